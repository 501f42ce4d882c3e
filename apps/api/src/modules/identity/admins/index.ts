export { adminsOf, isSignedInBy } from './admins-of.ts'
export {
  findActiveAdmin,
  findAdminsOfMenu,
  findAdminsOfSessions,
  hasAdmins,
  insertAdmin,
  type NewAdmin,
} from './identity.repo.ts'
export { prepareFirstAdmin } from './identity.service.ts'
export { adminsModule } from './module.ts'
