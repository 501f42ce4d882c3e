import { confirmLiveReminder, getLiveReminder, stopLiveReminder } from '@naikkelas/contract/content'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router-dom'
import { ApiError, messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { refusalStatus } from '../../../shared/session/refusal.ts'
import { siteNameOf } from '../../../shared/site/site-title.ts'
import { LiveReminderPage } from './live-reminder-page.tsx'

export const handle = { hydrate: false }

const inputOf = ({ token = '' }: LoaderFunctionArgs['params']) => ({ params: { token } })

export function loader({ context, params }: LoaderFunctionArgs) {
  return loadForPage(async () => {
    try {
      return { reminder: await call(getLiveReminder, inputOf(params), { context }) }
    } catch (error) {
      if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return { reminder: null }
      throw error
    }
  })
}

/** Only a POST confirms or stops: mail scanners open links. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const choice = (await request.formData().catch(() => null))?.get('pilihan')
  try {
    if (choice === 'batal') {
      await call(stopLiveReminder, inputOf(params), { context })
      return { isStopped: true, failure: null }
    }
    if (choice === 'ingatkan') await call(confirmLiveReminder, inputOf(params), { context })
    return { isStopped: false, failure: null }
  } catch (error) {
    return data({ isStopped: false, failure: messageOf(error) }, { status: refusalStatus(error) })
  }
}

export const headers = () => ({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })

export const meta: MetaFunction = ({ matches }) => [
  { title: `Pengingat siaran · ${siteNameOf(matches)}` },
  { name: 'robots', content: 'noindex' },
]

export default function LiveReminderRoute() {
  const { reminder } = useLoaderData<typeof loader>()
  const done = useActionData<typeof action>()
  return <LiveReminderPage reminder={reminder} isStopped={done?.isStopped ?? false} failure={done?.failure ?? null} />
}
