import { type Admin, hasCapability, type Learner } from '@naikkelas/contract/identity'
import type { Limit } from '../../../platform/endpoints/index.ts'

/** Every learner may show a transfer of the own orders. */
export const showTransfers = (_actor: Learner) => true

/** Those who see transactions decide on them by it. */
export const seeTransfers = (actor: Admin) => hasCapability(actor, 'transactions', 'view')

export const proofLimits = (learnerId: string): Limit[] => [
  { name: 'transfer-proofs:learner', subject: learnerId, hits: 30, windowSeconds: 600 },
]
