import { type Admin, adminRoles } from '@naikkelas/contract'

/** Leads hold people's names and numbers: for those who run the shop, and not for the forum's moderators. */
export const manageLeads = ({ role }: Pick<Admin, 'role'>) =>
  role === adminRoles.superAdmin || role === adminRoles.admin
