import { getOwnGrades } from '@naikkelas/contract/learning'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireLearner } from '../../../shared/session/learner-session.ts'
import { siteNameOf } from '../../../shared/site/site-title.ts'
import { GradesPage } from './grades-page.tsx'

export const handle = { hydrate: false }

export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const { name, number, picture } = requireLearner(context, url)
  return loadForPage(async () => ({
    learner: { name, number, picture },
    grades: await call(getOwnGrades, { params: { number: Number(params.id) } }, { context }),
  }))
}

export const meta: MetaFunction<typeof loader> = ({ matches }) => [
  { title: `Nilai saya · ${siteNameOf(matches)}` },
  { name: 'robots', content: 'noindex' },
]

export default function GradesRoute() {
  return <GradesPage {...useLoaderData<typeof loader>()} />
}
