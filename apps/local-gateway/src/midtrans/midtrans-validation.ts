import * as z from 'zod'
import type { Instruction } from '../charges.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const units = { second: 1_000, minute: MINUTE_MS, hour: HOUR_MS, day: 24 * HOUR_MS } as const

interface MidtransMethod {
  label: string
  kind: Instruction['kind']
  defaultLifeMs: number
  isRefundable: boolean
  isExpirySettable: boolean
  min: number
  max: number
}

const method = (label: string, kind: Instruction['kind'], further: Partial<MidtransMethod> = {}): MidtransMethod => ({
  label,
  kind,
  defaultLifeMs: 24 * HOUR_MS,
  isRefundable: false,
  isExpirySettable: true,
  min: 1,
  max: 500_000_000,
  ...further,
})
const wallet = { defaultLifeMs: 15 * MINUTE_MS, isRefundable: true, max: 20_000_000 }
const internetBanking = { defaultLifeMs: 2 * HOUR_MS }

const banks = { bca: 'BCA', bni: 'BNI', bri: 'BRI', cimb: 'CIMB Niaga', permata: 'Permata' } as const
const stores = { alfamart: 'Alfamart', indomaret: 'Indomaret' } as const

const description = z.object({ description: z.string().min(1).max(60) })

/** What each payment type is asked with. */
const typeSchema = z.discriminatedUnion('payment_type', [
  z.object({
    payment_type: z.literal('bank_transfer'),
    bank_transfer: z.object({ bank: z.enum(['bca', 'bni', 'bri', 'cimb', 'permata']) }),
  }),
  z.object({ payment_type: z.literal('permata') }),
  z.object({
    payment_type: z.literal('echannel'),
    echannel: z.object({
      bill_info1: z
        .string()
        .min(1)
        .max(10 + 20),
      bill_info2: z.string().min(1).max(30),
    }),
  }),
  z.object({
    payment_type: z.literal('credit_card'),
    credit_card: z.object({ token_id: z.string().min(1), authentication: z.boolean().default(false) }),
  }),
  z.object({ payment_type: z.literal('gopay'), gopay: z.object({ callback_url: z.url() }).partial().optional() }),
  z.object({ payment_type: z.literal('shopeepay'), shopeepay: z.object({ callback_url: z.url() }) }),
  z.object({
    payment_type: z.literal('ovo'),
    ovo: z.object({ payer_phone_number: z.string().regex(/^08\d{7,12}$/) }),
  }),
  z.object({
    payment_type: z.literal('cstore'),
    cstore: z.object({ store: z.enum(['alfamart', 'indomaret']), message: z.string().max(20).optional() }),
  }),
  z.object({ payment_type: z.literal('qris'), qris: z.object({ acquirer: z.enum(['gopay', 'airpay shopee']) }) }),
  z.object({ payment_type: z.literal('bca_klikpay'), bca_klikpay: description }),
  z.object({ payment_type: z.literal('cimb_clicks'), cimb_clicks: description }),
  z.object({ payment_type: z.literal('danamon_online') }),
  z.object({ payment_type: z.literal('bri_epay') }),
])
type PaymentType = z.output<typeof typeSchema>

const commonSchema = z.object({
  transaction_details: z.object({
    order_id: z.string().regex(/^[\w~.-]{1,50}$/, 'must be letters, digits, -, _, ~ and . only, at most 50'),
    gross_amount: z.int().min(1),
  }),
  item_details: z.array(z.object({ price: z.number(), quantity: z.number() })).optional(),
  customer_details: z.looseObject({ email: z.email().optional() }).optional(),
  custom_expiry: z
    .object({
      order_time: z
        .string()
        .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d \+0700$/)
        .optional(),
      expiry_duration: z.int().min(1),
      unit: z.enum(['second', 'minute', 'hour', 'day']).default('minute'),
    })
    .optional(),
})

export interface Asked {
  type: PaymentType
  method: MidtransMethod
  orderId: string
  amount: number
  expiresAt: number
}

