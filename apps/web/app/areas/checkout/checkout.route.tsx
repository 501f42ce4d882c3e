import { type InputFor, paymentStatuses, thankYouPath } from '@naikkelas/contract'
import {
  type Checkout,
  type CheckoutOffer,
  checkoutPaths,
  couponTextAtMost,
  getCheckout,
  getCheckoutOffer,
  placeOrder,
  rememberCheckout,
  waitingPath,
} from '@naikkelas/contract/commerce'
import { getSignInOffer, setNotificationChoice } from '@naikkelas/contract/identity'
import { getOrderForm, type OrderFormAnswers } from '@naikkelas/contract/marketing'
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
import { ApiError } from '../../shared/api/api-error.ts'
import { call } from '../../shared/api/call.ts'
import { loadForPage } from '../../shared/api/load-for-page.ts'
import { failedForm, textOf } from '../../shared/forms/form-result.ts'
import { currentLearner } from '../../shared/session/learner-session.ts'
import { returnCookie } from '../../shared/session/page-cookies.ts'
import { passedOnHeaders, refusalStatus } from '../../shared/session/refusal.ts'
import { submitConfirmation, submitRegistration, submitSignIn } from '../../shared/sign-in/learner-sign-in.ts'
import type { SignInTab } from '../../shared/sign-in/sign-in-result.ts'
import { siteNameOf } from '../../shared/site/site-title.ts'
import { checkoutTitle } from './checkout-words.ts'
import { CheckoutPage } from './checkout-page.tsx'
import { GuestPage } from './guest-page.tsx'

/** The form is sent by the browser itself, so it can be before any script runs. */
export const handle = { hydrate: false }

const itemPattern = /^(?:[1-9]\d{0,14}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const learner = currentLearner(context)
  // Links of campaigns have either name.
  const text = (url.searchParams.get('coupon') ?? url.searchParams.get('kupon') ?? '').slice(0, couponTextAtMost)
  if (learner === null) return loadGuest({ context, url, item: params.id, text })
  const { checkout, problem } = await load(context, params.id, text)
  const own = checkoutAddress(checkout.item)
  // A link of a landing page has the item's id, and one address is enough for an item.
  if (url.pathname !== own || url.searchParams.has(codeParameter)) throw redirect(`${own}${keptSearch(url)}`)
  const wanted = url.searchParams.get('metode')
  // The page is the same without it: a look at the site as a learner, or a limit, keeps nothing.
  if (checkout.isRemembered && checkout.refusal === null) await remember(context, checkout, text).catch(() => {})
  return {
    guest: null,
    wanted,
    learner: { name: learner.name, email: learner.email, number: learner.number, picture: learner.picture },
    checkout,
    typedCoupon: { text, problem },
  }
}

function remember(context: LoaderFunctionArgs['context'], { item }: Checkout, coupon: string) {
  return call(rememberCheckout, { body: { number: item.number, ...(coupon !== '' && { coupon }) } }, { context })
}

/** Of the mailed code of a registration that is not confirmed yet. */
const codeParameter = 'konfirmasi'
/** Which of sign-in and registration is open: `daftar` or `masuk`. */
const tabParameter = 'bagian'

const checkoutAddress = ({ kind, number }: Pick<Checkout['item'], 'kind' | 'number'>) =>
  `${checkoutPaths[kind]}/${number}`

/** What the address asks for, without the steps of a sign-in. */
function keptSearch({ searchParams }: URL): string {
  const kept = new URLSearchParams(searchParams)
  for (const step of [codeParameter, tabParameter]) kept.delete(step)
  return kept.size === 0 ? '' : `?${kept}`
}

interface GuestArgs extends Pick<LoaderFunctionArgs, 'context' | 'url'> {
  item: string | undefined
  text: string
}

