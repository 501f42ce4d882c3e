import type { PartnerAccount } from '@naikkelas/contract/identity'
import { createAccountAccess } from '../account-access/index.ts'
import {
  findActivePartnerAccount,
  findActivePartnerAccountByEmail,
  findPartnerAccountRefusal,
} from './partner-accounts.queries.ts'
import { partnerTables } from './partner-realm.ts'

export const partnerAccess = createAccountAccess<PartnerAccount>({
  realm: 'partner',
  tables: partnerTables,
  devices: 'partner_devices',
  findActive: findActivePartnerAccount,
  findActiveByEmail: findActivePartnerAccountByEmail,
  findRefusal: findPartnerAccountRefusal,
  resetPath: '/partner/kata-sandi',
  signIns: { perNetwork: 100, everyone: 600 },
  mailReset: { name: 'mail-partner-password-reset', label: 'Mengirim tautan kata sandi baru mitra' },
})
