import * as z from 'zod/mini'
import { endpoint, fileEndpoint } from '../endpoint.ts'
import { couponAudiences, couponTypes, paymentStatuses, sellableKinds } from '../enumerations/index.ts'
import { rupiahSchema } from '../money.ts'
import { plainText, visiblePattern } from '../plain-text.ts'
import { emailSchema } from '../validation/email.ts'
import { couponCodeSchema, couponKinds, couponRefusals } from './coupon-codes.ts'
import { orderCodeSchema } from './orders.ts'
import { listPlaceSchema } from './sellables.ts'

export type CouponAudience = (typeof couponAudiences)[number]

/** Items that a coupon names, of each of its two lists. */
export const couponItemsAtMost = 100
/** More than the site will ever sell: what counts less is typed wrongly. */
const usesAtMost = 1_000_000

const limit = z.nullable(
  z
    .int({ error: 'Tulis angka bulat' })
    .check(
      z.minimum(0, { error: 'Angka ini tidak bisa kurang dari 0' }),
      z.maximum(usesAtMost, { error: 'Angka ini terlalu besar' }),
    ),
)
const itemIds = z.array(z.uuid()).check(
  z.maxLength(couponItemsAtMost, { error: `Paling banyak ${couponItemsAtMost} pilihan` }),
  z.refine((ids) => new Set(ids).size === ids.length, { error: 'Ada yang dipilih dua kali' }),
)
const audience = z.enum(couponAudiences, { error: 'Pilih salah satu' })
const instant = z.nullable(z.iso.datetime({ error: 'Waktu ini tidak dikenal' }))

const ruleFields = {
  /** For the back office. */
  name: z
    .string({ error: 'Nama harus diisi' })
    .check(
      z.overwrite(plainText),
      z.regex(visiblePattern, { error: 'Nama harus diisi', abort: true }),
      z.maxLength(80, { error: 'Nama maksimal 80 karakter' }),
    ),
  /** Where there is one, it decides, and `discountPrice` does not. */
  discountPercentage: z.nullable(
    z
      .int({ error: 'Tulis angka bulat' })
      .check(z.minimum(1, { error: 'Persen mulai dari 1' }), z.maximum(100, { error: 'Persen paling banyak 100' })),
  ),
  /** Rupiah that the percentage takes off at most; none with null and 0. */
  maxDiscountPercentage: z.nullable(rupiahSchema),
  discountPrice: z.nullable(rupiahSchema.check(z.minimum(1, { error: 'Potongan mulai dari Rp1' }))),
  kinds: z.array(z.enum(couponKinds)).check(
    z.minLength(1, { error: 'Pilih paling sedikit satu jenis' }),
    z.refine((kinds) => new Set(kinds).size === kinds.length, { error: 'Ada yang dipilih dua kali' }),
  ),
  /** The only items it is for; everything of its kinds where there are none. */
  validForIds: itemIds,
  /** What a buyer must or must not have bought before; all three must hold. */
  audiences: z.strictObject({ course: audience, tool: audience, event: audience }),
  /** What `bought_specific` is about. */
  boughtIds: itemIds,
  startsAt: instant,
  endsAt: instant,
  /** No limit with null and 0, here and below. */
  quota: limit,
  /** For each day in WIB. */
  maxDailyLimit: limit,
  maxUsagePerUser: limit,
}

interface Discounted {
  discountPercentage: number | null
  discountPrice: number | null
  startsAt: string | null
  endsAt: string | null
}
const takesOff = z.refine<Discounted>(
  ({ discountPercentage, discountPrice }) => discountPercentage !== null || discountPrice !== null,
  { path: ['discountPercentage'], error: 'Isi potongan dalam persen atau rupiah' },
)
const inOrder = z.refine<Discounted>(
  ({ startsAt, endsAt }) => startsAt === null || endsAt === null || Date.parse(startsAt) < Date.parse(endsAt),
  { path: ['endsAt'], error: 'Waktu berakhir harus sesudah waktu mulai' },
)

