import { errorTable } from '@naikkelas/contract'
import { displayCookieName, PREVIOUS_LOCATION_SECONDS, returnPath, signOutLearner } from '@naikkelas/contract/identity'
import { Button } from '@naikkelas/ui/button'
import { Form, type MetaFunction, redirect } from 'react-router-dom'
import { apiContext } from '../../../shared/api/api-context.ts'
import { ApiError } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { currentLearner, loadLearner } from '../../../shared/session/learner-session.ts'
import { passedOnHeaders } from '../../../shared/session/refusal.ts'
import { PlainMessage } from '../frame/plain-message.tsx'
import type { Route } from './+types/sign-out.route.ts'

export const middleware = [loadLearner]

export const handle = { hydrate: false }

/** The page one came from, which the sign-in returns to. Who is not signed in has nothing to end. */
export function loader({ request, context }: Route.LoaderArgs) {
  const learner = currentLearner(context)
  if (!learner) throw redirect('/login')
  const { name, number, picture } = learner
  return {
    // Read here: the table of all errors is not loaded by browsers.
    refusal: learner.viewedUntil === null ? null : errorTable.view_only.message,
    from: returnPath(request.headers.get('referer'), new URL(request.url).origin),
    person: { name, href: `/profile/${number}`, picture },
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const headers = new Headers()
  const onHeaders = (answer: Headers) => {
    for (const [name, value] of passedOnHeaders(answer)) headers.append(name, value)
  }
  try {
    await call(signOutLearner, {}, { context, onHeaders })
  } catch (error) {
    // The page says that a view is ended first.
    if (error instanceof ApiError && error.code === 'view_only') return redirect('/keluar')
    throw error
  }
  const { origin } = new URL(request.url)
  const from = returnPath(String((await request.formData()).get('dari') ?? request.headers.get('referer')), origin)
  const environment = context.get(apiContext).api.siteScript?.environment
  if (from !== null && environment !== undefined)
    headers.append(
      'set-cookie',
      `${displayCookieName(environment, 'previouslocation')}=${encodeURIComponent(from)}; Max-Age=${PREVIOUS_LOCATION_SECONDS}; Path=/; SameSite=Lax`,
    )
  return redirect('/login', { headers })
}

export const headers = () => ({ 'x-robots-tag': 'noindex' })

export const meta: MetaFunction = () => [{ title: 'Keluar · Naikkelas' }, { name: 'robots', content: 'noindex' }]

/** Asks what the dialog of the bars asks, for browsers without scripts. */
export default function SignOutRoute({ loaderData: { refusal, from, person } }: Route.ComponentProps) {
  if (refusal !== null)
    return (
      <PlainMessage title="Belum dapat keluar" text={refusal} person={person}>
        <Button asChild variant="primary" size="lg">
          <a href={from ?? '/profile'}>Kembali</a>
        </Button>
      </PlainMessage>
    )
  return (
    <PlainMessage
      person={person}
      title="Anda yakin ingin keluar ?"
      text="Anda perlu masuk lagi untuk membuka kelas dan pembelian Anda."
    >
      <Form method="post" className="flex flex-wrap gap-3">
        {from !== null && <input type="hidden" name="dari" value={from} />}
        <Button asChild size="lg">
          <a href={from ?? '/'}>Batal</a>
        </Button>
        <Button type="submit" variant="primary" size="lg">
          Ya
        </Button>
      </Form>
    </PlainMessage>
  )
}
