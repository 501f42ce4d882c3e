import { type Admin, hasCapability, type Learner } from '@naikkelas/contract/identity'
import type { Limit } from '../../../platform/endpoints/index.ts'

/** Every learner may hand something in; whether the lesson is theirs, the use case asks. */
export const doAssignments = (_actor: Learner) => true

/** Each one is read by people, who read the latest of them. */
export const submissionLimits = (learnerId: string): Limit[] => [
  { name: 'assignment-submissions:learner', subject: learnerId, hits: 30, windowSeconds: 3_600 },
]

export const viewSubmissions = (actor: Admin) => hasCapability(actor, 'courses', 'view')
export const markSubmissions = (actor: Admin) => hasCapability(actor, 'courses', 'manage')
