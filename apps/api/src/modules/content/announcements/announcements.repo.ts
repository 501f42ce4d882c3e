import { type AnnouncementType, announcementTypes } from '@naikkelas/contract'
import type { AnnouncementValue, PublicationState } from '@naikkelas/contract/content'
import { richTextSchema } from '@naikkelas/ui/rich-text/schema'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import {
  jsonContent,
  momentContent,
  publishedTable,
  type StoredRecord,
} from '../../../platform/database/published-table.ts'
import { bigintColumn, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import type { TimePlace } from '../publication/index.ts'

export interface StoredAnnouncement extends StoredRecord<AnnouncementValue> {
  startsAt: Date | null
  endsAt: Date | null
}

export const announcementTable = publishedTable({
  name: 'announcements',
  columns: {
    type: z.enum(announcementTypes),
    title: z.string(),
    summary: z.string(),
    body: z.nullable(richTextSchema(Number.POSITIVE_INFINITY)),
    picture_id: z.nullable(z.uuid()),
    starts_at: z.nullable(timestampColumn),
    ends_at: z.nullable(timestampColumn),
  },
  read: ({ type, title, summary, body, picture_id: pictureId, starts_at: startsAt, ends_at: endsAt }) => ({
    value: {
      type,
      title,
      summary,
      body,
      pictureId,
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
    } as AnnouncementValue,
    startsAt,
    endsAt,
  }),
  written: ({ type, title, summary, body, pictureId, startsAt, endsAt }) => ({
    type,
    title,
    summary,
    body: jsonContent(body),
    picture_id: pictureId,
    starts_at: momentContent(startsAt),
    ends_at: momentContent(endsAt),
  }),
  searched: ['title', 'summary'],
  publishedSince: 'starts_at',
})

interface Listed {
  search: string | undefined
  type: AnnouncementType | undefined
  from: TimePlace | undefined
  isBackwards: boolean
  limit: number
}

const ofType = (type: AnnouncementType | undefined) => (type === undefined ? undefined : sql`type = ${type}`)

/** Latest first. */
export function findAnnouncements(
  queries: Queries,
  { search, type, state, ...placed }: Listed & { state: PublicationState | undefined },
): Promise<StoredAnnouncement[]> {
  const { containing, inState, list } = announcementTable
  return list(queries, {
    where: [inState(state), containing(search), ofType(type)],
    order: { column: 'created_at', isTime: true },
    isUpwards: false,
    ...placed,
  })
}

/** What visitors see at a moment. */
const shownAt = (now: Date) =>
  sql`state = 'published' AND starts_at <= ${now} AND (ends_at IS NULL OR ends_at > ${now})`

/** Those that visitors see, by the moment since when. */
export function findShownAnnouncements(
  queries: Queries,
  { search, type, isOldestFirst, now, ...placed }: Listed & { isOldestFirst: boolean; now: Date },
): Promise<StoredAnnouncement[]> {
  const { containing, list } = announcementTable
  return list(queries, {
    where: [shownAt(now), containing(search), ofType(type)],
    order: { column: 'starts_at', isTime: true },
    isUpwards: isOldestFirst,
    ...placed,
  })
}

export function findShownAnnouncement(
  queries: Queries,
  { number, now }: { number: number; now: Date },
): Promise<StoredAnnouncement | undefined> {
  return announcementTable.findWhere(queries, sql`number = ${number} AND ${shownAt(now)}`)
}

/** Every address that visitors can open, and when it changed. */
export function findAnnouncementAddresses(queries: Queries, now: Date) {
  return rowsOf(
    queries,
    z
      .object({ number: bigintColumn, updated_at: timestampColumn })
      .transform(({ number, updated_at: updatedAt }) => ({ number, updatedAt })),
    sql`SELECT number, greatest(updated_at, starts_at) AS updated_at FROM announcements WHERE ${shownAt(now)} ORDER BY number`,
  )
}
