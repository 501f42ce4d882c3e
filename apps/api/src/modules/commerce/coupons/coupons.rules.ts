import { couponTypes, type SellableKind } from '@naikkelas/contract'
import { type CouponAudience, type CouponKind, couponKinds, type CouponRefusal } from '@naikkelas/contract/commerce'
import { percentageDiscount, type Rupiah, rupiah } from '@naikkelas/contract/money'
import type { FeatureFlags } from '@naikkelas/contract/site'

export interface Discounting {
  discountPercentage: number | null
  maxDiscountPercentage: Rupiah | null
  discountPrice: Rupiah | null
}

/** What a coupon takes off a price (product.md, coupon rounding): never more than the price, and a percentage before an amount. */
export function discountOf(
  { discountPercentage: percent, maxDiscountPercentage: max, discountPrice }: Discounting,
  price: Rupiah,
): Rupiah {
  if (percent !== null && percent > 0)
    return rupiah(Math.min(percentageDiscount({ price, percent, max: max ?? rupiah(0) }), price))
  return rupiah(Math.min(discountPrice ?? 0, price))
}

export interface UseLimits {
  /** No limit with null and 0, in all three. */
  quota: number | null
  maxDailyLimit: number | null
  maxUsagePerUser: number | null
}

/** Orders that have it and were not given up. */
export interface CouponUse {
  total: number
  today: number
  byBuyer: number
}

/** Whether one more use is within a limit. */
const hasRoom = (limit: number | null, used: number) => limit === null || limit === 0 || used < limit

export const hasRoomFor = ({ quota, maxDailyLimit, maxUsagePerUser }: UseLimits, used: CouponUse) =>
  hasRoom(quota, used.total) && hasRoom(maxDailyLimit, used.today) && hasRoom(maxUsagePerUser, used.byBuyer)

export interface JudgedCoupon extends Discounting, UseLimits {
  type: number
  /** Of a personal one: whose it is; null when no one's. */
  learnerId: string | null
  isArchived: boolean
  kinds: readonly CouponKind[]
  /** Everything of its kinds where there are none. */
  validForIds: readonly string[]
  audiences: Readonly<Record<CouponKind, CouponAudience>>
  startsAt: Date | null
  endsAt: Date | null
}

/** Coupons of one buyer whose orders are not paid yet at most; the rest is for other buyers. */
const openUsesAtMost = 3

export interface CouponFacts {
  buyerId: string
  item: { id: string; kind: SellableKind; price: Rupiah }
  flags: CouponFlags
  now: Date
  /** What the buyer paid for before, of each kind: anything at all, and something of those that the coupon names. */
  bought: Readonly<Record<CouponKind, { any: boolean; specific: boolean }>>
  used: CouponUse
  /** Orders of the buyer that wait for their payment with a coupon, whichever. */
  openUses: number
}

export type CouponFlags = Pick<FeatureFlags, 'coupon' | 'tools_coupon' | 'event_coupon' | 'personal_coupon'>

const flagOf: Readonly<Record<CouponKind, keyof CouponFlags>> = {
  course: 'coupon',
  tool: 'tools_coupon',
  event: 'event_coupon',
}

const isCouponKind = (kind: SellableKind): kind is CouponKind => (couponKinds as readonly string[]).includes(kind)

/** Whether a buyer of such an item finds the field at all. */
export const offersCoupons = ({ kind, price }: { kind: SellableKind; price: number }, flags: CouponFlags): boolean =>
  price > 0 && isCouponKind(kind) && flags[flagOf[kind]]

interface Ruling {
  rule: CouponRefusal
  isPassed: boolean
}

/** Every rule with its answer, in the order in which they are looked at. */
export function rulingsOf(coupon: JudgedCoupon, facts: CouponFacts): Ruling[] {
  const { item, flags, now, used, buyerId } = facts
  const isPersonal = coupon.type === couponTypes.personal
  const isOfKind = isCouponKind(item.kind)
  const rulings: Partial<Record<CouponRefusal, boolean>> = {
    // One who tries another person's code learns nothing from it, also not that such coupons are switched off.
    unknown: !isPersonal || coupon.learnerId === buyerId,
    switched_off: (!isCouponKind(item.kind) || flags[flagOf[item.kind]]) && (!isPersonal || flags.personal_coupon),
    archived: !coupon.isArchived,
    not_yet: coupon.startsAt === null || coupon.startsAt <= now,
    ended: coupon.endsAt === null || coupon.endsAt > now,
    other_kind: isOfKind && (coupon.kinds as readonly string[]).includes(item.kind),
    other_item: coupon.validForIds.length === 0 || coupon.validForIds.includes(item.id),
    free_already: item.price > 0,
    ...Object.fromEntries(couponKinds.flatMap((kind) => audienceRuling(kind, coupon.audiences[kind], facts))),
    used_up: hasRoom(coupon.quota, used.total),
    used_up_today: hasRoom(coupon.maxDailyLimit, used.today),
    used_by_you: hasRoom(coupon.maxUsagePerUser, used.byBuyer),
    too_many_waiting: facts.openUses < openUsesAtMost,
  }
  return Object.entries(rulings).map(([rule, isPassed]) => ({ rule: rule as CouponRefusal, isPassed }))
}

function audienceRuling(
  kind: CouponKind,
  audience: CouponAudience,
  { bought }: CouponFacts,
): [CouponRefusal, boolean][] {
  const { any, specific } = bought[kind]
  switch (audience) {
    case 'everyone':
      return []
    case 'never_bought':
      return [[`${kind}_never_bought`, !any]]
    case 'bought_any':
      return [[`${kind}_bought_any`, any]]
    case 'bought_specific':
      return [[`${kind}_bought_specific`, specific]]
  }
}

/** Why it does nothing for this buyer; null where it takes its discount off. */
export const couponRefusalOf = (coupon: JudgedCoupon, facts: CouponFacts): CouponRefusal | null =>
  rulingsOf(coupon, facts).find(({ isPassed }) => !isPassed)?.rule ?? null

/** Without letters and digits that are taken for each other: no I, L, O, U, 0, 1. */
export const codeAlphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
/** 44 bits: no one finds one by trying. */
export const codeLetters = 9

/** @param bytes random ones, at least so many as letters that are wanted after those that cannot be used */
export function lettersOf(bytes: Iterable<number>, count: number): string {
  const usable = 256 - (256 % codeAlphabet.length)
  let letters = ''
  for (const byte of bytes) {
    // What is left over would make the first letters of the alphabet more frequent.
    if (byte < usable) letters += codeAlphabet[byte % codeAlphabet.length]
    if (letters.length === count) return letters
  }
  throw new RangeError(`${letters.length} letters instead of ${count}`)
}
