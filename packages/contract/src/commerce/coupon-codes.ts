import * as z from 'zod/mini'

/** What coupons are for; services and Super Mentor are agreed on by conversation, partner packages recur. */
export const couponKinds = ['course', 'tool', 'event'] as const
export type CouponKind = (typeof couponKinds)[number]

/** Why a coupon does nothing for a buyer, in the order in which it is looked at. Another person's personal one is unknown. */
export const couponRefusals = [
  'unknown',
  'switched_off',
  'archived',
  'not_yet',
  'ended',
  'other_kind',
  'other_item',
  'free_already',
  'course_never_bought',
  'course_bought_any',
  'course_bought_specific',
  'tool_never_bought',
  'tool_bought_any',
  'tool_bought_specific',
  'event_never_bought',
  'event_bought_any',
  'event_bought_specific',
  'used_up',
  'used_up_today',
  'used_by_you',
  'too_many_waiting',
] as const
export type CouponRefusal = (typeof couponRefusals)[number]

/** What people type in the field of the checkout at most; longer texts are no code. */
export const couponTextAtMost = 100

const couponPattern = /^[A-Z0-9-]{3,40}$/

/** A code as it is stored, whatever the case and the blanks around it. */
export const normalCouponCode = (typed: string): string => typed.trim().toUpperCase()

export const isCouponCode = (code: string): boolean => couponPattern.test(code)

export const couponCodeSchema = z
  .string({ error: 'Kode harus diisi' })
  .check(
    z.overwrite(normalCouponCode),
    z.minLength(1, { error: 'Kode harus diisi', abort: true }),
    z.regex(couponPattern, { error: 'Kode berisi 3 sampai 40 huruf A–Z, angka, atau tanda hubung' }),
  )

/** As a buyer typed it: everything that is no code is an unknown one. */
export const typedCouponSchema = z
  .string()
  .check(z.maxLength(couponTextAtMost, { error: 'Kode kupon ini terlalu panjang' }))
