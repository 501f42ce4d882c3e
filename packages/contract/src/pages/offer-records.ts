import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { sellableKinds } from '../enumerations/index.ts'

const offerRecordSchema = z.object({
  id: z.uuid(),
  kind: z.enum(sellableKinds),
  name: z.string(),
  /** Whole rupiah; null if not set. */
  price: z.nullable(z.int()),
  strikePrice: z.nullable(z.int()),
  /** When it can no longer be bought. */
  deadline: z.nullable(z.iso.datetime()),
  /** Seats left; null when they are not counted. */
  seats: z.nullable(z.int()),
  /** Names of its instructors or speakers. */
  coach: z.string(),
  /** What is inactive or archived stays where it is shown, with a warning in the builder. */
  status: z.enum(['open', 'closed']),
  updatedAt: z.iso.datetime(),
})
/** An entry of the catalogue, as pages that are bound to it show it. */
export type OfferRecord = z.infer<typeof offerRecordSchema>

/** Entries that a search for one finds at most. */
export const offerRecordsShown = 20

export const listOfferRecords = endpoint({
  method: 'GET',
  path: '/admin/offer-records',
  summary: 'Active entries of the catalogue that a page can be bound to, those whose landing page it is first',
  input: {
    query: z.strictObject({
      pageId: z.optional(z.uuid()),
      /** A part of a name, or the number. */
      search: z.optional(z.string().check(z.maxLength(80))),
    }),
  },
  output: z.array(offerRecordSchema),
})

export const getOfferRecord = endpoint({
  method: 'GET',
  path: '/admin/offer-records/{sellableId}',
  summary: 'An entry of the catalogue that a page is bound to, as it is now',
  input: { params: z.strictObject({ sellableId: z.uuid() }) },
  output: offerRecordSchema,
})

const recordPagesSchema = z.object({
  /** Published pages that show it. */
  pages: z.int(),
  /** Those of them that do not show its last change yet. */
  waiting: z.int(),
})
export type RecordPages = z.infer<typeof recordPagesSchema>

export const getRecordPages = endpoint({
  method: 'GET',
  path: '/admin/sellables/{sellableId}/pages',
  summary: 'How many published pages show an entry of the catalogue, and how many wait to show its last change',
  input: { params: z.strictObject({ sellableId: z.uuid() }) },
  output: recordPagesSchema,
})
