import * as z from 'zod'
import { type XenditChannel, xenditChannels } from './xendit-channels.ts'

/** HTTPS as documented; http on this machine as well, where nothing has a certificate. */
const returnUrl = z
  .string()
  .min(11)
  .max(255)
  .refine(
    (text) =>
      URL.canParse(text) && (/^https:/.test(text) || /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])[:/]/.test(text)),
    {
      error: 'must be an HTTPS URL',
    },
  )
const reference = z.string().min(1).max(255)
const amount = z.int().min(1).max(999_999_999_999)

const metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((entries) => Object.keys(entries).length <= 50, 'must have at most 50 keys')

const paymentRequestSchema = z.object({
  reference_id: reference,
  type: z.enum(['PAY', 'PAY_AND_SAVE', 'REUSABLE_PAYMENT_CODE']),
  country: z.literal('ID'),
  currency: z.literal('IDR'),
  request_amount: amount,
  capture_method: z.enum(['AUTOMATIC', 'MANUAL']).default('AUTOMATIC'),
  channel_code: z.string(),
  channel_properties: z.looseObject({
    expires_at: z.iso.datetime({ offset: true }).optional(),
    display_name: z.string().min(1).max(50).optional(),
    payer_name: z.string().min(1).max(50).optional(),
    mobile_number: z
      .string()
      .regex(/^\+62\d{8,13}$/, 'must be a number such as +6281234567890')
      .optional(),
    success_return_url: returnUrl.optional(),
    failure_return_url: returnUrl.optional(),
  }),
  description: z.string().max(1_000).optional(),
  metadata: metadata.optional(),
})

/** Of what was kept before: there is no payer who could come back from anywhere. */
export const savedChargeSchema = z.object({
  reference_id: reference,
  type: z.literal('PAY'),
  country: z.literal('ID'),
  currency: z.literal('IDR'),
  request_amount: amount,
  capture_method: z.literal('AUTOMATIC').default('AUTOMATIC'),
  payment_token_id: z.string().min(1),
  channel_properties: z.object({
    card_on_file_type: z.enum(['RECURRING', 'MERCHANT_UNSCHEDULED', 'CUSTOMER_UNSCHEDULED']).optional(),
    skip_three_ds: z.boolean().optional(),
  }),
  description: z.string().max(1_000).optional(),
})

export const sessionSchema = z.object({
  reference_id: reference,
  session_type: z.literal('PAY'),
  mode: z.literal('CARDS_SESSION_JS'),
  amount,
  currency: z.literal('IDR'),
  country: z.literal('ID'),
  customer: z.looseObject({
    reference_id: reference,
    type: z.literal('INDIVIDUAL'),
    email: z.email().optional(),
    individual_detail: z.looseObject({ given_names: z.string().min(1) }),
  }),
  allow_save_payment_method: z.enum(['DISABLED', 'OPTIONAL', 'FORCED']).default('DISABLED'),
  cards_session_js: z.object({ success_return_url: returnUrl, failure_return_url: returnUrl }),
})

export const refundSchema = z.object({
  payment_request_id: z.string().min(1),
  reference_id: z.string().min(1).max(255).optional(),
  currency: z.literal('IDR').optional(),
  amount: amount.optional(),
  reason: z.enum(['FRAUDULENT', 'DUPLICATE', 'REQUESTED_BY_CUSTOMER', 'CANCELLATION', 'OTHERS']),
})

export const collectSchema = z.object({
  payment_session_id: z.string(),
  card_number: z.string().regex(/^\d{12,19}$/),
  expiry_month: z.string().regex(/^(0[1-9]|1[0-2])$/),
  expiry_year: z.string().regex(/^20\d\d$/),
  cvn: z.string().regex(/^\d{3,4}$/),
})

/** Of a payment that is simulated; undefined for what is none. */
export const amountOf = (value: unknown): number | undefined => z.object({ amount }).safeParse(value).data?.amount

type PaymentRequestBody = z.output<typeof paymentRequestSchema>
type Checked = { body: PaymentRequestBody; channel: XenditChannel } | { flaw: string }

/** What is wrong with a body as one sentence, like Xendit's. */
export const flawOf = (error: z.ZodError): string =>
  error.issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`).join('; ')

/** @param now milliseconds of the gateway's clock */
export function checkPaymentRequest(value: unknown, now: number): Checked {
  const parsed = paymentRequestSchema.safeParse(value)
  if (!parsed.success) return { flaw: flawOf(parsed.error) }
  const body = parsed.data
  const channel = Object.hasOwn(xenditChannels, body.channel_code) ? xenditChannels[body.channel_code] : undefined
  if (channel === undefined) return { flaw: 'channel_code: is not supported' }
  const { min, max, kind, needsReturnUrl, needsPhone } = channel
  const { expires_at, display_name, payer_name, success_return_url, mobile_number } = body.channel_properties
  if (body.request_amount < min || body.request_amount > max)
    return { flaw: `request_amount: must be from ${min} to ${max}` }
  if (kind === 'number' && display_name === undefined) return { flaw: 'channel_properties.display_name: is required' }
  if (kind === 'code' && payer_name === undefined) return { flaw: 'channel_properties.payer_name: is required' }
  if (needsReturnUrl && success_return_url === undefined)
    return { flaw: 'channel_properties.success_return_url: is required' }
  if (needsPhone && mobile_number === undefined) return { flaw: 'channel_properties.mobile_number: is required' }
  if (kind === 'qr' && expires_at !== undefined) return { flaw: 'channel_properties.expires_at: is not supported' }
  if (expires_at !== undefined && Date.parse(expires_at) <= now)
    return { flaw: 'channel_properties.expires_at: must be in the future' }
  if (body.type === 'PAY_AND_SAVE' && !channel.isSavable) return { flaw: 'type: is not supported' }
  if (body.type === 'REUSABLE_PAYMENT_CODE' && kind !== 'number') return { flaw: 'type: is not supported' }
  return { body, channel }
}
