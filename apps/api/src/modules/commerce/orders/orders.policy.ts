import type { Learner } from '@naikkelas/contract/identity'
import type { Limit } from '../../../platform/endpoints/index.ts'

/** Every learner may buy. */
export const buy = (_actor: Learner) => true

/** More than fingers press; each order holds a seat. */
export const purchaseLimits = (learnerId: string): Limit[] => [
  { name: 'orders:learner', subject: learnerId, hits: 30, windowSeconds: 600 },
]
