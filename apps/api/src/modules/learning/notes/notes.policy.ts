import type { Learner } from '@naikkelas/contract/identity'
import type { Limit } from '../../../platform/endpoints/index.ts'

/** Every learner may keep notes; whether the lesson is theirs, the use case asks. */
export const keepNotes = (_actor: Learner) => true

/** More than one who writes down every sentence of a film. */
export const noteLimits = (learnerId: string): Limit[] => [
  { name: 'lesson-notes:learner', subject: learnerId, hits: 300, windowSeconds: 3_600 },
]