/** The item and a sign-in in the same page, which keeps the coupon and the way to pay of the address. */
async function loadGuest({ context, url, item, text }: GuestArgs) {
  const offer = await loadOffer(context, item)
  const own = checkoutAddress(offer.item)
  if (url.pathname !== own) throw redirect(`${own}${url.search}`)
  const [{ hasGoogle }, filledIn] = await loadForPage(() =>
    Promise.all([call(getSignInOffer, {}, { context }), call(getOrderForm, {}, { context })]),
  )
  // Ways that leave this page come back to it: Google, a passkey, a forgotten password, the link of a mail.
  const cookie = returnCookie(context, `${own}${keptSearch(url)}`)
  const tab: SignInTab = isNew(url, filledIn) ? 'register' : 'sign_in'
  const codeId = url.searchParams.get(codeParameter)
  const address = `${own}${keptSearch(url)}`
  return data(
    { guest: { offer, tab, codeId, address, hasGoogle, filledIn, coupon: text } },
    cookie === null ? undefined : { headers: { 'set-cookie': cookie } },
  )
}

/** Who has filled in a form for it on a page is asked for a password alone. */
function isNew({ searchParams }: URL, filledIn: OrderFormAnswers | null): boolean {
  const tab = searchParams.get(tabParameter)
  return tab === 'daftar' || (tab === null && filledIn !== null)
}

/** @throws a redirect to /404 for what is not sold */
async function loadOffer(context: LoaderFunctionArgs['context'], item: string | undefined): Promise<CheckoutOffer> {
  if (item === undefined || !itemPattern.test(item)) throw redirect('/404')
  return loadForPage(async () => {
    try {
      return await call(getCheckoutOffer, { query: { item } }, { context })
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) throw redirect('/404')
      throw error
    }
  })
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
  const form = await request.formData()
  if (currentLearner(context) === null) return signInHere(form, { context, url })
  return textOf(form, 'form') === 'remind' ? wantReminder({ context, url }) : buy(form, context)
}

/** Asks for one mail where the purchase is not made; the page that follows remembers what it shows. */
async function wantReminder({ context, url }: Pick<ActionFunctionArgs, 'context' | 'url'>) {
  try {
    await call(setNotificationChoice, { body: { kind: 'checkouts', channel: 'email', isOn: true } }, { context })
  } catch (error) {
    return data({ ...failedForm(error), way: '' }, { status: refusalStatus(error) })
  }
  return redirect(`${url.pathname}${keptSearch(url)}`, 303)
}

/** The steps of a sign-in; what is bought after it is asked for again, so a session that ended buys nothing unseen. */
async function signInHere(form: FormData, { context, url }: Pick<ActionFunctionArgs, 'context' | 'url'>) {
  const own = `${url.pathname}${keptSearch(url)}`
  // A second step returns to what its address asks for.
  const asked = { context, url: new URL(`?${new URLSearchParams({ tujuan: own })}`, url) }
  const step = textOf(form, 'form')
  const withStep = (name: string, value: string) => `${own}${own.includes('?') ? '&' : '?'}${name}=${value}`
  if (step === 'sign_in') return submitSignIn(form, asked, own)
  if (step === 'register')
    return submitRegistration(form, asked, (codeId) => withStep(codeParameter, encodeURIComponent(codeId)))
  if (step === 'confirm') return submitConfirmation(form, { context }, own)
  return redirect(own)
}

async function buy(form: FormData, context: ActionFunctionArgs['context']) {
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
    return redirect(isWaiting ? waitingPath(code) : thankYouPath(item.kind, code), { headers })
  } catch (error) {
    return data({ ...failedForm(error), way: textOf(form, 'way') }, { status: refusalStatus(error), headers })
  }
}

export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) => {
  const sent = new Headers(actionHeaders)
  // A step that signs in forgets the place; it has been used.
  if (!sent.has('set-cookie')) for (const cookie of loaderHeaders.getSetCookie()) sent.append('set-cookie', cookie)
  return sent
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const item = loaderData && (loaderData.guest === null ? loaderData.checkout.item : loaderData.guest.offer.item)
  return [
    { title: `${item ? checkoutTitle(item) : 'Checkout'} · ${siteNameOf(matches)}` },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function CheckoutRoute() {
  const loaded = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  if (loaded.guest !== null) return <GuestPage {...loaded.guest} result={asGuestResult(result)} />
  return <CheckoutPage {...loaded} result={result && 'way' in result ? result : undefined} />
}

function asGuestResult(result: ReturnType<typeof useActionData<typeof action>>) {
  return result && !('way' in result) ? result : undefined
}