/** @param now milliseconds of the gateway's clock */
export function checkCharge(value: unknown, now: number): Asked | { flaws: string[] } {
  const common = commonSchema.safeParse(value)
  const type = typeSchema.safeParse(value)
  if (!common.success || !type.success) return { flaws: [...flawsOf(common.error), ...flawsOf(type.error)] }
  const { transaction_details, item_details, custom_expiry } = common.data
  const { order_id: orderId, gross_amount: amount } = transaction_details
  const items = item_details?.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  if (items !== undefined && items !== amount)
    return { flaws: ['transaction_details.gross_amount is not equal to the sum of item_details'] }
  const method = methodOf(type.data)
  if (amount < method.min || amount > method.max)
    return { flaws: [`transaction_details.gross_amount must be from ${method.min} to ${method.max}`] }
  const expiresAt = expiryOf(method, custom_expiry, now)
  if (expiresAt === undefined) return { flaws: ['custom_expiry must be at least 20 seconds from now and 180 days'] }
  return { type: type.data, method, orderId, amount, expiresAt }
}

function expiryOf(
  { isExpirySettable, defaultLifeMs }: MidtransMethod,
  asked: z.output<typeof commonSchema>['custom_expiry'],
  now: number,
): number | undefined {
  if (asked === undefined || !isExpirySettable) return now + defaultLifeMs
  const { order_time, expiry_duration, unit } = asked
  const from = order_time === undefined ? now : Date.parse(order_time.replace(' +0700', '+07:00').replace(' ', 'T'))
  const lifeMs = expiry_duration * units[unit]
  if (lifeMs < 20_000 || lifeMs > 180 * units.day) return undefined
  return from + lifeMs
}

function methodOf(type: PaymentType): MidtransMethod {
  switch (type.payment_type) {
    case 'bank_transfer':
      return method(`${banks[type.bank_transfer.bank]} Virtual Account`, 'number')
    case 'permata':
      return method('Permata Virtual Account', 'number')
    case 'echannel':
      return method('Mandiri Bill Payment', 'bill')
    case 'credit_card':
      return method('Kartu kredit', 'threeDS', {
        defaultLifeMs: 10 * MINUTE_MS,
        isRefundable: true,
        isExpirySettable: false,
      })
    case 'gopay':
      return method('GoPay', 'page', wallet)
    case 'shopeepay':
      return method('ShopeePay', 'page', wallet)
    case 'ovo':
      return method('OVO', 'app', { defaultLifeMs: 65_000, isExpirySettable: false })
    case 'cstore':
      return method(stores[type.cstore.store], 'code', { min: 10_000, max: 5_000_000 })
    case 'qris':
      return method('QRIS', 'qr', { ...wallet, max: 10_000_000 })
    case 'bca_klikpay':
      return method('BCA KlikPay', 'page', internetBanking)
    case 'cimb_clicks':
      return method('OCTO Clicks', 'page', internetBanking)
    case 'danamon_online':
      return method('Danamon Online Banking', 'page', internetBanking)
    case 'bri_epay':
      return method('BRImo', 'page', internetBanking)
    default:
      return type satisfies never
  }
}

export const refundSchema = z.object({
  refund_key: z.string().min(1).max(255).optional(),
  amount: z.int().min(1).optional(),
  reason: z.string().max(255).optional(),
})

export const cardSchema = z.object({
  client_key: z.string(),
  card_number: z.string().regex(/^\d{12,19}$/),
  card_exp_month: z.string().regex(/^(0[1-9]|1[0-2])$/),
  card_exp_year: z.string().regex(/^20\d\d$/),
  card_cvv: z.string().regex(/^\d{3,4}$/),
})

/** Each mistake with its field, like Midtrans' `validation_messages`. */
export function flawsOf(error: z.ZodError | undefined): string[] {
  return error?.issues.map(({ path, message }) => `${path.join('.') || 'payment_type'} ${message}`) ?? []
}
