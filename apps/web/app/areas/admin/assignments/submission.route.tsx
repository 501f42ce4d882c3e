import { hasCapability } from '@naikkelas/contract/identity'
import { getSubmission } from '@naikkelas/contract/learning'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { SubmissionPage } from './submission-page.tsx'

export async function loader({ context, url, params: { submissionId = '' } }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  return loadForPage(async () => ({
    submission: await call(getSubmission, { params: { submissionId } }, { context }),
    mayMark: hasCapability(admin, 'courses', 'manage'),
  }))
}

export const meta = () => [{ title: 'Nilai tugas · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function SubmissionRoute() {
  return <SubmissionPage {...useLoaderData<typeof loader>()} />
}
