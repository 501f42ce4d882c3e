import { hasCapability } from '@naikkelas/contract/identity'
import { getLearnerGrades } from '@naikkelas/contract/learning'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { LearnerGradesPage } from './learner-grades-page.tsx'

export async function loader({ context, url, params: { courseId = '', learnerId = '' } }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  return loadForPage(async () => ({
    grades: await call(getLearnerGrades, { params: { courseId, learnerId } }, { context }),
    mayOpen: hasCapability(admin, 'courses', 'manage'),
  }))
}

export const meta = () => [{ title: 'Nilai peserta · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function LearnerGradesRoute() {
  return <LearnerGradesPage {...useLoaderData<typeof loader>()} />
}
