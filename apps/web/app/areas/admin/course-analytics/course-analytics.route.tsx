import { getCourseAnalytics } from '@naikkelas/contract/learning'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { daysIn } from '../lists/days-in.ts'
import { CourseAnalyticsPage } from './course-analytics-page.tsx'

export async function loader({ context, url, params: { courseId = '' } }: LoaderFunctionArgs) {
  requireAdmin(context, url)
  const days = daysIn(url.searchParams)
  const query = { ...(days.from !== '' && { from: days.from }), ...(days.until !== '' && { until: days.until }) }
  return loadForPage(async () => ({
    days,
    now: new Date().toISOString(),
    analytics: await call(getCourseAnalytics, { params: { courseId }, query }, { context }),
  }))
}

export const meta = () => [{ title: 'Analitik belajar · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function CourseAnalyticsRoute() {
  return <CourseAnalyticsPage {...useLoaderData<typeof loader>()} />
}
