import * as z from 'zod/mini'
import type { Finding } from '../define-section.ts'

/** Records that a list shows at most. */
export const listedAtMost = 12

/** Kinds that visitors can browse. */
export const listedKinds = ['course', 'service', 'tool', 'add_on', 'event'] as const

/** Where a list's entries come from: written on the page, or records found by a rule. */
export const listingRules = ['none', 'kind', 'category', 'newest', 'picked'] as const

export const listingSchema = z.strictObject({
  by: z.enum(listingRules),
  /** Empty for every kind. Not used by `picked`. */
  kind: z.union([z.literal(''), z.enum(listedKinds)]),
  /** Of `category`. */
  categoryId: z.union([z.literal(''), z.uuid()]),
  /** Of `picked`, in their order. */
  recordIds: z.array(z.uuid()).check(
    z.maxLength(listedAtMost, { error: `Paling banyak ${listedAtMost}` }),
    z.refine((ids) => new Set(ids).size === ids.length, { error: 'Satu isi dipilih dua kali' }),
  ),
  /** How many are shown at most. */
  count: z.int().check(z.minimum(1), z.maximum(listedAtMost)),
})
export type Listing = z.infer<typeof listingSchema>

export const noListing: Listing = { by: 'none', kind: '', categoryId: '', recordIds: [], count: 6 }

/** What a rule lacks. */
export function unfinishedListing({ by, categoryId, recordIds }: Listing): Finding[] {
  if (by === 'category' && categoryId === '') return [{ path: ['listing'], message: 'Kategori belum dipilih' }]
  return by === 'picked' && recordIds.length === 0
    ? [{ path: ['listing'], message: 'Belum ada isi katalog yang dipilih' }]
    : []
}
