import type { Admin } from '@naikkelas/contract/identity'
import { createAccountAccess } from '../account-access/index.ts'
import { adminTables } from './admin-realm.ts'
import { findActiveAdmin, findActiveAdminByEmail } from './admins.queries.ts'

export const adminAccess = createAccountAccess<Admin>({
  realm: 'admin',
  tables: adminTables,
  findActive: findActiveAdmin,
  findActiveByEmail: findActiveAdminByEmail,
  resetPath: '/admin/kata-sandi',
  signIns: { perNetwork: 100, everyone: 600 },
  mailReset: { name: 'mail-admin-password-reset', label: 'Mengirim tautan kata sandi baru admin' },
})
