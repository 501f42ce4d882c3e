import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { rupiahSchema } from '../money.ts'
import { MAX_PRICE, priceSchema } from './sellable-input.ts'
import { changeReasonSchema, sellablesAtOnce } from './sellables.ts'

const price = priceSchema
const versionNumber = z.int().check(z.minimum(1))
const sellableId = z.strictObject({ sellableId: z.uuid() })

const priceChangeSchema = z.object({
  id: z.uuid(),
  priceBefore: price,
  price,
  strikePriceBefore: price,
  strikePrice: price,
  reason: z.string(),
  /** Name of the admin; null once that account is gone, or when there was none. */
  by: z.nullable(z.string()),
  /** A release made it, not an admin. */
  isAutomatic: z.boolean(),
  at: z.iso.datetime(),
})
export type PriceChange = z.infer<typeof priceChangeSchema>

/** Changes that the history shows. */
export const priceChangesShown = 100

export const listPriceChanges = endpoint({
  method: 'GET',
  path: '/admin/sellables/{sellableId}/prices',
  summary: 'Former prices of a sellable, latest change first, with who and why',
  input: { params: sellableId },
  output: z.array(priceChangeSchema),
})

export const changePrice = endpoint({
  method: 'PUT',
  path: '/admin/sellables/{sellableId}/price',
  summary: 'Change the price of a sellable, with a reason',
  input: {
    params: sellableId,
    body: z.strictObject({ price, strikePrice: price, reason: changeReasonSchema, version: versionNumber }),
  },
  output: z.object({ price, strikePrice: price, version: z.int() }),
})

const strike = z.enum(['keep', 'former_price', 'none'], { error: 'Pilih harga coret' })

/** The closed list of changes to many prices. */
export const priceActionSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('set'),
      price: rupiahSchema.check(z.maximum(MAX_PRICE, { error: 'Harga ini terlalu besar' })),
      strike,
    }),
    z.strictObject({
      kind: z.literal('percent'),
      /** −25 takes a quarter off. */
      percent: z.int({ error: 'Tulis persen sebagai angka bulat' }).check(
        z.minimum(-95, { error: 'Paling banyak turun 95 %' }),
        z.maximum(500, { error: 'Paling banyak naik 500 %' }),
        z.refine((percent) => percent !== 0, { error: 'Tulis persen selain 0' }),
      ),
      /** Rounded to the nearest multiple. */
      roundTo: z.union([z.literal(1), z.literal(100), z.literal(500), z.literal(1_000)], {
        error: 'Pilih pembulatan',
      }),
      strike,
    }),
    z.strictObject({
      kind: z.literal('amount'),
      /** Whole rupiah, added; below 0 taken off. */
      amount: z.int({ error: 'Tulis angka bulat' }).check(
        z.minimum(-1_000_000_000, { error: 'Jumlah ini terlalu besar' }),
        z.maximum(1_000_000_000, { error: 'Jumlah ini terlalu besar' }),
        z.refine((amount) => amount !== 0, { error: 'Tulis jumlah selain 0' }),
      ),
      strike,
    }),
  ],
  { error: 'Pilih cara mengubah harga' },
)
export type PriceAction = z.infer<typeof priceActionSchema>

const none = { error: 'Pilih dahulu yang harganya diubah' }
const tooMany = { error: `Paling banyak ${sellablesAtOnce} sekaligus` }

const plannedPriceSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  version: z.int(),
  was: z.object({ price, strikePrice: price }),
  becomes: z.object({ price, strikePrice: price }),
  /** Why it is skipped; null if it is not. */
  reason: z.nullable(z.string()),
})
export type PlannedPrice = z.infer<typeof plannedPriceSchema>

export const previewPriceAction = endpoint({
  method: 'POST',
  path: '/admin/price-actions/preview',
  summary: 'Preview a change of several prices: before and after, and what is skipped',
  input: {
    body: z.strictObject({
      action: priceActionSchema,
      sellableIds: z.array(z.uuid()).check(z.minLength(1, none), z.maxLength(sellablesAtOnce, tooMany)),
    }),
  },
  output: z.object({ items: z.array(plannedPriceSchema) }),
})

const performedSchema = z.object({
  id: z.uuid(),
  action: priceActionSchema,
  reason: z.string(),
  by: z.nullable(z.string()),
  at: z.iso.datetime(),
  isUndone: z.boolean(),
  items: z.array(z.object({ id: z.uuid(), name: z.string() })),
})
export type PerformedPriceAction = z.infer<typeof performedSchema>

const leftSchema = z.object({ id: z.uuid(), name: z.string(), reason: z.string() })

export const performPriceAction = endpoint({
  method: 'POST',
  path: '/admin/price-actions',
  summary: 'Change several prices as previewed; what changed since is skipped and reported',
  successStatus: 201,
  input: {
    body: z.strictObject({
      /** Made by the browser: sent twice, it is done once. */
      id: z.uuid(),
      action: priceActionSchema,
      reason: changeReasonSchema,
      /** With the version of each that was previewed. */
      items: z.array(z.strictObject({ id: z.uuid(), version: versionNumber })).check(
        z.minLength(1, none),
        z.maxLength(sellablesAtOnce, tooMany),
        z.refine((items) => new Set(items.map(({ id }) => id)).size === items.length, {
          error: 'Ada yang dipilih dua kali',
        }),
      ),
    }),
  },
  output: z.object({ done: performedSchema, left: z.array(leftSchema) }),
})

export const listPriceActions = endpoint({
  method: 'GET',
  path: '/admin/price-actions',
  summary: 'Recent changes of several prices, latest first',
  output: z.array(performedSchema),
})

export const undoPriceAction = endpoint({
  method: 'POST',
  path: '/admin/price-actions/{actionId}/undo',
  summary: 'Restore the former prices where they are unchanged since; the others are reported',
  input: { params: z.strictObject({ actionId: z.uuid() }) },
  output: z.object({ restored: z.array(z.object({ id: z.uuid(), name: z.string() })), left: z.array(leftSchema) }),
})
