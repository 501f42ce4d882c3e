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
  const [sessions, consents, addresses, notifications, factor] = await loadForPage(() =>
    Promise.all([
      call(listLearnerSessions, {}, { context }),
      call(listConsents, {}, { context }),
      call(listAddresses, {}, { context }),
      call(listNotificationChoices, {}, { context }),
      call(getLearnerSecondFactor, {}, { context }),
    ]),
  )
  return {
    learner,
    sessions,
    consents,
    addresses,
    notifications,
    factor,
    isVerifying: url.searchParams.get('goto') === 'verify',
  }
}

export const meta = () => [{ title: 'Profil · Naikkelas' }, { name: 'robots', content: 'noindex' }]

export default function ProfileRoute() {
  return <ProfilePage {...useLoaderData<typeof loader>()} />
}
