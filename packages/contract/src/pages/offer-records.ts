import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { listedAtMost, listedKinds, listingRules } from '@naikkelas/page'
import { courseLevels, sellableKinds } from '../enumerations/index.ts'
import { mediaSchema } from './media.ts'

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

const instant = z.nullable(z.string())

/** What sections that follow the record show of it. */
const recordDetailsSchema = z.object({
  level: z.nullable(z.enum(courseLevels)),
  chapters: z.array(
    z.object({
      title: z.string(),
      lessons: z.array(
        z.object({
          title: z.string(),
          minutes: z.int(),
          kind: z.enum(['video', 'article', 'ebook', 'quiz', 'assignment']),
        }),
      ),
    }),
  ),
  people: z.array(
    z.object({ name: z.string(), title: z.string(), biography: z.string(), mediaId: z.nullable(z.uuid()) }),
  ),
  event: z.nullable(
    z.object({
      isOnline: z.boolean(),
      startsAt: z.string(),
      endsAt: z.string(),
      place: z.nullable(z.object({ name: z.string(), address: z.string(), mapUrl: z.nullable(z.string()) })),
    }),
  ),
  beginsAt: instant,
  saleEndsAt: instant,
  reviews: z.array(z.object({ author: z.string(), stars: z.int(), text: z.string() })),
  rating: z.nullable(z.object({ value: z.number(), count: z.int() })),
})

const boundRecordSchema = z.object({
  ...offerRecordSchema.shape,
  details: recordDetailsSchema,
  /** The portraits in it. */
  media: z.array(mediaSchema),
})
/** The entry that a page is bound to, with what its sections can show. */
export type BoundRecord = z.infer<typeof boundRecordSchema>

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
  summary: 'An entry of the catalogue that a page is bound to, as it is now, with what sections show of it',
  input: { params: z.strictObject({ sellableId: z.uuid() }) },
  output: boundRecordSchema,
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

export const createRecordPage = endpoint({
  method: 'POST',
  path: '/admin/sellables/{sellableId}/landing-page',
  summary:
    'The landing page at the address of a course of the house or of an event: the one there is, or a draft from a template that shows the record',
  input: { params: z.strictObject({ sellableId: z.uuid() }) },
  output: z.object({ pageId: z.uuid() }),
})

const listedRecordSchema = z.object({
  id: z.uuid(),
  kind: z.enum(['course', 'service', 'tool', 'mentor', 'event', 'package']),
  name: z.string(),
  href: z.string(),
  summary: z.string(),
  mediaId: z.nullable(z.uuid()),
  number: z.int(),
  category: z.nullable(z.int()),
  price: z.nullable(z.int()),
  strikePrice: z.nullable(z.int()),
  seatsLeft: z.nullable(z.int()),
  isSoldOut: z.boolean(),
  rating: z.nullable(z.object({ value: z.number(), count: z.int() })),
  course: z.nullable(
    z.object({
      type: z.enum(['premium', 'basic', 'free', 'preorder']),
      level: z.enum(courseLevels),
      minutes: z.nullable(z.int()),
      lessons: z.int(),
      opensOn: z.nullable(z.string()),
      instructor: z.string(),
    }),
  ),
  event: z.nullable(z.object({ startsAt: z.string(), endsAt: z.nullable(z.string()), place: z.nullable(z.string()) })),
})

export const listListedRecords = endpoint({
  method: 'GET',
  path: '/admin/listed-records',
  summary: 'What a list of a page shows by its rule now, with the covers',
  input: {
    query: z.strictObject({
      by: z.enum(listingRules),
      kind: z.optional(z.enum(listedKinds)),
      categoryId: z.optional(z.uuid()),
      /** Ids in their order, with commas between them. */
      recordIds: z.optional(
        z.string().check(z.maxLength(37 * listedAtMost), z.regex(/^[0-9a-f-]{36}(,[0-9a-f-]{36})*$/)),
      ),
      count: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(listedAtMost)),
    }),
  },
  output: z.object({ records: z.array(listedRecordSchema), media: z.array(mediaSchema) }),
})

export const listListedCategories = endpoint({
  method: 'GET',
  path: '/admin/listed-categories',
  summary: 'Active categories that a list of a page can be restricted to',
  output: z.array(z.object({ id: z.uuid(), name: z.string() })),
})
