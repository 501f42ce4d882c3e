import { getOptOut, optOut } from '@naikkelas/contract/marketing'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { ApiError, messageOf } from '../../../shared/api/api-error.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { siteNameOf } from '../../../shared/site/site-title.ts'
import { OptOutPage } from './opt-out-page.tsx'

export const handle = { hydrate: false }

export function loader({ context, params }: LoaderFunctionArgs) {
  return loadForPage(() => call(getOptOut, { params: { token: params.token ?? '' } }, { context }))
}

/** Only a POST unsubscribes: mail scanners open links. */
export async function action({ context, params }: ActionFunctionArgs) {
  try {
    return { done: await call(optOut, { params: { token: params.token ?? '' } }, { context }), failure: null }
  } catch (error) {
    // An unknown link has no page to press on; anything else may be tried again from this one.
    if (error instanceof ApiError && error.status === 404) return loadForPage(() => Promise.reject(error))
    const status = error instanceof ApiError && error.status !== 0 ? error.status : 503
    return data({ done: null, failure: messageOf(error) }, { status })
  }
}

export const headers = () => ({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })

export const meta: MetaFunction = ({ matches }) => [
  { title: `Berhenti dihubungi · ${siteNameOf(matches)}` },
  { name: 'robots', content: 'noindex' },
]

export default function OptOutRoute() {
  const state = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  return <OptOutPage state={sent?.done ?? state} failure={sent?.failure ?? null} />
}
