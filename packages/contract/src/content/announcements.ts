import { richTextSchema } from '@naikkelas/ui/rich-text/schema'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { announcementTypes } from '../enumerations/index.ts'
import { shownPictureSchema } from '../shown-picture.ts'
import {
  changedRecordOf,
  createdRecordOf,
  inWindowOrder,
  listFields,
  pageByPlaceOf,
  publicationChangeSchema,
  publicationResultSchema,
  publicNumberSchema,
  publishedRecordOf,
  recordListFields,
  summarySchema,
  timeSortSchema,
  titleSchema,
  windowFields,
} from './publication.ts'

const announcementValueSchema = z
  .strictObject({
    type: z.enum(announcementTypes, { error: 'Pilih jenis pengumuman' }),
    title: titleSchema(120),
    summary: summarySchema,
    body: z.nullable(richTextSchema(20_000)),
    /** Media of the library. */
    pictureId: z.nullable(z.uuid({ error: 'Gambar ini tidak dikenal' })),
    ...windowFields,
  })
  .check(inWindowOrder)
export type AnnouncementValue = z.infer<typeof announcementValueSchema>

const announcementSchema = publishedRecordOf(announcementValueSchema)
export type Announcement = z.infer<typeof announcementSchema>

export const announcementsPerPage = 50

const announcementId = z.strictObject({ announcementId: z.uuid() })

export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/admin/announcements',
  summary: 'Announcements, latest first',
  input: {
    query: z.strictObject({
      ...recordListFields,
      type: z.optional(z.enum(announcementTypes)),
    }),
  },
  output: pageByPlaceOf(announcementSchema),
})

export const getAnnouncement = endpoint({
  method: 'GET',
  path: '/admin/announcements/{announcementId}',
  summary: 'One announcement',
  input: { params: announcementId },
  output: announcementSchema,
})

export const createAnnouncement = endpoint({
  method: 'POST',
  path: '/admin/announcements',
  summary: 'Write an announcement; it is a draft',
  successStatus: 201,
  input: { body: createdRecordOf(announcementValueSchema) },
  output: announcementSchema,
})

export const updateAnnouncement = endpoint({
  method: 'PUT',
  path: '/admin/announcements/{announcementId}',
  summary: 'Change an announcement',
  input: {
    params: announcementId,
    body: changedRecordOf(announcementValueSchema),
  },
  output: announcementSchema,
})

export const changeAnnouncementStatus = endpoint({
  method: 'POST',
  path: '/admin/announcements/change-status',
  summary: 'Publish, take back, archive or restore announcements',
  input: { body: publicationChangeSchema },
  output: publicationResultSchema,
})

const cardSchema = z.object({
  /** Of its address. */
  number: z.int(),
  type: z.enum(announcementTypes),
  title: z.string(),
  summary: z.string(),
  picture: z.nullable(shownPictureSchema),
  /** Since when visitors see it. */
  publishedAt: z.iso.datetime(),
})
/** What visitors see of an announcement in a list. */
export type AnnouncementCard = z.infer<typeof cardSchema>

/** Cards of a page. */
export const announcementCardsPerPage = 12

export const browseAnnouncements = endpoint({
  method: 'GET',
  path: '/announcements',
  summary: 'Announcements that visitors see now, of one kind or of all; public',
  input: {
    query: z.strictObject({
      type: z.optional(z.enum(announcementTypes)),
      ...listFields,
      sort: z._default(timeSortSchema, 1),
    }),
  },
  output: pageByPlaceOf(cardSchema),
})

const pageSchema = z.extend(cardSchema, {
  body: z.nullable(richTextSchema(20_000)),
  updatedAt: z.iso.datetime(),
  /** Others of its kind, latest first. */
  more: z.array(cardSchema),
})
/** What visitors see of an announcement on its own page. */
export type AnnouncementPage = z.infer<typeof pageSchema>

export const getAnnouncementPage = endpoint({
  method: 'GET',
  path: '/announcements/{number}',
  summary: 'One announcement by its number; 404 before and after its window; public',
  input: { params: z.strictObject({ number: publicNumberSchema }) },
  output: pageSchema,
})

/** Where readers of feeds subscribe. */
export const announcementFeedPath = '/pengumuman/rss.xml' as const

export const previewAnnouncement = endpoint({
  method: 'GET',
  path: '/admin/announcements/{announcementId}/preview',
  summary: 'An announcement as visitors would see it, published or not',
  input: { params: announcementId },
  output: pageSchema,
})
