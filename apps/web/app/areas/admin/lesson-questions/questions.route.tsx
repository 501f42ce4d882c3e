import { listAskedQuestions } from '@naikkelas/contract/learning'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { questionFiltersOf, questionQueryOf } from './question-filters.ts'
import { QuestionsPage } from './questions-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  const filters = questionFiltersOf(url.searchParams)
  return loadForPage(async () => ({
    filters,
    list: await call(listAskedQuestions, { query: questionQueryOf(filters) }, { context }),
    admin,
  }))
}

export const meta = () => [{ title: 'Pertanyaan · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function QuestionsRoute() {
  return <QuestionsPage {...useLoaderData<typeof loader>()} />
}
