import { adminRoles } from '@naikkelas/contract'
import { type Admin, hasCapability } from '@naikkelas/contract/identity'

export { publishPages as changeMeasurement, viewPages as viewMeasurement } from '../../pages/landing-pages/index.ts'

/** What holds for all pages is decided by those who run the shop and may publish its pages. */
export const manageMeasurement = (actor: Pick<Admin, 'role' | 'menus'>) =>
  actor.role !== adminRoles.forum && hasCapability(actor, 'landing_pages', 'publish')
