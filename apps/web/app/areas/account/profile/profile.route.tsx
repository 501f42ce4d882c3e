import {
  getLearnerSecondFactor,
  getSignInMethods,
  listAddresses,
  listConsents,
  listLearnerPasskeys,
  listLearnerSessions,
  listNotificationChoices,
} from '@naikkelas/contract/identity'
import { listOwnCertificates } from '@naikkelas/contract/learning'
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
  const [consents, addresses, notifications, certificates, security] = await loadForPage(() =>
    Promise.all([
      call(listConsents, {}, { context }),
      call(listAddresses, {}, { context }),
      call(listNotificationChoices, {}, { context }),
      call(listOwnCertificates, {}, { context }),
      isOwn ? loadSecurity(context) : null,
    ]),
  )
  return {
    learner,
    consents,
    addresses,
    notifications,
    certificates,
    security,
    isVerifying: url.searchParams.get('goto') === 'verify',
  }
}

/** What protects the account. */
async function loadSecurity(context: LoaderFunctionArgs['context']) {
  const [sessions, factor, methods, passkeys] = await Promise.all([
    call(listLearnerSessions, {}, { context }),
    call(getLearnerSecondFactor, {}, { context }),
    call(getSignInMethods, {}, { context }),
    call(listLearnerPasskeys, {}, { context }),
  ])
  return { sessions, factor, methods, passkeys }
}

export const meta = () => [{ title: 'Profil · Naikkelas' }, { name: 'robots', content: 'noindex' }]

export default function ProfileRoute() {
  return <ProfilePage {...useLoaderData<typeof loader>()} />
}
