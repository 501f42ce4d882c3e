import * as z from 'zod/mini'
import { sellableCardSchema } from '../commerce/public-catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { shownPictureSchema } from '../shown-picture.ts'
import {
  changedRecordOf,
  createdRecordOf,
  inWindowOrder,
  orderedListFields,
  orderFields,
  publicationChangeSchema,
  publicationResultSchema,
  publishedRecordOf,
  summarySchema,
  titleSchema,
  windowFields,
} from '../content/publication.ts'

/** Kinds that have highlights. */
export const highlightKinds = ['course', 'event'] as const
export type HighlightKind = (typeof highlightKinds)[number]

const highlightValueSchema = z
  .strictObject({
    /** What visitors read first. */
    title: titleSchema(80),
    summary: summarySchema,
    /** The course or the event; null while it is not chosen. */
    sellableId: z.nullable(z.uuid({ error: 'Pilih kelas atau acaranya' })),
    /** Media of the library. */
    pictureId: z.nullable(z.uuid({ error: 'Gambar ini tidak dikenal' })),
    ...windowFields,
  })
  .check(inWindowOrder)
export type HighlightValue = z.infer<typeof highlightValueSchema>

const highlightSchema = z.extend(publishedRecordOf(highlightValueSchema), {
  /** What it shows; null where nothing is chosen, or it is deleted. */
  sellable: z.nullable(z.object({ kind: z.string(), name: z.string() })),
})
export type Highlight = z.infer<typeof highlightSchema>

/** Those in the archive apart. */
export const highlightsAtMost = 100

const highlightId = z.strictObject({ highlightId: z.uuid() })

const listedHighlightSchema = z.extend(highlightSchema, { picture: z.nullable(shownPictureSchema) })
export type ListedHighlight = z.infer<typeof listedHighlightSchema>

const highlightListSchema = z.object({ items: z.array(listedHighlightSchema) })
export type HighlightList = z.infer<typeof highlightListSchema>

export const listHighlights = endpoint({
  method: 'GET',
  path: '/admin/highlights',
  summary: 'Highlights in the order of public lists; with `archived` those in the archive, latest first',
  input: { query: z.strictObject(orderedListFields) },
  output: highlightListSchema,
})

export const getHighlight = endpoint({
  method: 'GET',
  path: '/admin/highlights/{highlightId}',
  summary: 'One highlight',
  input: { params: highlightId },
  output: highlightSchema,
})

export const createHighlight = endpoint({
  method: 'POST',
  path: '/admin/highlights',
  summary: 'Add a highlight, last in their order; it is a draft',
  successStatus: 201,
  input: { body: createdRecordOf(highlightValueSchema) },
  output: highlightSchema,
})

export const updateHighlight = endpoint({
  method: 'PUT',
  path: '/admin/highlights/{highlightId}',
  summary: 'Change a highlight',
  input: { params: highlightId, body: changedRecordOf(highlightValueSchema) },
  output: highlightSchema,
})

export const changeHighlightStatus = endpoint({
  method: 'POST',
  path: '/admin/highlights/change-status',
  summary: 'Publish, take back, archive or restore highlights',
  input: { body: publicationChangeSchema },
  output: publicationResultSchema,
})

export const orderHighlights = endpoint({
  method: 'POST',
  path: '/admin/highlights/move',
  summary: 'Put highlights into another order; 409 when the order that was seen is no longer the stored one',
  input: { body: z.strictObject(orderFields(highlightsAtMost)) },
  output: highlightListSchema,
})

/** Above one list. */
export const highlightsOfList = 3

const shownHighlightSchema = z.object({
  number: z.int(),
  title: z.string(),
  summary: z.string(),
  picture: z.nullable(shownPictureSchema),
  card: sellableCardSchema,
})
/** What visitors see. */
export type ShownHighlight = z.infer<typeof shownHighlightSchema>

export const browseHighlights = endpoint({
  method: 'GET',
  path: '/highlights',
  summary: 'Highlights of courses or events that are shown now, without what cannot be found any more; public',
  input: { query: z.strictObject({ kind: z.enum(highlightKinds) }) },
  output: z.array(shownHighlightSchema),
})
