import type { Gateway } from '../gateway.ts'
import { type Handler, hasBasicSecret, headerOf, type Route } from '../http/calls.ts'
import { fail, invalid } from './xendit-answers.ts'
import * as requests from './xendit-payment-requests.ts'
import * as refunds from './xendit-refunds.ts'
import * as sessions from './xendit-sessions.ts'
import { listTransactions } from './xendit-transactions.ts'

const API_VERSION = '2024-11-11'

/** Xendit's payments API v3, and the sessions and refunds beside it. */
export function xenditRoutes(gateway: Gateway): Route[] {
  const { secretKey } = gateway.accounts.xendit
  /** For the merchant alone. */
  const secured =
    (handle: Handler): Handler =>
    (call, ...parts) => {
      if (!hasBasicSecret(call, secretKey))
        return fail(401, 'INVALID_API_KEY', 'The API key is forbidden to perform this request')
      gateway.expireDue()
      return handle(call, ...parts)
    }
  /** The version is part of every call of v3. */
  const v3 = (handle: Handler): Handler =>
    secured((call, ...parts) =>
      headerOf(call, 'api-version') === API_VERSION ? handle(call, ...parts) : invalid('api-version: is required'),
    )
  const request = '/v3/payment_requests'
  const get = (path: string, handle: Handler): Route => ({ method: 'GET', path: pattern(path), handle })
  const post = (path: string, handle: Handler): Route => ({ method: 'POST', path: pattern(path), handle })
  return [
    post(
      request,
      v3((call) => requests.createPaymentRequest(gateway, call)),
    ),
    get(
      request,
      v3((call) => requests.findPaymentRequests(gateway, call)),
    ),
    get(
      `${request}/:id`,
      v3((_, id = '') => requests.getPaymentRequest(gateway, id)),
    ),
    post(
      `${request}/:id/cancel`,
      v3((_, id = '') => requests.cancelPaymentRequest(gateway, id)),
    ),
    post(
      `${request}/:id/simulate`,
      v3((call, id = '') => requests.simulatePayment(gateway, call, id)),
    ),
    get(
      '/v3/payments/:id',
      v3((_, id = '') => requests.getPayment(gateway, id)),
    ),
    get(
      '/v3/payment_tokens/:id',
      v3((_, id = '') => requests.getPaymentToken(gateway, id)),
    ),
    post(
      '/sessions',
      secured((call) => sessions.createSession(gateway, call)),
    ),
    get(
      '/sessions/:id',
      secured((_, id = '') => sessions.getSession(gateway, id)),
    ),
    post(
      '/sessions/:id/cancel',
      secured((_, id = '') => sessions.cancelSession(gateway, id)),
    ),
    get(
      '/transactions',
      secured((call) => listTransactions(gateway, call)),
    ),
    post(
      '/refunds',
      secured((call) => refunds.createRefund(gateway, call)),
    ),
    get(
      '/refunds',
      secured((call) => refunds.findRefunds(gateway, call)),
    ),
  ]
}

/** `/v3/payments/:id` as an expression whose groups are the parts. */
function pattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:\w+/g, '([^/]+)')}$`)
}
