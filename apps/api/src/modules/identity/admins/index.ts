export { confirmPassword } from './confirm-password.service.ts'
export { adminsOf, isSignedInBy } from './admins-of.ts'
export {
  findActiveAdmin,
  findAdminNames,
  findAdminsOfMenu,
  findAdminsOfSessions,
  isAdminEmail,
} from './admins.queries.ts'
export { isSignedIn } from './identity.policy.ts'
export { createAdmin, prepareFirstAdmin } from './identity.service.ts'
export type { NewAdmin } from './new-admin.ts'
export { adminsModule } from './module.ts'
