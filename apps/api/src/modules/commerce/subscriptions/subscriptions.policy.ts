import { type Admin, hasCapability, type Learner } from '@naikkelas/contract/identity'
import type { Limit } from '../../../platform/endpoints/index.ts'

/** Every learner may end what it has bought. */
export const subscribe = (_actor: Learner) => true

export const viewSubscriptions = (actor: Admin) => hasCapability(actor, 'transactions', 'view')

export const manageSubscriptions = (actor: Admin) => hasCapability(actor, 'transactions', 'manage')

export const changeLimits = (learnerId: string): Limit[] => [
  { name: 'subscriptions:learner', subject: learnerId, hits: 30, windowSeconds: 600 },
]
