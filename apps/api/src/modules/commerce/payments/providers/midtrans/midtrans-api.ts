import * as z from 'zod'
import type { MidtransAccount } from '../../../../../ports/payment-accounts.ts'
import { PaymentProviderError } from '../../payment-provider-error.ts'
import { createProviderHttp, withoutPersonalData } from '../provider-http.ts'
import * as shapes from './midtrans-shapes.ts'
import { errorCodeOf } from './midtrans-transform.ts'

export type MidtransApi = ReturnType<typeof createMidtransApi>

/** What a payment is answered with; 202 is a denial and 407 says that it has expired. */
const payments: ReadonlySet<string> = new Set(['200', '201', '202', '407'])

/** Midtrans' Core API. Its own `status_code` counts: the status of HTTP may be 200 although nothing was done. */
export function createMidtransApi({ url, serverKeys: [serverKey] }: Pick<MidtransAccount, 'url' | 'serverKeys'>) {
  const http = createProviderHttp({
    provider: 'midtrans',
    url,
    headers: { authorization: `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}` },
  })

  async function call<Schema extends z.ZodType>(
    schema: Schema,
    request: Parameters<typeof http>[0],
  ): Promise<z.output<Schema>> {
    const { status, body } = await http(request)
    const answer = shapes.answerSchema.safeParse(body).data
    const statusCode = answer?.status_code ?? String(status)
    const parsed = schema.safeParse(body)
    if (payments.has(statusCode) && parsed.success) return parsed.data
    if (payments.has(statusCode) && !isStillProcessing(statusCode, body)) throw unreadable(statusCode, parsed.error)
    const words = [answer?.status_message ?? '', ...(answer?.validation_messages ?? [])].join(' ')
    throw new PaymentProviderError({
      provider: 'midtrans',
      code: errorCodeOf(statusCode),
      detail: `${statusCode} ${withoutPersonalData(words)}`,
    })
  }

  const post = <Schema extends z.ZodType>(schema: Schema, path: string, body?: unknown, key?: string) =>
    call(schema, { method: 'POST', path, body, ...(key !== undefined && { headers: { 'idempotency-key': key } }) })
  const path = (id: string, action: string) => `/v2/${encodeURIComponent(id)}/${action}`

  return {
    charge: (body: unknown, idempotencyKey: string) =>
      post(shapes.transactionSchema, '/v2/charge', body, idempotencyKey),
    /** @param id Midtrans' own, or ours */
    getStatus: (id: string) => call(shapes.transactionSchema, { method: 'GET', path: path(id, 'status') }),
    /** Of a pending one only, so that it cannot void what was captured meanwhile, as `cancel` would. */
    expire: (id: string) => post(z.unknown(), path(id, 'expire')),
    refund: (id: string, body: unknown, idempotencyKey: string) =>
      post(shapes.refundAnswerSchema, path(id, 'refund'), body, idempotencyKey),
    /** Of wallets, whose balance grows at once. */
    refundDirectly: (id: string, body: unknown, idempotencyKey: string) =>
      post(shapes.refundAnswerSchema, path(id, 'refund/online/direct'), body, idempotencyKey),
  }
}

/** The first call with the same idempotency key has no answer yet, so this one describes no payment. */
function isStillProcessing(statusCode: string, body: unknown): boolean {
  return statusCode === '202' && !z.object({ transaction_status: z.string() }).safeParse(body).success
}

function unreadable(statusCode: string, error: z.ZodError | undefined): PaymentProviderError {
  const fields = error?.issues.map((issue) => issue.path.join('.')) ?? []
  return new PaymentProviderError({
    provider: 'midtrans',
    code: 'unreadable_answer',
    detail: `${statusCode} with unexpected ${fields.slice(0, 5).join(', ')}`,
  })
}
