import { adminRoles } from '@naikkelas/contract'
import { type Admin, hasCapability } from '@naikkelas/contract/identity'

export { publishPages as changeMeasurement, viewPages as viewMeasurement } from '../../pages/landing-pages/index.ts'

/** Settings of all pages require a manager who may publish pages. */
export const manageMeasurement = (actor: Pick<Admin, 'role' | 'menus'>) =>
  actor.role !== adminRoles.forum && hasCapability(actor, 'landing_pages', 'publish')
