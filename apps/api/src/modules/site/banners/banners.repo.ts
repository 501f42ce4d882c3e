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
import { momentContent, publishedTable, type StoredRecord } from '../../../platform/database/published-table.ts'
import { timestampColumn } from '../../../platform/database/rows.ts'

export interface StoredBanner extends StoredRecord<BannerValue> {
  kind: BannerKind
  startsAt: Date | null
  endsAt: Date | null
}

export const bannerTable = publishedTable({
  name: 'banners',
  columns: {
    kind: z.enum(bannerKinds),
    title: z.string(),
    placement: z.literal(offeredPlacements),
    picture_id: z.nullable(z.uuid()),
    phone_picture_id: z.nullable(z.uuid()),
    alt: z.string(),
    href: z.string(),
    starts_at: z.nullable(timestampColumn),
    ends_at: z.nullable(timestampColumn),
  },
  read: ({ kind, picture_id, phone_picture_id, starts_at: startsAt, ends_at: endsAt, ...same }) => ({
    kind,
    value: {
      ...same,
      pictureId: picture_id,
      phonePictureId: phone_picture_id,
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
    } as BannerValue,
    startsAt,
    endsAt,
  }),
  written: ({ pictureId, phonePictureId, startsAt, endsAt, ...same }) => ({
    ...same,
    picture_id: pictureId,
    phone_picture_id: phonePictureId,
    starts_at: momentContent(startsAt),
    ends_at: momentContent(endsAt),
  }),
  searched: ['title'],
  publishedSince: 'starts_at',
  isOrdered: true,
})

const ofKind = (kind: BannerKind) => sql`kind = ${kind}`

/** In their order; those of the archive latest first. */
export const findBanners = (
  queries: Queries,
  { kind, isArchive }: { kind: BannerKind; isArchive: boolean },
): Promise<StoredBanner[]> =>
  isArchive
    ? bannerTable.archive(queries, [ofKind(kind)], bannersAtMost)
    : bannerTable.inOrder(queries, [bannerTable.inState(undefined), ofKind(kind)])

/** Published and not past, in their order; their windows are looked at when they are shown. */
export const findCurrentBanners = (queries: Queries, now: Date): Promise<StoredBanner[]> =>
  bannerTable.inOrder(queries, [
    bannerTable.inState('published'),
    sql`picture_id IS NOT NULL`,
    sql`(ends_at IS NULL OR ends_at > ${now})`,
  ])

/** Those in use, whose order nothing changes until the transaction ends. */
export async function lockBannerOrder(tx: Tx, kind: BannerKind): Promise<StoredBanner[]> {
  await bannerTable.holdOrder(tx, `banners of ${kind}`)
  return findBanners(tx, { kind, isArchive: false })
}
