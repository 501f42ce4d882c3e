import type { PublicationState } from '@naikkelas/contract/content'
import { offeredPlacements, type PromotionValue } from '@naikkelas/contract/site'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { momentContent, publishedTable, type StoredRecord } from '../../../platform/database/published-table.ts'
import { timestampColumn } from '../../../platform/database/rows.ts'
import type { TimePlace } from '../../content/publication/index.ts'

export interface StoredPromotion extends StoredRecord<PromotionValue> {
  startsAt: Date | null
  endsAt: Date | null
  page: { name: string; isPublished: boolean } | null
}

const bannersColumn = z.array(
  z.object({
    placement: z.literal(offeredPlacements),
    pictureId: z.nullable(z.uuid()),
    phonePictureId: z.nullable(z.uuid()),
    alt: z.string(),
  }),
)

const table = publishedTable({
  name: 'promotions',
  columns: {
    title: z.string(),
    landing_page_id: z.nullable(z.uuid()),
    starts_at: z.nullable(timestampColumn),
    ends_at: z.nullable(timestampColumn),
    banners: bannersColumn,
    page: z.nullable(z.object({ name: z.string(), isPublished: z.boolean() })),
  },
  computed: {
    banners: sql`(
      SELECT coalesce(jsonb_agg(jsonb_build_object('placement', placement, 'pictureId', picture_id, 'phonePictureId', phone_picture_id,
        'alt', alt) ORDER BY placement), '[]')
      FROM promotion_banners WHERE promotion_id = promotions.id)`,
    page: sql`(
      SELECT jsonb_build_object('name', name, 'isPublished', status = 'published')
      FROM landing_pages WHERE landing_pages.id = landing_page_id AND deleted_at IS NULL)`,
  },
  read: ({ title, landing_page_id: landingPageId, starts_at: startsAt, ends_at: endsAt, banners, page }) => ({
    value: {
      title,
      landingPageId,
      banners,
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
    } as PromotionValue,
    startsAt,
    endsAt,
    page,
  }),
  written: ({ title, landingPageId, startsAt, endsAt }) => ({
    title,
    landing_page_id: landingPageId,
    starts_at: momentContent(startsAt),
    ends_at: momentContent(endsAt),
  }),
  searched: ['title'],
  publishedSince: 'starts_at',
})

type Written = Parameters<typeof table.insert>[1]

/** A promotion is written with its banners. */
export const promotionTable = {
  ...table,
  insert: async (queries: Queries, written: Written) => {
    await table.insert(queries, written)
    await writeBanners(queries, written)
  },
  replace: async (queries: Queries, written: Written) => {
    await table.replace(queries, written)
    await queries.execute(sql`DELETE FROM promotion_banners WHERE promotion_id = ${written.id}`)
    await writeBanners(queries, written)
  },
}

async function writeBanners(queries: Queries, { id, value }: Written) {
  await queries.execute(sql`
    INSERT INTO promotion_banners (promotion_id, placement, picture_id, phone_picture_id, alt)
    SELECT ${id}::uuid, placement, "pictureId", "phonePictureId", alt
    FROM jsonb_to_recordset(${JSON.stringify(value.banners)}::jsonb)
      AS banner (placement smallint, "pictureId" uuid, "phonePictureId" uuid, alt text)`)
}

interface Listed {
  search: string | undefined
  state: PublicationState | undefined
  from: TimePlace | undefined
  isBackwards: boolean
  limit: number
}

/** Newest first. */
export const findPromotions = (queries: Queries, { search, state, ...placed }: Listed): Promise<StoredPromotion[]> =>
  table.list(queries, {
    where: [table.inState(state), table.containing(search)],
    order: { column: 'created_at', isTime: true },
    isUpwards: false,
    ...placed,
  })

/** More are not read: a page shows the first few of those whose window is open. */
const currentAtMost = 1_000

/** Published and not past, what begins last first; their windows are looked at when they are shown. */
export const findCurrentPromotions = (queries: Queries, now: Date): Promise<StoredPromotion[]> =>
  table.list(queries, {
    where: [sql`state = 'published' AND landing_page_id IS NOT NULL AND (ends_at IS NULL OR ends_at > ${now})`],
    order: { column: 'starts_at', isTime: true },
    isUpwards: false,
    from: undefined,
    isBackwards: false,
    limit: currentAtMost,
  })
