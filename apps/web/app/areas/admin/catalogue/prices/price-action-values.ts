import { changeReasonSchema, type PriceAction, priceActionSchema } from '@naikkelas/contract/commerce'
import { formatRupiah } from '@naikkelas/ui/format'

export const waysToChange = {
  percent_down: 'Turunkan beberapa persen',
  percent_up: 'Naikkan beberapa persen',
  amount_down: 'Kurangi sejumlah rupiah',
  amount_up: 'Tambah sejumlah rupiah',
  set: 'Tetapkan satu harga',
} as const
export type WayToChange = keyof typeof waysToChange

export const roundings = { 1: 'Rupiah', 100: 'Rp100', 500: 'Rp500', 1_000: 'Rp1.000' } as const

export const strikeWords: Readonly<Record<PriceAction['strike'], string>> = {
  keep: 'Biarkan',
  former_price: 'Pakai harga sebelum diubah',
  none: 'Hapus',
}

/** What the form of a change of several prices holds. */
export interface PriceActionValues {
  way: WayToChange
  /** Percent or rupiah, without a sign. */
  number: number | null
  roundTo: keyof typeof roundings
  strike: PriceAction['strike']
  reason: string
}

export const blankPriceAction: PriceActionValues = {
  way: 'percent_down',
  number: null,
  roundTo: 1_000,
  strike: 'former_price',
  reason: '',
}

interface Checked {
  /** Null while something is wrong. */
  action: PriceAction | null
  numberError: string | undefined
  reasonError: string | undefined
}

/** The action that a form asks for, and what is wrong with it. */
export function checkedPriceAction(values: PriceActionValues): Checked {
  const action = priceActionSchema.safeParse(actionOf(values))
  const reason = changeReasonSchema.safeParse(values.reason)
  return {
    action: action.success && reason.success ? action.data : null,
    numberError: values.number === null ? 'Isi dahulu' : action.error?.issues[0]?.message,
    reasonError: reason.error?.issues[0]?.message,
  }
}

function actionOf({ way, number, roundTo, strike }: PriceActionValues) {
  switch (way) {
    case 'percent_down':
      return { kind: 'percent', percent: number === null ? null : -number, roundTo, strike }
    case 'percent_up':
      return { kind: 'percent', percent: number, roundTo, strike }
    case 'amount_down':
      return { kind: 'amount', amount: number === null ? null : -number, strike }
    case 'amount_up':
      return { kind: 'amount', amount: number, strike }
    case 'set':
      return { kind: 'set', price: number, strike }
    default:
      return way satisfies never
  }
}

/** What was done, in the past: `Harga diturunkan 20 %`. */
export function donePriceAction(action: PriceAction): string {
  if (action.kind === 'set') return `Harga ditetapkan ${formatRupiah(action.price)}`
  const value = action.kind === 'percent' ? action.percent : action.amount
  const size = action.kind === 'percent' ? `${Math.abs(value)} %` : formatRupiah(Math.abs(value))
  return `Harga ${value < 0 ? 'diturunkan' : 'dinaikkan'} ${size}`
}
