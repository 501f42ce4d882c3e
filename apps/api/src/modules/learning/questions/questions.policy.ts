import { type Admin, hasCapability, type Learner } from '@naikkelas/contract/identity'
import type { Limit } from '../../../platform/endpoints/index.ts'

/** Every learner may ask; whether the lesson is theirs, the use case asks. */
export const askQuestions = (_actor: Learner) => true

export const viewQuestions = (actor: Admin) => hasCapability(actor, 'courses', 'view')
export const answerQuestions = (actor: Admin) => hasCapability(actor, 'courses', 'manage')

/** Each question is read by people. */
export const questionLimits = (learnerId: string): Limit[] => [
  { name: 'lesson-questions:learner', subject: learnerId, hits: 20, windowSeconds: 3_600 },
]
