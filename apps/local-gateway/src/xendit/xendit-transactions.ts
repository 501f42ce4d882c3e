import type { Charge } from '../charges.ts'
import type { Gateway } from '../gateway.ts'
import { type Answer, json } from '../http/answers.ts'
import type { Call } from '../http/calls.ts'
import { invalid } from './xendit-answers.ts'
import { xenditChannels } from './xendit-channels.ts'

const MOST = 50

/** What Xendit keeps of a payment, by how it is paid: a fixed amount, or a share in hundredths of a percent. */
const feeOf = ({ channel }: Charge, amount: number): number => {
  const kind = xenditChannels[channel]?.kind
  if (kind === 'number' || kind === 'bill') return 4_000
  if (kind === 'code') return 5_000
  return Math.ceil((amount * (kind === 'qr' ? 70 : kind === 'page' ? 150 : 290)) / 10_000)
}
/** PPN on the fee. */
const taxOf = (fee: number) => Math.round((fee * 11) / 100)

/** Money that came in, as balance transactions: newest first, at most 50, the ones after an id. */
export function listTransactions({ store, accounts }: Gateway, { query }: Call): Answer {
  const [from, until] = ['gte', 'lte'].map((side) => Date.parse(query.get(`created[${side}]`) ?? ''))
  if (from === undefined || until === undefined || Number.isNaN(from) || Number.isNaN(until))
    return invalid('created: is not an instant')
  const limit = Number(query.get('limit') ?? 10)
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST) return invalid('limit: must be between 1 and 50')
  const all = [...store.charges.values()]
    .filter(({ protocol }) => protocol === 'xendit')
    .flatMap((charge) => charge.captures.map((capture) => ({ charge, capture })))
    .filter(({ capture: { at } }) => at >= from && at <= until)
    .toSorted((a, b) => b.capture.at - a.capture.at || (a.capture.captureId < b.capture.captureId ? 1 : -1))
  const after = query.get('after_id')
  const begin = after === null ? 0 : all.findIndex(({ capture }) => idOf(capture.captureId) === after) + 1
  const shown = all.slice(begin, begin + limit)
  return json(200, {
    has_more: all.length > begin + limit,
    data: shown.map(({ charge, capture }) => {
      const fee = feeOf(charge, capture.amount)
      const created = new Date(capture.at).toISOString()
      return {
        id: idOf(capture.captureId),
        product_id: capture.paymentId,
        type: 'PAYMENT',
        status: 'SUCCESS',
        channel_code: charge.channel,
        reference_id: charge.reference,
        currency: 'IDR',
        amount: capture.amount,
        net_amount: capture.amount - fee - taxOf(fee),
        cashflow: 'MONEY_IN',
        settlement_status: 'PENDING',
        business_id: accounts.xendit.businessId,
        created,
        updated: created,
        fee: {
          xendit_fee: fee,
          value_added_tax: taxOf(fee),
          xendit_withholding_tax: 0,
          third_party_withholding_tax: 0,
          status: 'COMPLETED',
        },
      }
    }),
  })
}

const idOf = (captureId: string) => `txn_${captureId}`
