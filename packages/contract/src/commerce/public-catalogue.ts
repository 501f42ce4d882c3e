import { richTextSchema } from '@naikkelas/ui/rich-text/schema'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { courseLevels, sellableKinds } from '../enumerations/index.ts'
import { linkSlugSchema } from '../link-slug.ts'
import { rupiahSchema } from '../money.ts'
import { shownPictureSchema } from '../shown-picture.ts'
import { addOnDetailsSchema, serviceDetailsSchema, toolDetailsSchema } from './sellable-details.ts'
import { availabilities, listPlaceSchema } from './sellables.ts'

const instant = z.nullable(z.iso.datetime())

/** The mean of 1 to 5 stars, to two decimals, and of how many reviews that visitors see. */
const ratingSchema = z.object({ average: z.number(), count: z.int() })

const card = {
  /** Of public addresses, such as a checkout’s. */
  number: z.int(),
  kind: z.enum(sellableKinds),
  name: z.string(),
  link: z.string(),
  summary: z.string(),
  /** Whole rupiah; null where it is asked for. */
  price: z.nullable(rupiahSchema),
  strikePrice: z.nullable(rupiahSchema),
  availability: z.enum(availabilities),
  /** Null when seats are not counted. */
  seatsLeft: z.nullable(z.int()),
  availableFrom: instant,
  availableUntil: instant,
  category: z.nullable(z.object({ number: z.int(), name: z.string() })),
  /** Name of the partner; null for an own one. */
  partner: z.nullable(z.string()),
  /** 16:9 where it is cut to fit. */
  cover: z.nullable(shownPictureSchema),
  landingPageId: z.nullable(z.uuid()),
  salesCount: z.int(),
  /** What buyers think of it; null while there is no review. */
  rating: z.nullable(ratingSchema),
  /** Names of instructors or speakers. */
  instructors: z.array(z.string()),
  /** Null for every other kind. */
  course: z.nullable(
    z.object({
      /** Premium 1, Basic 2, Free 3, Preorder 4. */
      type: z.int(),
      level: z.enum(courseLevels),
      /** Null while it is not known. */
      minutes: z.nullable(z.int()),
      lessonCount: z.int(),
      /** Of a preorder. */
      opensAt: instant,
    }),
  ),
  event: z.nullable(
    z.object({
      /** Online 1, Offline 0. */
      mode: z.int(),
      /** Paid 1, Free 0. */
      paid: z.int(),
      /** Of the first session and the last one. */
      startsAt: instant,
      endsAt: instant,
      /** Of the session that runs or comes next; null where none is to come. */
      nextAt: instant,
      /** Its last session has ended: lists do not have it any more. */
      isOver: z.boolean(),
      place: z.nullable(z.string()),
    }),
  ),
}

export const sellableCardSchema = z.object(card)
/** What visitors see of something that is sold, in a list. */
export type SellableCard = z.infer<typeof sellableCardSchema>

/** Cards of a page. */
export const cardsPerPage = 24

export const codeSchema = (highest: number, lowest: number) =>
  z.coerce.number().check(z.int(), z.minimum(lowest), z.maximum(highest))
/** Of a record in a public address. */
export const publicNumberSchema = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))

export const browseCatalogue = endpoint({
  method: 'GET',
  path: '/catalogue',
  summary: 'What visitors can find of one kind or of all: active, not archived, no event that is over, sorted; public',
  input: {
    query: z.strictObject({
      kind: z.optional(z.enum(sellableKinds)),
      courseType: z.optional(codeSchema(4, 1)),
      /** Number of a category. */
      category: z.optional(publicNumberSchema),
      /** Own 1, Partner 2. */
      owner: z.optional(codeSchema(2, 1)),
      partnerId: z.optional(z.uuid()),
      /** Most popular 0, newest 1, oldest 2, cheapest 3, most expensive 4. */
      sort: z._default(codeSchema(4, 0), 0),
      /** Instead of `sort`, for events: those that run, then by the start of the next session. */
      order: z.optional(z.enum(['soonest'])),
      /** The cards after, or before, this place. */
      after: z.optional(listPlaceSchema),
      before: z.optional(listPlaceSchema),
    }),
  },
  /** Places that the neighbouring pages are asked for with; null where there is none. */
  output: z.object({
    items: z.array(sellableCardSchema),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
    /** The category that was asked for; null for one that never held anything that visitors find. */
    category: z.nullable(z.object({ number: z.int(), name: z.string() })),
  }),
})

