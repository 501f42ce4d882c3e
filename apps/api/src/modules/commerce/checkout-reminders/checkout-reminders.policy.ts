import type { Learner } from '@naikkelas/contract/identity'
import type { Limit } from '../../../platform/endpoints/index.ts'

/** Every learner; the use case asks whether reminders are switched on. */
export const rememberOwnCheckouts = (_actor: Learner) => true

export const checkoutVisitLimits = (learnerId: string): Limit[] => [
  { name: 'checkout-reminders:learner', subject: learnerId, hits: 120, windowSeconds: 600 },
]
