import {
  getLearnerSecondFactor,
  listAddresses,
  listConsents,
  listLearnerSessions,
  listNotificationChoices,
} from '@naikkelas/contract/identity'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireLearner } from '../../../shared/session/learner-session.ts'
import { ProfilePage } from './profile-page.tsx'

/** Another account's number answers as one that does not exist: nothing of it is disclosed. */
export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const learner = requireLearner(context, url)
  if (params.number !== String(learner.number)) throw new Response('Profil ini tidak ada.', { status: 404 })
  const isOwn = learner.viewedUntil === null
  const [consents, addresses, notifications, sessions, factor] = await loadForPage(() =>
    Promise.all([
      call(listConsents, {}, { context }),
      call(listAddresses, {}, { context }),
      call(listNotificationChoices, {}, { context }),
      isOwn ? call(listLearnerSessions, {}, { context }) : null,
      isOwn ? call(getLearnerSecondFactor, {}, { context }) : null,
    ]),
  )
  return {
    learner,
    consents,
    addresses,
    notifications,
    security: sessions && factor && { sessions, factor },
    isVerifying: url.searchParams.get('goto') === 'verify',
  }
}

export const meta = () => [{ title: 'Profil · Naikkelas' }, { name: 'robots', content: 'noindex' }]

export default function ProfileRoute() {
  return <ProfilePage {...useLoaderData<typeof loader>()} />
}
