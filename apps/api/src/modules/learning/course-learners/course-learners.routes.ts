import { listCourseLearners } from '@naikkelas/contract/learning'
import { bind } from '../../../platform/endpoints/index.ts'
import { viewLearners } from './course-learners.policy.ts'
import { listCourseLearners as list } from './course-learners.service.ts'

export const courseLearnerRoutes = [
  bind(listCourseLearners, { can: viewLearners, run: (input, ctx) => list(ctx, input) }),
]
