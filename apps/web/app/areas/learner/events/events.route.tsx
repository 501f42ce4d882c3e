import { listOwnEvents } from '@naikkelas/contract/learning'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireLearner } from '../../../shared/session/learner-session.ts'
import { siteNameOf } from '../../../shared/site/site-title.ts'
import { EventsPage } from './events-page.tsx'

export const handle = { hydrate: false }

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { name, number, picture } = requireLearner(context, url)
  const events = await loadForPage(() => call(listOwnEvents, {}, { context }))
  return { learner: { name, number, picture }, events }
}

export const meta: MetaFunction<typeof loader> = ({ matches }) => [
  { title: `Event saya · ${siteNameOf(matches)}` },
  { name: 'robots', content: 'noindex' },
]

export default function EventsRoute() {
  return <EventsPage {...useLoaderData<typeof loader>()} />
}
