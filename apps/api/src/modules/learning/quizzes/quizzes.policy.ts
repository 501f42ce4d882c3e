import { type Admin, hasCapability, type Learner } from '@naikkelas/contract/identity'
import type { Limit } from '../../../platform/endpoints/index.ts'

/** Every learner may try; whether the lesson is theirs, the use case asks. */
export const tryQuizzes = (_actor: Learner) => true

/** Above one who learns, below one who lets a program guess. */
export const attemptLimits = (learnerId: string): Limit[] => [
  { name: 'quiz-attempts:learner', subject: learnerId, hits: 60, windowSeconds: 3_600 },
]

/** As a learner sees it: nothing is handed in. */
export const previewQuizzes = (actor: Admin) => hasCapability(actor, 'courses', 'view')

export const openAttempts = (actor: Admin) => hasCapability(actor, 'courses', 'manage')
