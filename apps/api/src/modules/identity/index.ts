export { type AdminAuth, createAdminAuth } from './admin-auth.ts'
export {
  deleteExpiredSessions,
  findActiveAdmin,
  findAdminsOfMenu,
  findAdminsOfSessions,
  hasAdmins,
  insertAdmin,
  type NewAdmin,
} from './identity.repo.ts'
export { identityRoutes } from './identity.routes.ts'
export { prepareFirstAdmin } from './identity.service.ts'
export { hashPassword } from './password-hash.ts'
export { findAdminOfRequest, findSessionOfRequest } from './sessions.ts'
