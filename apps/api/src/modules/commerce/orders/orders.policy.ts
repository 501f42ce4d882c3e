import type { Learner } from '@naikkelas/contract/identity'
import type { Limit } from '../../../platform/endpoints/index.ts'

/** Every learner may buy. */
export const buy = (_actor: Learner) => true

/** Codes that there are not: more than one mistypes, and far too few to find one. */
export const couponGuessLimits = (learnerId: string): Limit[] => [
  { name: 'coupons:learner', subject: learnerId, hits: 60, windowSeconds: 600 },
]

/** More than fingers press; each order holds a seat. */
export const purchaseLimits = (learnerId: string): Limit[] => [
  { name: 'orders:learner', subject: learnerId, hits: 30, windowSeconds: 600 },
]
