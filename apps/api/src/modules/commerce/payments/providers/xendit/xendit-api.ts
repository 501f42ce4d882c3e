import type * as z from 'zod'
import type { XenditAccount } from '../../../../../ports/payment-accounts.ts'
import { PaymentProviderError } from '../../payment-provider-error.ts'
import { createProviderHttp, withoutPersonalData } from '../provider-http.ts'
import * as shapes from './xendit-shapes.ts'
import { errorCodeOf, failureOf } from './xendit-transform.ts'

export type XenditApi = ReturnType<typeof createXenditApi>

/** Xendit's payments API v3, and what it still takes from earlier versions: sessions and refunds. */
export function createXenditApi({ url, secretKey }: Pick<XenditAccount, 'url' | 'secretKey'>) {
  const http = createProviderHttp({
    provider: 'xendit',
    url,
    headers: {
      authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`,
      'api-version': '2024-11-11',
    },
  })

  async function call<Schema extends z.ZodType>(
    schema: Schema,
    { method, path, body, headers }: Parameters<typeof http>[0],
  ): Promise<z.output<Schema>> {
    const answer = await http({ method, path, body, ...(headers && { headers }) })
    if (answer.status >= 300) throw errorOf(answer.status, answer.body)
    const parsed = schema.safeParse(answer.body)
    if (parsed.success) return parsed.data
    const fields = parsed.error.issues.map((issue) => issue.path.join('.'))
    throw new PaymentProviderError({
      provider: 'xendit',
      code: 'unreadable_answer',
      detail: `${answer.status} with unexpected ${fields.slice(0, 5).join(', ')}`,
    })
  }

  return {
    createPaymentRequest: (body: unknown) =>
      call(shapes.paymentRequestSchema, { method: 'POST', path: '/v3/payment_requests', body }),
    getPaymentRequest: (id: string) =>
      call(shapes.paymentRequestSchema, { method: 'GET', path: `/v3/payment_requests/${encodeURIComponent(id)}` }),
    findPaymentRequests: (reference: string) =>
      call(shapes.paymentRequestListSchema, {
        method: 'GET',
        path: `/v3/payment_requests?reference_id=${encodeURIComponent(reference)}&limit=2`,
      }),
    cancelPaymentRequest: (id: string) =>
      call(shapes.paymentRequestSchema, {
        method: 'POST',
        path: `/v3/payment_requests/${encodeURIComponent(id)}/cancel`,
      }),
    getPayment: (id: string) =>
      call(shapes.paymentSchema, { method: 'GET', path: `/v3/payments/${encodeURIComponent(id)}` }),
    createSession: (body: unknown) => call(shapes.sessionSchema, { method: 'POST', path: '/sessions', body }),
    getSession: (id: string) =>
      call(shapes.sessionSchema, { method: 'GET', path: `/sessions/${encodeURIComponent(id)}` }),
    cancelSession: (id: string) =>
      call(shapes.sessionSchema, { method: 'POST', path: `/sessions/${encodeURIComponent(id)}/cancel` }),
    /** @param idempotencyKey the same one makes one refund */
    createRefund: (body: unknown, idempotencyKey: string) =>
      call(shapes.refundSchema, {
        method: 'POST',
        path: '/refunds',
        body,
        headers: { 'idempotency-key': idempotencyKey },
      }),
    /** Money that came in, newest first; at most 50, the ones after an id. */
    listPaymentTransactions: ({ from, until, after }: { from: Date; until: Date; after: string | undefined }) => {
      const created = { 'created[gte]': from.toISOString(), 'created[lte]': until.toISOString() }
      const asked = {
        types: 'PAYMENT',
        statuses: 'SUCCESS',
        limit: '50',
        ...created,
        ...(after && { after_id: after }),
      }
      return call(shapes.transactionListSchema, {
        method: 'GET',
        path: `/transactions?${new URLSearchParams(asked)}`,
      })
    },
    findRefunds: (paymentRequestId: string) =>
      call(shapes.refundListSchema, {
        method: 'GET',
        path: `/refunds?payment_request_id=${encodeURIComponent(paymentRequestId)}&limit=100`,
      }),
  }
}

function errorOf(status: number, body: unknown): PaymentProviderError {
  const { error_code = '', message = '' } = shapes.errorSchema.safeParse(body).data ?? {}
  const code = errorCodeOf(status, error_code)
  return new PaymentProviderError({
    provider: 'xendit',
    code,
    detail: `${status} ${withoutPersonalData(`${error_code} ${message}`)}`,
    ...(code === 'declined' && { failure: failureOf(error_code) }),
  })
}
