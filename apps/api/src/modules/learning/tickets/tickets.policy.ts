import { type Admin, hasCapability, type Learner } from '@naikkelas/contract/identity'

/** Every learner may have a seat; which ones are theirs, the use case asks. */
export const haveTickets = (_actor: Learner) => true

/** Admins who see events see who comes. */
export const viewAttendees = (actor: Admin) => hasCapability(actor, 'events', 'view')

export const checkTicketsIn = (actor: Admin) => hasCapability(actor, 'events', 'manage')
