import { type Admin, hasCapability } from '@naikkelas/contract/identity'

/** Numbers alone: who the learners are is on the screen of learners. */
export const viewAnalytics = (actor: Admin) => hasCapability(actor, 'courses', 'view')
