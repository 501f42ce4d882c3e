import type { Learner } from '@naikkelas/contract/identity'
import type { Limit } from '../../../platform/endpoints/index.ts'

/** Every learner has a list of their own. */
export const keepItems = (_actor: Learner) => true

/** More than fingers press. */
export const changeLimits = (learnerId: string): Limit[] => [
  { name: 'saved-items:learner', subject: learnerId, hits: 300, windowSeconds: 600 },
]
