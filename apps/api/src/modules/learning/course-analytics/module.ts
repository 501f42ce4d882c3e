import { module } from '../../../module.ts'
import { countLessons } from './count-lessons.job.ts'
import { courseAnalyticsRoutes } from './course-analytics.routes.ts'

export const courseAnalyticsModule = module({ routes: () => courseAnalyticsRoutes, jobs: [countLessons] })
