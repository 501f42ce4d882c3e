import { pageKinds } from '@naikkelas/contract'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import { addressOf } from './landing-pages.rules.ts'

const idRow = z.object({ page_id: z.uuid() })
const liveRenders = sql`landing_page_renders JOIN landing_pages ON landing_pages.id = page_id AND status = 'published' AND published_version = version`

export interface RedrawReasons {
  /** These, whatever they hold. */
  pageIds?: readonly string[]
  /** Pages another build drew. */
  otherThanBuild?: string
  /** Pages that are due at this moment: their schedule turned, or something they show changed. */
  dueAt?: Date
}

/** Published pages with outdated bytes for any of these reasons. */
export async function findPagesToRedraw(
  queries: Queries,
  { pageIds = [], otherThanBuild, dueAt }: RedrawReasons,
): Promise<string[]> {
  const rows = await rowsOf(
    queries,
    idRow,
    sql`
      SELECT page_id FROM ${liveRenders}
      WHERE page_id = ANY(${sql.param(pageIds)}::uuid[])
        OR (${otherThanBuild ?? null}::text IS NOT NULL AND build <> ${otherThanBuild ?? null}::text)
        OR (${dueAt ?? null}::timestamptz IS NOT NULL AND redraw_at <= ${dueAt ?? null}::timestamptz)
      ORDER BY page_id`,
  )
  return rows.map(({ page_id }) => page_id)
}

/** Notes in which published pages something changed that they show; answers which they are. */
export async function markRedrawDue(
  tx: Tx,
  { pageIds = [], linkedPageIds, at }: { pageIds?: readonly string[]; linkedPageIds: readonly string[]; at: Date },
): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    idRow,
    sql`
      UPDATE landing_page_renders SET redraw_at = least(redraw_at, ${at}) FROM landing_pages
      WHERE landing_pages.id = page_id AND status = 'published' AND published_version = version
        AND (page_id = ANY(${sql.param(pageIds)}::uuid[]) OR linked_page_ids && ${sql.param(linkedPageIds)}::uuid[])
      RETURNING page_id`,
  )
  return rows.map(({ page_id }) => page_id)
}

/** The same for every published page; answers which they are. */
export async function markAllDue(tx: Tx, at: Date): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    idRow,
    sql`UPDATE landing_page_renders SET redraw_at = least(redraw_at, ${at}) FROM landing_pages
      WHERE landing_pages.id = page_id AND status = 'published' AND published_version = version RETURNING page_id`,
  )
  return rows.map(({ page_id }) => page_id)
}

const livePages = sql`
  landing_pages JOIN landing_page_versions
    ON landing_page_versions.page_id = landing_pages.id AND landing_page_versions.version = published_version
      AND reason = 'published'`
const isBoundTo = (recordIds: readonly string[]) =>
  sql`status = 'published' AND landing_page_versions.document -> 'offer' -> 'record' ->> 'id' = ANY(${sql.param(recordIds)}::text[])`

/** Published pages that are bound to one of these records. */
export async function findRecordPages(queries: Queries, recordIds: readonly string[]): Promise<string[]> {
  const rows = await rowsOf(
    queries,
    idRow,
    sql`SELECT landing_pages.id AS page_id FROM ${livePages} WHERE ${isBoundTo(recordIds)}`,
  )
  return rows.map(({ page_id }) => page_id)
}

const dueRow = z
  .object({ page_id: z.uuid(), redraw_at: timestampColumn })
  .transform(({ page_id, redraw_at }) => ({ pageId: page_id, at: redraw_at }))

interface SeatsDue {
  recordIds: readonly string[]
  /** Further pages that show them. */
  pageIds: readonly string[]
  at: Date
  pauseMs: number
}

/**
 * Notes that published pages show another number of seats of these records, and when each may be drawn again: this long
 * after it was drawn last.
 */
export function markSeatsDue(
  tx: Tx,
  { recordIds, pageIds, at, pauseMs }: SeatsDue,
): Promise<{ pageId: string; at: Date }[]> {
  return rowsOf(
    tx,
    dueRow,
    sql`
      UPDATE landing_page_renders AS render
      SET redraw_at = least(redraw_at, greatest(${at}::timestamptz, drawn_at + ${pauseMs} * interval '1 millisecond'))
      FROM ${livePages}
      WHERE render.page_id = landing_pages.id AND render.version = published_version AND (
        (${isBoundTo(recordIds)} AND landing_page_versions.document -> 'offer' -> 'bound' ? 'seats')
        OR (status = 'published' AND landing_pages.id = ANY(${sql.param([...pageIds])}::uuid[])))
      RETURNING render.page_id, redraw_at`,
  )
}

export async function findPartnerPages(queries: Queries, partnerId: string): Promise<string[]> {
  const rows = await rowsOf(
    queries,
    idRow,
    sql`SELECT id AS page_id FROM landing_pages WHERE partner_id = ${partnerId} AND status = 'published'`,
  )
  return rows.map(({ page_id }) => page_id)
}

const placeRow = z
  .object({ id: z.uuid(), kind: z.enum(pageKinds), link_landing_page: z.string() })
  .transform(({ id, kind, link_landing_page }) => ({ id, kind, address: addressOf({ kind, link_landing_page }) }))

/** Where each published page is. */
export function findPublishedPlaces(queries: Queries) {
  return rowsOf(
    queries,
    placeRow,
    sql`SELECT id, kind, link_landing_page FROM landing_pages WHERE status = 'published' AND kind <> 'site_part'`,
  )
}

/** When a published page has to be drawn again; null when nothing of it changes by itself. */
export async function findRedrawAt(queries: Queries, pageId: string): Promise<Date | null> {
  const row = await rowOf(
    queries,
    z.object({ redraw_at: z.nullable(timestampColumn) }),
    sql`SELECT redraw_at FROM ${liveRenders} WHERE page_id = ${pageId}`,
  )
  return row?.redraw_at ?? null
}

/** Published pages that have to be drawn again at some time, with that time. */
export function findRedrawTimes(tx: Tx): Promise<{ pageId: string; at: Date }[]> {
  return rowsOf(tx, dueRow, sql`SELECT page_id, redraw_at FROM ${liveRenders} WHERE redraw_at IS NOT NULL`)
}

/** Published pages that were drawn while pictures were being made (these, or any), with all the pictures each waits for. */
export function findPagesAwaiting(
  queries: Queries,
  mediaIds?: readonly string[],
): Promise<{ pageId: string; awaited: string[] }[]> {
  const row = z
    .object({ page_id: z.uuid(), awaited: z.array(z.uuid()) })
    .transform(({ page_id, awaited }) => ({ pageId: page_id, awaited }))
  const isAwaiting =
    mediaIds === undefined ? sql`awaited_media_ids <> '{}'` : sql`awaited_media_ids && ${sql.param(mediaIds)}::uuid[]`
  return rowsOf(
    queries,
    row,
    sql`SELECT page_id, to_jsonb(awaited_media_ids) AS awaited FROM ${liveRenders} WHERE ${isAwaiting} ORDER BY page_id`,
  )
}
