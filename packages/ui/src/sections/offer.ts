import { formatLongDate } from '../format/dates.ts'
import { formatRupiah } from '../format/rupiah.ts'
import { withoutClauses } from './clauses.ts'
import type { Offer } from './offer.schema.ts'

export type { Offer }

/** What a page without an offer holds. */
export const noOffer: Offer = {
  name: '',
  price: null,
  strikePrice: null,
  deadline: null,
  seats: null,
  coach: '',
  whatsapp: '',
  cta: { label: '', target: { kind: 'url', href: '' } },
  record: null,
  bound: [],
}

/** The number that the page's chats open with: the offer's own, else the one its button leads to; empty without one. */
export function offerNumber({ whatsapp, cta: { target } }: Offer): string {
  return whatsapp !== '' || target.kind !== 'whatsapp' ? whatsapp : target.number
}

export const chips = ['harga', 'hemat', 'tenggat', 'sisa_kursi', 'mentor'] as const
export type Chip = (typeof chips)[number]

/** What a chip says for this offer; empty when the offer does not hold the value. Dates are days in WIB. */
export function chipText(chip: Chip, offer: Offer): string {
  switch (chip) {
    case 'harga':
      return offer.price === null ? '' : formatRupiah(offer.price)
    case 'hemat':
      return offer.price === null || offer.strikePrice === null || offer.strikePrice <= offer.price
        ? ''
        : formatRupiah(offer.strikePrice - offer.price)
    case 'tenggat':
      return offer.deadline === null ? '' : formatLongDate(offer.deadline)
    case 'sisa_kursi':
      return offer.seats === null ? '' : String(offer.seats)
    case 'mentor':
      return offer.coach
  }
}

const CHIP = /\{(harga|hemat|tenggat|sisa_kursi|mentor)\}/g

/**
 * Puts the offer's values where a text holds chips.
 *
 * @param missing what a chip without a value says. @default the clause around it is left out
 */
export function fillChips(value: string, offer: Offer, missing?: (chip: Chip) => string): string {
  if (!value.includes('{')) return value
  const isUnsayable = (clause: string) => chipsIn(clause).some((chip) => chipText(chip, offer) === '')
  const sayable = missing || !isUnsayable(value) ? value : withoutClauses(value, isUnsayable)
  return sayable.replace(CHIP, (_, chip: Chip) => chipText(chip, offer) || (missing?.(chip) ?? ''))
}

/** The chips that a text holds. */
export function chipsIn(value: string): Chip[] {
  return [...value.matchAll(CHIP)].map(([, chip]) => chip as Chip)
}

/** What texts may say of an offer at a moment: a deadline that is past is none. */
export function offerAt(offer: Offer, now: string | undefined): Offer {
  const { deadline } = offer
  return now !== undefined && deadline !== null && Date.parse(deadline) <= Date.parse(now)
    ? { ...offer, deadline: null }
    : offer
}

/** The same for every string of a content, whatever its shape. Nothing is copied when no chip is used. */
export function fillChipsDeep<Value>(value: Value, offer: Offer, missing?: (chip: Chip) => string): Value {
  return deep(value, offer, missing) as Value
}

function deep(value: unknown, offer: Offer, missing?: (chip: Chip) => string): unknown {
  if (typeof value === 'string') return fillChips(value, offer, missing)
  if (Array.isArray(value)) {
    let filled: unknown[] | undefined
    for (let index = 0; index < value.length; index++) {
      const item = deep(value[index], offer, missing)
      if (item !== value[index]) (filled ??= [...(value as unknown[])])[index] = item
    }
    return filled ?? value
  }
  if (typeof value === 'object' && value !== null) {
    let filled: Record<string, unknown> | undefined
    for (const key of Object.keys(value)) {
      const was = (value as Record<string, unknown>)[key]
      const item = deep(was, offer, missing)
      if (item !== was) (filled ??= { ...value })[key] = item
    }
    return filled ?? value
  }
  return value
}
