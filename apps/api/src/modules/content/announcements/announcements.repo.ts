import { type AnnouncementType, announcementTypes } from '@naikkelas/contract'
import { type AnnouncementValue, type PublicationState, publicationStates } from '@naikkelas/contract/content'
import { richTextSchema } from '@naikkelas/ui/rich-text/schema'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { bigintColumn, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import type { TimePlace } from '../publication/index.ts'

const announcementRow = z
  .object({
    id: z.uuid(),
    number: bigintColumn,
    version: z.number(),
    type: z.enum(announcementTypes),
    title: z.string(),
    summary: z.string(),
    body: z.nullable(richTextSchema(Number.POSITIVE_INFINITY)),
    picture_id: z.nullable(z.uuid()),
    state: z.enum(publicationStates),
    starts_at: z.nullable(timestampColumn),
    ends_at: z.nullable(timestampColumn),
    created_at: timestampColumn,
    updated_at: timestampColumn,
    changed_by: z.nullable(z.string()),
  })
  .transform((row) => ({
    id: row.id,
    number: row.number,
    version: row.version,
    state: row.state,
    value: {
      type: row.type,
      title: row.title,
      summary: row.summary,
      body: row.body,
      pictureId: row.picture_id,
      startsAt: row.starts_at?.toISOString() ?? null,
      endsAt: row.ends_at?.toISOString() ?? null,
    } satisfies AnnouncementValue,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    changedBy: row.changed_by,
  }))
export type StoredAnnouncement = z.output<typeof announcementRow>

const selected = sql`
  SELECT id, number, version, type, title, summary, body, picture_id, state, starts_at, ends_at, created_at, updated_at,
    (SELECT name FROM admin_users WHERE admin_users.id = changed_by) AS changed_by
  FROM announcements`

const containing = (search: string | undefined) =>
  search === undefined || search === ''
    ? sql`true`
    : sql`(title ILIKE ${patternOf(search)} OR summary ILIKE ${patternOf(search)})`
const patternOf = (search: string) => `%${search.replace(/[\\%_]/g, '\\$&')}%`

interface Listed {
  search: string | undefined
  type: AnnouncementType | undefined
  from: TimePlace | undefined
  isBackwards: boolean
  limit: number
}

/** Latest first; with `from` those behind it, before it when `isBackwards`, nearest first. */
export function findAnnouncements(
  queries: Queries,
  { search, type, state, from, isBackwards, limit }: Listed & { state: PublicationState | undefined },
): Promise<StoredAnnouncement[]> {
  const isUpwards = isBackwards
  return rowsOf(
    queries,
    announcementRow,
    sql`
      ${selected} WHERE ${containing(search)} AND ${type === undefined ? sql`true` : sql`type = ${type}`}
        AND ${state === undefined ? sql`state <> 'archived'` : sql`state = ${state}`}
        AND ${behind(sql`created_at`, from, isUpwards)}
      ORDER BY ${ordered(sql`created_at`, isUpwards)} LIMIT ${limit}`,
  )
}

/** What visitors see at a moment. */
const shownAt = (now: Date) =>
  sql`state = 'published' AND starts_at <= ${now} AND (ends_at IS NULL OR ends_at > ${now})`

/** The same of those that visitors see, by the moment since when. */
export function findShownAnnouncements(
  queries: Queries,
  { search, type, from, isOldestFirst, isBackwards, limit, now }: Listed & { isOldestFirst: boolean; now: Date },
): Promise<StoredAnnouncement[]> {
  const isUpwards = isOldestFirst !== isBackwards
  return rowsOf(
    queries,
    announcementRow,
    sql`
      ${selected} WHERE ${shownAt(now)} AND ${containing(search)}
        AND ${type === undefined ? sql`true` : sql`type = ${type}`} AND ${behind(sql`starts_at`, from, isUpwards)}
      ORDER BY ${ordered(sql`starts_at`, isUpwards)} LIMIT ${limit}`,
  )
}

const behind = (at: SQL, from: TimePlace | undefined, isUpwards: boolean) =>
  from === undefined
    ? sql`true`
    : sql`(${at}, number) ${isUpwards ? sql`>` : sql`<`} (${from.at}::timestamptz, ${from.number}::bigint)`

const ordered = (at: SQL, isUpwards: boolean) => {
  const direction = isUpwards ? sql`ASC` : sql`DESC`
  return sql`${at} ${direction}, number ${direction}`
}

export function findShownAnnouncement(
  queries: Queries,
  { number, now }: { number: number; now: Date },
): Promise<StoredAnnouncement | undefined> {
  return rowOf(queries, announcementRow, sql`${selected} WHERE number = ${number} AND ${shownAt(now)}`)
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

export function findAnnouncement(queries: Queries, id: string): Promise<StoredAnnouncement | undefined> {
  return rowOf(queries, announcementRow, sql`${selected} WHERE id = ${id}`)
}

/** Holds it until the transaction ends. */
export async function lockAnnouncement(tx: Tx, id: string): Promise<StoredAnnouncement | undefined> {
  await tx.execute(sql`SELECT FROM announcements WHERE id = ${id} FOR NO KEY UPDATE`)
  return findAnnouncement(tx, id)
}

interface Written {
  id: string
  value: AnnouncementValue
  actorId: string | null
  at: Date
}

export async function insertAnnouncement(queries: Queries, { id, value, actorId, at }: Written) {
  const { type, title, summary, body, pictureId, startsAt, endsAt } = value
  await queries.execute(sql`
    INSERT INTO announcements (id, type, title, summary, body, picture_id, starts_at, ends_at, created_at, updated_at, changed_by)
    VALUES (${id}, ${type}, ${title}, ${summary}, ${JSON.stringify(body)}::jsonb, ${pictureId}, ${instant(startsAt)}, ${instant(endsAt)},
      ${at}, ${at}, ${actorId})`)
}

/** Places in lists are whole milliseconds. */
const instant = (at: string | null) => (at === null ? null : new Date(at))

/** What is published keeps the moment since when it is, where none is given. */
export async function replaceAnnouncement(queries: Queries, { id, value, actorId, at }: Written) {
  const { type, title, summary, body, pictureId, startsAt, endsAt } = value
  await queries.execute(sql`
    UPDATE announcements SET type = ${type}, title = ${title}, summary = ${summary}, body = ${JSON.stringify(body)}::jsonb,
      picture_id = ${pictureId}, ends_at = ${instant(endsAt)}, version = version + 1, updated_at = ${at}, changed_by = ${actorId},
      starts_at = CASE WHEN ${startsAt === null} AND state = 'published' THEN starts_at ELSE ${instant(startsAt)}::timestamptz END
    WHERE id = ${id}`)
}

/** What is published without a chosen moment is seen from now on. */
export async function changeAnnouncementState(
  queries: Queries,
  { id, state, actorId, at }: { id: string; state: PublicationState; actorId: string; at: Date },
) {
  await queries.execute(sql`
    UPDATE announcements SET state = ${state}, version = version + 1, updated_at = ${at}, changed_by = ${actorId},
      starts_at = CASE WHEN ${state} = 'published' THEN coalesce(starts_at, ${at}::timestamptz) ELSE starts_at END
    WHERE id = ${id}`)
}
