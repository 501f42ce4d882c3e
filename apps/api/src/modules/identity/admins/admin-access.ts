import { createAccountAccess } from '../account-access/index.ts'
import { adminTables } from './admin-realm.ts'
import { findActiveAdmin, findActiveAdminByEmail, findAdminRefusal } from './admins.queries.ts'
import { needsSecondFactor, type SignedInAdmin } from './signed-in-admin.ts'

export const adminAccess = createAccountAccess<SignedInAdmin>({
  realm: 'admin',
  tables: adminTables,
  devices: 'admin_devices',
  findActive: findActiveAdmin,
  findActiveByEmail: findActiveAdminByEmail,
  findRefusal: findAdminRefusal,
  needsSecondFactor,
  resetPath: '/admin/kata-sandi',
  signIns: { perNetwork: 100, everyone: 600 },
  mailReset: { name: 'mail-admin-password-reset', label: 'Mengirim tautan kata sandi baru admin' },
})