const couponValueSchema = z
  .strictObject({
    code: couponCodeSchema,
    /** General 1, Personal 2. */
    type: z.enum(couponTypes, { error: 'Pilih jenis kuponnya' }),
    ...ruleFields,
  })
  .check(takesOff, inOrder)
export type CouponValue = z.infer<typeof couponValueSchema>

/** Of many codes that share everything but the code: each is general, and used once. */
const { quota: _quota, ...bulkFields } = ruleFields
const bulkValueSchema = z.strictObject(bulkFields).check(takesOff, inOrder)

const usageTotals = {
  /** Orders that wait for their payment with it. */
  reserved: z.int(),
  /** Paid ones. */
  consumed: z.int(),
  /** Rupiah that it took off paid orders. */
  given: z.int(),
  /** Rupiah that those orders brought. */
  earned: z.int(),
}

export const couponStates = ['active', 'archived'] as const
export type CouponState = (typeof couponStates)[number]

const couponShape = {
  id: z.uuid(),
  version: z.int(),
  state: z.enum(couponStates),
  updatedAt: z.iso.datetime(),
  /** Name of the admin who changed it last; null once that account is gone. */
  changedBy: z.nullable(z.string()),
  ...usageTotals,
}

const listedCouponSchema = z.object({
  ...couponShape,
  code: z.string(),
  name: z.string(),
  type: z.enum(couponTypes),
  discountPercentage: z.nullable(z.int()),
  maxDiscountPercentage: z.nullable(rupiahSchema),
  discountPrice: z.nullable(rupiahSchema),
  kinds: z.array(z.enum(couponKinds)),
  startsAt: instant,
  endsAt: instant,
  quota: z.nullable(z.int()),
})
/** A coupon as the back office lists it. */
export type ListedCoupon = z.infer<typeof listedCouponSchema>

const couponSchema = z.object({
  ...couponShape,
  value: couponValueSchema,
  /** Of a personal one, whose it is; null for a general one, and once the account is gone. */
  learner: z.nullable(z.object({ id: z.uuid(), name: z.string(), maskedEmail: z.string() })),
  /** Those of `validForIds` and `boughtIds`. */
  items: z.array(z.object({ id: z.uuid(), kind: z.enum(sellableKinds), name: z.string() })),
  /** Of those that were made at once. */
  batch: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
})
export type Coupon = z.infer<typeof couponSchema>

export const couponsPerPage = 25

export const couponFilterSchema = z.strictObject({
  state: z.optional(z.enum(couponStates)),
  type: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2))),
  kind: z.optional(z.enum(couponKinds)),
  batch: z.optional(z.uuid()),
  /** A part of the code or the name. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(80))),
})
export type CouponFilter = z.infer<typeof couponFilterSchema>

export const listCoupons = endpoint({
  method: 'GET',
  path: '/admin/coupons',
  summary: 'Coupons, newest first, with what they were used for; those that are not archived unless asked',
  input: {
    query: z.extend(couponFilterSchema, {
      after: z.optional(listPlaceSchema),
      before: z.optional(listPlaceSchema),
    }),
  },
  output: z.object({
    items: z.array(listedCouponSchema),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
    /** Of every coupon of the filter. */
    totals: z.object({ coupons: z.int(), ...usageTotals }),
  }),
})

export const exportCoupons = fileEndpoint({
  path: '/admin/coupons.csv',
  summary: 'Codes of a list of coupons with what they were used for, as CSV',
  input: { query: couponFilterSchema },
  contentTypes: ['text/csv'],
})
export const exportCouponsPath = '/admin/coupons.csv'

export const listCouponItems = endpoint({
  method: 'GET',
  path: '/admin/coupon-items',
  summary: 'What a coupon can name, by a part of its name; at most twenty',
  input: { query: z.strictObject({ search: z.optional(z.string().check(z.trim(), z.maxLength(80))) }) },
  output: z.array(z.object({ id: z.uuid(), kind: z.enum(couponKinds), name: z.string() })),
})

const couponId = z.strictObject({ couponId: z.uuid() })

export const getCoupon = endpoint({
  method: 'GET',
  path: '/admin/coupons/{couponId}',
  summary: 'One coupon with what it was used for',
  input: { params: couponId },
  output: couponSchema,
})

