import { couponAudiences, sellableKinds } from '@naikkelas/contract'
import { couponKinds, type CouponRefusal } from '@naikkelas/contract/commerce'
import { MAX_RUPIAH, rupiah } from '@naikkelas/contract/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  codeAlphabet,
  type CouponFacts,
  couponRefusalOf,
  discountOf,
  hasRoomFor,
  type JudgedCoupon,
  lettersOf,
  rulingsOf,
} from './coupons.rules.ts'

/** Of each property; `npm run verify coupons` asks for a million, and for others each time. */
const asked = process.env['COUPON_CASES']
const cases = asked === undefined ? { numRuns: 1_000, seed: 20261127 } : { numRuns: Number(asked) }
const patienceMs = 20 * 60_000

const amounts = fc.integer({ min: 0, max: MAX_RUPIAH }).map(rupiah)
const percents = fc.integer({ min: 1, max: 100 })
const limits = fc.option(fc.integer({ min: 0, max: 5 }))
const counts = fc.integer({ min: 0, max: 6 })

const coupon: JudgedCoupon = {
  type: 1,
  learnerId: null,
  isArchived: false,
  discountPercentage: 10,
  maxDiscountPercentage: null,
  discountPrice: null,
  kinds: ['course', 'tool', 'event'],
  validForIds: [],
  audiences: { course: 'everyone', tool: 'everyone', event: 'everyone' },
  startsAt: null,
  endsAt: null,
  quota: null,
  maxDailyLimit: null,
  maxUsagePerUser: null,
}
const nothing = { any: false, specific: false }
const facts: CouponFacts = {
  buyerId: 'ayu',
  item: { id: 'kelas', kind: 'course', price: rupiah(100_000) },
  flags: { coupon: true, tools_coupon: true, event_coupon: true, personal_coupon: true },
  now: new Date('2026-11-20T10:00:00Z'),
  bought: { course: nothing, tool: nothing, event: nothing },
  used: { total: 0, today: 0, byBuyer: 0 },
  openUses: 0,
}
const refusal = (given: Partial<JudgedCoupon>, changed: Partial<CouponFacts> = {}) =>
  couponRefusalOf({ ...coupon, ...given }, { ...facts, ...changed })

test('a percentage is rounded down, capped, and comes before an amount', () => {
  const off = (price: number, given: Partial<JudgedCoupon>) => discountOf({ ...coupon, ...given }, rupiah(price))
  expect(off(99_999, { discountPercentage: 33 })).toBe(32_999)
  expect(off(249_000, { discountPercentage: 50, maxDiscountPercentage: rupiah(100_000) })).toBe(100_000)
  expect(off(249_000, { discountPercentage: 50, maxDiscountPercentage: rupiah(0) })).toBe(124_500)
  expect(off(50_000, { discountPercentage: 100, maxDiscountPercentage: rupiah(60_000) })).toBe(50_000)
  expect(off(249_000, { discountPercentage: 10, discountPrice: rupiah(200_000) })).toBe(24_900)
  expect(off(249_000, { discountPercentage: null, discountPrice: rupiah(20_000) })).toBe(20_000)
  expect(off(15_000, { discountPercentage: null, discountPrice: rupiah(20_000) })).toBe(15_000)
})

test(
  'a discount is a whole amount, never more than the price, the cap or the exact percentage',
  () => {
    fc.assert(
      fc.property(amounts, percents, fc.option(amounts), fc.option(amounts), (price, percent, max, fixed) => {
        const off = discountOf({ discountPercentage: percent, maxDiscountPercentage: max, discountPrice: fixed }, price)
        expect(Number.isSafeInteger(off) && off >= 0 && off <= price).toBe(true)
        if (max !== null && max > 0) expect(off).toBeLessThanOrEqual(max)
        expect(BigInt(off) * 100n <= BigInt(price) * BigInt(percent)).toBe(true)
        // And no rupiah less than that allows.
        if (max === null || max === 0 || off < max)
          expect((BigInt(off) + 1n) * 100n > BigInt(price) * BigInt(percent)).toBe(true)
      }),
      cases,
    )
  },
  patienceMs,
)

test(
  'an amount takes off itself, or the price where that is less',
  () => {
    fc.assert(
      fc.property(amounts, amounts, fc.option(amounts), (price, fixed, max) => {
        const off = discountOf({ discountPercentage: null, maxDiscountPercentage: max, discountPrice: fixed }, price)
        expect(off).toBe(Math.min(price, fixed))
      }),
      cases,
    )
  },
  patienceMs,
)

test(
  'one more use is within every limit that there is, and null and 0 are none',
  () => {
    fc.assert(
      fc.property(
        fc.record({ quota: limits, maxDailyLimit: limits, maxUsagePerUser: limits }),
        fc.record({ total: counts, today: counts, byBuyer: counts }),
        (limit, used) => {
          const isWithin = (most: number | null, count: number) => !most || count + 1 <= most
          const expected =
            isWithin(limit.quota, used.total) &&
            isWithin(limit.maxDailyLimit, used.today) &&
            isWithin(limit.maxUsagePerUser, used.byBuyer)
          expect(hasRoomFor(limit, used)).toBe(expected)
          expect(refusal(limit, { used }) === null).toBe(expected)
        },
      ),
      cases,
    )
  },
  patienceMs,
)

