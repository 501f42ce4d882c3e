import { getCourseAnalytics } from '@naikkelas/contract/learning'
import { bind } from '../../../platform/endpoints/index.ts'
import { viewAnalytics } from './course-analytics.policy.ts'
import { getCourseAnalytics as get } from './course-analytics.service.ts'

export const courseAnalyticsRoutes = [
  bind(getCourseAnalytics, { can: viewAnalytics, run: (input, ctx) => get(ctx, input) }),
]
