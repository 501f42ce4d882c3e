import { type Admin, hasCapability, type Learner } from '@naikkelas/contract/identity'
import type { Limit } from '../../../platform/endpoints/index.ts'

/** Every learner has courses; whether one is theirs, the use case asks. */
export const learn = (_actor: Learner) => true

/** A film reports every ten seconds and at each pause; several devices may play. */
export const progressLimits = (learnerId: string): Limit[] => [
  { name: 'lesson-progress:learner', subject: learnerId, hits: 600, windowSeconds: 600 },
]

/** Looks at a course as its learners do, in the admin's own name: no session of a learner, and nothing that is noted. */
export const previewRooms = (actor: Admin) => hasCapability(actor, 'courses', 'view')
