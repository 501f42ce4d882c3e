import type { XenditAccount } from '../../../../../ports/payment-accounts.ts'
import type {
  Payment,
  PaymentProvider,
  PaymentRequest,
  Refund,
  RefundRequest,
  ReportedPayment,
} from '../../payment-provider.ts'
import { PaymentProviderError } from '../../payment-provider-error.ts'
import { channelsOf, refuseUnavailable } from '../channels-of.ts'
import { createXenditApi, type XenditApi } from './xendit-api.ts'
import { xenditChannelCode, xenditChannels } from './xendit-channels.ts'
import type { XenditPayment, XenditPaymentRequest } from './xendit-shapes.ts'
import * as transform from './xendit-transform.ts'
import { parseXenditWebhook } from './xendit-webhook.ts'

/** Xendit's payments API v3 (docs.xendit.co). A card is paid within a session; everything else is a payment request. */
export function createXenditProvider(account: XenditAccount): PaymentProvider {
  const api = createXenditApi(account)
  const channels = channelsOf(xenditChannels, account.channels)
  return {
    name: 'xendit',
    channels,
    cardEntry: { when: 'afterCreate', publishableKey: account.publishableKey, scriptUrl: account.scriptUrl },
    async create(request) {
      refuseUnavailable('xendit', channels, request)
      return await create(api, account, request)
    },
    get: (providerId) => get(api, providerId),
    async findByReference(reference) {
      // A session cannot be found by it; until the browser has sent a card, no payer can reach a lost one.
      const { data } = await api.findPaymentRequests(reference)
      const [found] = data.filter((request) => request.reference_id === reference)
      return found && (await withLatestPayment(api, found))
    },
    cancel: (providerId) => cancel(api, providerId),
    refund: (request) => refund(api, request),
    async findRefund({ providerId, reference }) {
      const { data } = await api.findRefunds(await paymentRequestIdOf(api, { providerId }))
      const found = data.find((refund) => refund.reference_id === reference)
      return found && transform.refundOf(found)
    },
    report: (from, until) => report(api, from, until),
    parseWebhook: (message) => parseXenditWebhook(account, message),
  }
}

async function create(api: XenditApi, account: XenditAccount, request: PaymentRequest): Promise<Payment> {
  if (request.savedToken !== undefined)
    return await withLatestPayment(api, await api.createPaymentRequest(transform.savedChargeBody(request)))
  if (request.channel === 'card')
    return transform.paymentOfSession(await api.createSession(transform.cardSessionBody(request)), undefined)
  const isReusable = account.reusableChannels.includes(request.channel)
  const body = transform.paymentRequestBody({ request, channelCode: xenditChannelCode(request.channel), isReusable })
  return transform.paymentOfRequest(await api.createPaymentRequest(body), undefined)
}

const isSession = (providerId: string) => providerId.startsWith('ps-')

async function get(api: XenditApi, providerId: string): Promise<Payment> {
  if (!isSession(providerId)) return await withLatestPayment(api, await api.getPaymentRequest(providerId))
  const session = await api.getSession(providerId)
  const made = session.payment_id ? await api.getPayment(session.payment_id) : undefined
  return transform.paymentOfSession(session, made)
}

async function withLatestPayment(api: XenditApi, request: XenditPaymentRequest): Promise<Payment> {
  const latest: XenditPayment | undefined = request.latest_payment_id
    ? await api.getPayment(request.latest_payment_id)
    : undefined
  return transform.paymentOfRequest(request, latest)
}

async function cancel(api: XenditApi, providerId: string): Promise<Payment> {
  try {
    await (isSession(providerId) ? api.cancelSession(providerId) : api.cancelPaymentRequest(providerId))
  } catch (error) {
    // Paid, expired or cancelled already: how it is now is the answer.
    if (!(error instanceof PaymentProviderError) || !isRefusal(error)) throw error
  }
  return await get(api, providerId)
}

function isRefusal({ code }: PaymentProviderError): boolean {
  return code === 'wrong_state' || code === 'invalid_request' || code === 'duplicate_reference'
}

async function refund(api: XenditApi, request: RefundRequest): Promise<Refund> {
  const body = transform.refundBody(request, await paymentRequestIdOf(api, request))
  try {
    return transform.refundOf(await api.createRefund(body, request.reference))
  } catch (error) {
    // The payer's balance has the same code as the merchant's.
    if (!(error instanceof PaymentProviderError) || error.failure !== 'insufficient_balance') throw error
    const { message: detail } = error
    throw new PaymentProviderError({ provider: 'xendit', code: 'refund_without_funds', detail, cause: error })
  }
}

/** Page by page. The gateway counts the last instant in, we do not. */
async function report(api: XenditApi, from: Date, until: Date): Promise<ReportedPayment[]> {
  const found: ReportedPayment[] = []
  const last = new Date(until.getTime() - 1)
  for (let after: string | undefined; ; ) {
    const { data, has_more } = await api.listPaymentTransactions({ from, until: last, after })
    found.push(...data.map((row) => transform.reportedPaymentOf(row)))
    after = data.at(-1)?.id
    if (!has_more || after === undefined) return found
  }
}

/** Refunds are of payment requests, also where a session was paid. */
async function paymentRequestIdOf(api: XenditApi, { providerId }: Pick<RefundRequest, 'providerId'>): Promise<string> {
  if (!isSession(providerId)) return providerId
  const { payment_request_id } = await api.getSession(providerId)
  if (payment_request_id) return payment_request_id
  throw new PaymentProviderError({ provider: 'xendit', code: 'wrong_state', detail: 'the session was not paid' })
}