const personSchema = z.object({
  number: z.int(),
  name: z.string(),
  title: z.string(),
  biography: z.string(),
  portraitId: z.nullable(z.uuid()),
})

const detailSchema = z.object({
  ...card,
  id: z.uuid(),
  description: z.nullable(richTextSchema(20_000)),
  people: z.array(personSchema),
  /** Titles, kinds and minutes; what lessons contain is for those who bought the course. */
  chapters: z.array(
    z.object({
      title: z.string(),
      lessons: z.array(z.object({ title: z.string(), kind: z.int(), minutes: z.int() })),
    }),
  ),
  /** The courses of a bundle that visitors can find. */
  bundled: z.array(sellableCardSchema),
  sessions: z.array(z.object({ title: z.string(), startsAt: z.iso.datetime(), endsAt: z.iso.datetime() })),
  /** Of an event; the meeting's link is for those who have a ticket. */
  place: z.nullable(z.object({ name: z.string(), address: z.string(), mapUrl: z.nullable(z.string()) })),
  service: z.nullable(serviceDetailsSchema),
  tool: z.nullable(toolDetailsSchema),
  addOn: z.nullable(addOnDetailsSchema),
})
/** What visitors see of something that is sold, on its own page. */
export type SellableDetail = z.infer<typeof detailSchema>

export const getCatalogueEntry = endpoint({
  method: 'GET',
  path: '/catalogue/{number}',
  summary: 'One entry of the catalogue by its number; 404 for what is inactive or archived; public',
  input: { params: z.strictObject({ number: publicNumberSchema }) },
  output: detailSchema,
})

export const getCatalogueEntryByLink = endpoint({
  method: 'GET',
  path: '/catalogue/{kind}/{link}',
  summary: 'The same by its kind and link; public',
  input: { params: z.strictObject({ kind: z.enum(sellableKinds), link: linkSlugSchema }) },
  output: detailSchema,
})

export const previewSellable = endpoint({
  method: 'GET',
  path: '/admin/sellables/{sellableId}/preview',
  summary: 'An entry of the catalogue as visitors would see it, active or not',
  input: { params: z.strictObject({ sellableId: z.uuid() }) },
  output: detailSchema,
})

/** Days that one answer of the calendar covers. */
export const calendarDays = 62

/** Sessions that the calendar shows. */
export const calendarSessionsAtMost = 300

export const listEventSessions = endpoint({
  method: 'GET',
  path: '/event-sessions',
  summary: 'Sessions of events between two moments, in their order, for a list of what comes or a month; public',
  input: {
    query: z
      .strictObject({
        from: z.iso.datetime({ offset: true, error: 'Waktu ini tidak dikenal' }),
        until: z.iso.datetime({ offset: true, error: 'Waktu ini tidak dikenal' }),
      })
      .check(
        z.refine(
          ({ from, until }) => {
            const days = (Date.parse(until) - Date.parse(from)) / 86_400_000
            return days > 0 && days <= calendarDays
          },
          { path: ['until'], error: `Pilih jangka waktu 1 sampai ${calendarDays} hari` },
        ),
      ),
  },
  output: z.array(
    z.object({
      title: z.string(),
      startsAt: z.iso.datetime(),
      endsAt: z.iso.datetime(),
      isOver: z.boolean(),
      /** Of its event. */
      event: z.object({
        number: z.int(),
        name: z.string(),
        link: z.string(),
        /** Online 1, Offline 0. */
        mode: z.int(),
        /** Paid 1, Free 0. */
        paid: z.int(),
        place: z.nullable(z.string()),
        price: z.nullable(rupiahSchema),
        availability: z.enum(availabilities),
      }),
    }),
  ),
})
