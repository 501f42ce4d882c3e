import { type InputFor, paymentStatuses } from '@naikkelas/contract'
import {
  type Checkout,
  checkoutPaths,
  couponTextAtMost,
  getCheckout,
  placeOrder,
  purchasePaths,
} from '@naikkelas/contract/commerce'
import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router-dom'
import { call } from '../../shared/api/call.ts'
import { loadForPage } from '../../shared/api/load-for-page.ts'
import { failedForm, textOf } from '../../shared/forms/form-result.ts'
import { requireLearner } from '../../shared/session/learner-session.ts'
import { passedOnHeaders, refusalStatus } from '../../shared/session/refusal.ts'
import { siteNameOf } from '../../shared/site/site-title.ts'
import { ApiError } from '../../shared/api/api-error.ts'
import { CheckoutPage } from './checkout-page.tsx'

/** The form is sent by the browser itself, so it can be before any script runs. */
export const handle = { hydrate: false }

const itemPattern = /^(?:[1-9]\d{0,14}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const learner = requireLearner(context, url)
  // Links of campaigns have either name.
  const text = (url.searchParams.get('coupon') ?? url.searchParams.get('kupon') ?? '').slice(0, couponTextAtMost)
  const { checkout, problem } = await load(context, params.id, text)
  const own = `${checkoutPaths[checkout.item.kind]}/${checkout.item.number}`
  // A link of a landing page has the item's id, and one address is enough for an item.
  if (url.pathname !== own) throw redirect(`${own}${url.search}`)
  const wanted = url.searchParams.get('metode')
  return {
    wanted,
    learner: { name: learner.name, email: learner.email, number: learner.number, picture: learner.picture },
    checkout,
    typedCoupon: { text, problem },
  }
}

interface Loaded {
  checkout: Checkout
  /** Why the coupon was not looked at. */
  problem: string | null
}

/** @throws a redirect to /404 for what is not sold */
async function load(context: LoaderFunctionArgs['context'], item: string | undefined, coupon: string): Promise<Loaded> {
  if (item === undefined || !itemPattern.test(item)) throw redirect('/404')
  const query = { item, ...(coupon !== '' && { coupon }) }
  return loadForPage(async () => {
    try {
      return { checkout: await call(getCheckout, { query }, { context }), problem: null }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 404) throw redirect('/404')
      // Too many codes were tried: it can still be bought without one.
      if (error.code !== 'too_many' || coupon === '') throw error
      return { ...(await load(context, item, '')), problem: error.message }
    }
  })
}

export async function action({ context, url, request }: ActionFunctionArgs) {
  requireLearner(context, url)
  const form = await request.formData()
  const [mode, method, channel] = textOf(form, 'way').split('.')
  let headers = new Headers()
  try {
    const onHeaders = (answer: Headers) => (headers = passedOnHeaders(answer))
    const body = {
      number: Number(textOf(form, 'number')),
      mode: Number(mode),
      method: Number(method),
      channel: channel || null,
      shownTotal: Number(textOf(form, 'total')),
      ...(textOf(form, 'coupon') !== '' && { coupon: textOf(form, 'coupon') }),
      consent: textOf(form, 'consent') === 'ya',
    } as InputFor<typeof placeOrder>['body']
    const { code, status, item } = await call(placeOrder, { body }, { context, onHeaders })
    const isWaiting = status === paymentStatuses.waitingForPayment
    return redirect(isWaiting ? `/thank-you/pembayaran/${code}` : `${purchasePaths[item.kind]}/${code}`, { headers })
  } catch (error) {
    return data({ ...failedForm(error), way: textOf(form, 'way') }, { status: refusalStatus(error), headers })
  }
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => [
  { title: `${loaderData ? `Beli ${loaderData.checkout.item.name}` : 'Checkout'} · ${siteNameOf(matches)}` },
  { name: 'robots', content: 'noindex' },
]

export default function CheckoutRoute() {
  return <CheckoutPage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
}
