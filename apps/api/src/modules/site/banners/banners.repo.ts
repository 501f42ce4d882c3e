import { publicationStates, type PublicationState } from '@naikkelas/contract/content'
import {
  type BannerKind,
  bannerKinds,
  bannersAtMost,
  type BannerValue,
  offeredPlacements,
} from '@naikkelas/contract/site'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { bigintColumn, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'

const bannerRow = z
  .object({
    id: z.uuid(),
    number: bigintColumn,
    version: z.number(),
    kind: z.enum(bannerKinds),
    title: z.string(),
    placement: z.literal(offeredPlacements),
    picture_id: z.nullable(z.uuid()),
    phone_picture_id: z.nullable(z.uuid()),
    alt: z.string(),
    href: z.string(),
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
    kind: row.kind,
    state: row.state,
    value: {
      title: row.title,
      placement: row.placement,
      pictureId: row.picture_id,
      phonePictureId: row.phone_picture_id,
      alt: row.alt,
      href: row.href,
      startsAt: row.starts_at?.toISOString() ?? null,
      endsAt: row.ends_at?.toISOString() ?? null,
    } satisfies BannerValue,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    changedBy: row.changed_by,
  }))
export type StoredBanner = z.output<typeof bannerRow>

const selected = sql`
  SELECT id, number, version, kind, title, placement, picture_id, phone_picture_id, alt, href, state, starts_at, ends_at, created_at, updated_at,
    (SELECT name FROM admin_users WHERE admin_users.id = changed_by) AS changed_by
  FROM banners`

/** In their order; those of the archive latest first. */
export function findBanners(
  queries: Queries,
  { kind, isArchive }: { kind: BannerKind; isArchive: boolean },
): Promise<StoredBanner[]> {
  return rowsOf(
    queries,
    bannerRow,
    isArchive
      ? sql`${selected} WHERE kind = ${kind} AND state = 'archived' ORDER BY updated_at DESC, number DESC LIMIT ${bannersAtMost}`
      : sql`${selected} WHERE kind = ${kind} AND state <> 'archived' ORDER BY position, number`,
  )
}

/** Published and not past, in their order; their windows are looked at when they are shown. */
export function findCurrentBanners(queries: Queries, now: Date): Promise<StoredBanner[]> {
  return rowsOf(
    queries,
    bannerRow,
    sql`
      ${selected} WHERE state = 'published' AND picture_id IS NOT NULL AND (ends_at IS NULL OR ends_at > ${now})
      ORDER BY position, number`,
  )
}

export function findBanner(queries: Queries, id: string): Promise<StoredBanner | undefined> {
  return rowOf(queries, bannerRow, sql`${selected} WHERE id = ${id}`)
}

/** Holds it until the transaction ends. */
export async function lockBanner(tx: Tx, id: string): Promise<StoredBanner | undefined> {
  await tx.execute(sql`SELECT FROM banners WHERE id = ${id} FOR NO KEY UPDATE`)
  return findBanner(tx, id)
}

/** Holds the order of a kind until the transaction ends; one that is added waits for it, and it for the other. */
export async function lockBannerOrder(tx: Tx, kind: BannerKind): Promise<StoredBanner[]> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`banners.${kind}`}, 0))`)
  return findBanners(tx, { kind, isArchive: false })
}

interface Written {
  id: string
  value: BannerValue
  actorId: string | null
  at: Date
}

/** Last in its order. */
export async function insertBanner(queries: Queries, { id, kind, value, actorId, at }: Written & { kind: BannerKind }) {
  const { title, placement, pictureId, phonePictureId, alt, href, startsAt, endsAt } = value
  await queries.execute(sql`
    INSERT INTO banners (id, kind, title, placement, picture_id, phone_picture_id, alt, href, position, starts_at, ends_at,
      created_at, updated_at, changed_by)
    VALUES (${id}, ${kind}, ${title}, ${placement}, ${pictureId}, ${phonePictureId}, ${alt}, ${href},
      (SELECT coalesce(max(position), 0) + 1 FROM banners WHERE kind = ${kind}), ${instant(startsAt)}, ${instant(endsAt)},
      ${at}, ${at}, ${actorId})`)
}

const instant = (at: string | null) => (at === null ? null : new Date(at))

export async function replaceBanner(queries: Queries, { id, value, actorId, at }: Written) {
  const { title, placement, pictureId, phonePictureId, alt, href, startsAt, endsAt } = value
  await queries.execute(sql`
    UPDATE banners SET title = ${title}, placement = ${placement}, picture_id = ${pictureId}, phone_picture_id = ${phonePictureId},
      alt = ${alt}, href = ${href}, starts_at = ${instant(startsAt)}, ends_at = ${instant(endsAt)}, version = version + 1, updated_at = ${at}, changed_by = ${actorId}
    WHERE id = ${id}`)
}

/** What is published without a chosen moment is seen from now on. */
export async function changeBannerState(
  queries: Queries,
  { id, state, actorId, at }: { id: string; state: PublicationState; actorId: string; at: Date },
) {
  await queries.execute(sql`
    UPDATE banners SET state = ${state}, version = version + 1, updated_at = ${at}, changed_by = ${actorId},
      starts_at = CASE WHEN ${state} = 'published' THEN coalesce(starts_at, ${at}::timestamptz) ELSE starts_at END
    WHERE id = ${id}`)
}

/** Those of the archive keep their places behind. */
export async function placeBanners(tx: Tx, ids: readonly string[]) {
  await tx.execute(sql`
    UPDATE banners SET position = placed.position
    FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) WITH ORDINALITY AS placed (id, position)
    WHERE banners.id = placed.id::uuid`)
}
