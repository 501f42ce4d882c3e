import { type Admin, adminRoles } from '@naikkelas/contract'

export { publishPages as changeMeasurement, viewPages as viewMeasurement } from '../landing-pages/index.ts'

/** What holds for all pages is decided by those who run the shop. */
export const manageMeasurement = ({ role }: Pick<Admin, 'role'>) =>
  role === adminRoles.superAdmin || role === adminRoles.admin