/** E-mail of the learner whom a personal coupon is for. */
const learnerEmail = z.optional(z.nullable(emailSchema))

export const createCoupon = endpoint({
  method: 'POST',
  path: '/admin/coupons',
  summary: 'Make a coupon',
  successStatus: 201,
  input: { body: z.strictObject({ value: couponValueSchema, learnerEmail }) },
  output: couponSchema,
})

export const updateCoupon = endpoint({
  method: 'PUT',
  path: '/admin/coupons/{couponId}',
  summary: 'Change a coupon; whose it is stays without an e-mail',
  input: {
    params: couponId,
    body: z.strictObject({ value: couponValueSchema, learnerEmail, version: z.int().check(z.minimum(1)) }),
  },
  output: couponSchema,
})

export const couponActions = ['archive', 'restore'] as const

export const changeCouponStatus = endpoint({
  method: 'POST',
  path: '/admin/coupons/{couponId}/change-status',
  summary: 'Archive a coupon, or bring it back; orders that have it keep it',
  input: {
    params: couponId,
    body: z.strictObject({ action: z.enum(couponActions, { error: 'Tindakan ini tidak ada' }) }),
  },
  output: couponSchema,
})

/** Codes of one request. */
export const bulkCouponsAtMost = 1_000

export const createCoupons = endpoint({
  method: 'POST',
  path: '/admin/coupons/create-many',
  summary: 'Make many codes of one kind at once: a prefix and random letters, each used once',
  successStatus: 201,
  input: {
    body: z.strictObject({
      value: bulkValueSchema,
      prefix: z.string({ error: 'Awalan harus diisi' }).check(
        z.overwrite((typed) => typed.trim().toUpperCase()),
        z.regex(/^[A-Z0-9]{2,12}$/, { error: 'Awalan berisi 2 sampai 12 huruf A–Z atau angka' }),
      ),
      count: z
        .int({ error: 'Tulis angka bulat' })
        .check(
          z.minimum(1, { error: 'Jumlah kode mulai dari 1' }),
          z.maximum(bulkCouponsAtMost, { error: `Paling banyak ${bulkCouponsAtMost} kode sekaligus` }),
        ),
    }),
  },
  output: z.object({ id: z.uuid(), name: z.string(), count: z.int() }),
})

const usageStates = ['reserved', 'consumed', 'released'] as const

/** Shown of the uses of one coupon, newest first. */
export const couponUsesAtMost = 100

export const listCouponUses = endpoint({
  method: 'GET',
  path: '/admin/coupons/{couponId}/uses',
  summary: 'The last orders that a coupon was used for',
  input: { params: couponId },
  output: z.array(
    z.object({
      orderId: z.uuid(),
      orderCode: orderCodeSchema,
      /** Of the item. */
      name: z.string(),
      /** Null once the account is deleted. */
      buyer: z.nullable(z.string()),
      state: z.enum(usageStates),
      /** Honoured though nothing was left: paid after the order had expired. */
      isExempt: z.boolean(),
      orderStatus: z.enum(paymentStatuses),
      discount: rupiahSchema,
      total: rupiahSchema,
      at: z.iso.datetime(),
    }),
  ),
})

export const simulateCoupon = endpoint({
  method: 'POST',
  path: '/admin/coupons/{couponId}/simulate',
  summary: 'What a coupon would do for a buyer and an item, rule by rule; changes nothing',
  input: {
    params: couponId,
    body: z.strictObject({
      email: emailSchema,
      /** The item. */
      sellableId: z.uuid({ error: 'Pilih yang dibeli' }),
    }),
  },
  output: z.object({
    buyer: z.string(),
    item: z.object({ name: z.string(), price: rupiahSchema }),
    discount: rupiahSchema,
    total: rupiahSchema,
    /** The first rule that fails is what the buyer reads. */
    rules: z.array(z.object({ rule: z.enum(couponRefusals), isPassed: z.boolean() })),
  }),
})
export type CouponSimulation = z.infer<(typeof simulateCoupon)['output']>
