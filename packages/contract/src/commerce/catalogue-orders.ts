import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { sellableKinds } from '../enumerations/index.ts'

/** Lists whose order admins choose: each kind, and the categories. */
export const orderedLists = [...sellableKinds, 'category'] as const
export type OrderedList = (typeof orderedLists)[number]

/** Entries that are shown for ordering; those behind them keep their order. */
export const orderedAtMost = 500

const listParams = z.strictObject({ list: z.enum(orderedLists, { error: 'Daftar ini tidak ada' }) })

const orderSchema = z.object({
  /** One more for each change of this order. */
  version: z.int(),
  /** Name of the admin who changed it last; null when it was never changed or that is not known any more. */
  changedBy: z.nullable(z.string()),
  items: z.array(z.object({ id: z.uuid(), name: z.string(), status: z.union([z.literal(0), z.literal(1)]) })),
})
export type CatalogueOrder = z.infer<typeof orderSchema>

export const getCatalogueOrder = endpoint({
  method: 'GET',
  path: '/admin/catalogue-orders/{list}',
  summary: 'The order of a list, without what is archived',
  input: { params: listParams },
  output: orderSchema,
})

export const moveInCatalogue = endpoint({
  method: 'PATCH',
  path: '/admin/catalogue-orders/{list}',
  summary: 'Move entries of a list, one after the other; refused if the order changed since the version',
  input: {
    params: listParams,
    body: z.strictObject({
      version: z.int().check(z.minimum(0)),
      moves: z
        .array(
          z
            .strictObject({
              id: z.uuid(),
              /** The entry that it comes behind; null for the first place. */
              afterId: z.nullable(z.uuid()),
            })
            .check(z.refine(({ id, afterId }) => id !== afterId, { error: 'Tidak bisa di belakang dirinya sendiri' })),
        )
        .check(z.minLength(1, { error: 'Tidak ada yang dipindahkan' }), z.maxLength(100)),
    }),
  },
  output: orderSchema,
})
