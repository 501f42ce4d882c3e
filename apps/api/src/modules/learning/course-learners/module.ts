import { module } from '../../../module.ts'
import { courseLearnerRoutes } from './course-learners.routes.ts'

export const courseLearnersModule = module({ routes: () => courseLearnerRoutes })