test('another person’s personal coupon is as unknown as no coupon, whatever else is wrong with it', () => {
  const personal = { type: 2, learnerId: 'ayu' }
  expect(refusal(personal)).toBe(null)
  const wrong = { isArchived: true, quota: 1, endsAt: new Date(0) }
  const flags = { ...facts.flags, personal_coupon: false }
  for (const learnerId of ['budi', null])
    expect(refusal({ ...wrong, type: 2, learnerId }, { flags, used: { total: 9, today: 9, byBuyer: 9 } })).toBe(
      'unknown',
    )
  expect(refusal(personal, { flags })).toBe('switched_off')
})

test('each kind has a flag of its own, and what coupons are not for takes none', () => {
  const flagOf = { course: 'coupon', tool: 'tools_coupon', event: 'event_coupon' } as const
  for (const kind of Object.values(sellableKinds)) {
    const item = { ...facts.item, kind }
    const known = couponKinds.find((one) => one === kind)
    expect(refusal({}, { item }), kind).toBe(known === undefined ? 'other_kind' : null)
    if (known === undefined) continue
    expect(refusal({}, { item, flags: { ...facts.flags, [flagOf[known]]: false } })).toBe('switched_off')
    expect(refusal({ kinds: couponKinds.filter((one) => one !== known) }, { item })).toBe('other_kind')
  }
})

test('it begins at its first moment and ends at its last', () => {
  const { now } = facts
  const beside = (ms: number) => new Date(now.getTime() + ms)
  expect(refusal({ startsAt: now, endsAt: beside(1) })).toBe(null)
  expect(refusal({ startsAt: beside(1) })).toBe('not_yet')
  expect(refusal({ endsAt: now })).toBe('ended')
  expect(refusal({ isArchived: true })).toBe('archived')
})

test('it is for the items that it names, and for nothing that is free', () => {
  expect(refusal({ validForIds: ['kelas', 'lain'] })).toBe(null)
  expect(refusal({ validForIds: ['lain'] })).toBe('other_item')
  expect(refusal({}, { item: { ...facts.item, price: rupiah(0) } })).toBe('free_already')
})

test('twelve audiences: all, who never bought, who bought any and who bought specific ones of each kind', () => {
  const buyers = [nothing, { any: true, specific: false }, { any: true, specific: true }]
  const allowed = {
    everyone: [true, true, true],
    never_bought: [true, false, false],
    bought_any: [false, true, true],
    bought_specific: [false, false, true],
  } as const
  for (const kind of couponKinds)
    for (const audience of couponAudiences)
      for (const [at, buyer] of buyers.entries()) {
        const given = { audiences: { ...coupon.audiences, [kind]: audience } }
        const expected = allowed[audience][at] ? null : (`${kind}_${audience}` as CouponRefusal)
        expect(refusal(given, { bought: { ...facts.bought, [kind]: buyer } })).toBe(expected)
      }
})

test('all three audiences must hold, and the first that does not is what the buyer reads', () => {
  const audiences = { course: 'never_bought', tool: 'bought_any', event: 'everyone' } as const
  const tools = { ...facts.bought, tool: { any: true, specific: false } }
  expect(refusal({ audiences }, { bought: tools })).toBe(null)
  expect(refusal({ audiences })).toBe('tool_bought_any')
  expect(refusal({ audiences }, { bought: { ...tools, course: { any: true, specific: false } } })).toBe(
    'course_never_bought',
  )
})

test('a simulation has every rule once, with the answer it has by itself', () => {
  const wrong = { startsAt: new Date('2027-01-01'), quota: 1 }
  const rulings = rulingsOf({ ...coupon, ...wrong }, { ...facts, used: { total: 1, today: 0, byBuyer: 0 } })
  expect(new Set(rulings.map(({ rule }) => rule)).size).toBe(rulings.length)
  expect(rulings.filter(({ isPassed }) => !isPassed).map(({ rule }) => rule)).toEqual(['not_yet', 'used_up'])
})

test('a buyer has at most three orders that wait with a coupon', () => {
  expect(refusal({}, { openUses: 2 })).toBe(null)
  expect(refusal({}, { openUses: 3 })).toBe('too_many_waiting')
})

test('letters of codes are those of an alphabet without look-alikes, each as likely as the others', () => {
  const every = Array.from({ length: 256 }, (_, byte) => byte)
  const letters = lettersOf(every, 240)
  for (const letter of codeAlphabet) expect(letters.split(letter).length - 1, letter).toBe(8)
  expect(codeAlphabet).not.toMatch(/[ILOU01]/)
  expect(() => lettersOf(every, 241)).toThrow(RangeError)
})
