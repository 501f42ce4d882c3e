import { type Admin, hasCapability } from '@naikkelas/contract/identity'

/** By name alone: how to reach them is on the screen of users. */
export const viewLearners = (actor: Admin) => hasCapability(actor, 'courses', 'view')
