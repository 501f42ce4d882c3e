import { type HighlightKind, highlightsAtMost, type HighlightValue } from '@naikkelas/contract/site'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { momentContent, publishedTable, type StoredRecord } from '../../../platform/database/published-table.ts'
import { timestampColumn } from '../../../platform/database/rows.ts'

export interface StoredHighlight extends StoredRecord<HighlightValue> {
  startsAt: Date | null
  endsAt: Date | null
  sellable: { kind: string; name: string } | null
}

export const highlightTable = publishedTable({
  name: 'highlights',
  columns: {
    title: z.string(),
    summary: z.string(),
    sellable_id: z.nullable(z.uuid()),
    picture_id: z.nullable(z.uuid()),
    starts_at: z.nullable(timestampColumn),
    ends_at: z.nullable(timestampColumn),
    sellable: z.nullable(z.object({ kind: z.string(), name: z.string() })),
  },
  computed: {
    sellable: sql`(SELECT jsonb_build_object('kind', kind, 'name', name) FROM sellables WHERE sellables.id = sellable_id)`,
  },
  read: ({ title, summary, sellable_id, picture_id, starts_at: startsAt, ends_at: endsAt, sellable }) => ({
    value: {
      title,
      summary,
      sellableId: sellable_id,
      pictureId: picture_id,
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
    } as HighlightValue,
    startsAt,
    endsAt,
    sellable,
  }),
  written: ({ title, summary, sellableId, pictureId, startsAt, endsAt }) => ({
    title,
    summary,
    sellable_id: sellableId,
    picture_id: pictureId,
    starts_at: momentContent(startsAt),
    ends_at: momentContent(endsAt),
  }),
  searched: ['title', 'summary'],
  publishedSince: 'starts_at',
  isOrdered: true,
})

/** In their order; those of the archive latest first. */
export const findHighlights = (queries: Queries, { isArchive }: { isArchive: boolean }): Promise<StoredHighlight[]> =>
  isArchive
    ? highlightTable.archive(queries, [], highlightsAtMost)
    : highlightTable.inOrder(queries, [highlightTable.inState(undefined)])

/** Those in use, whose order nothing changes until the transaction ends. */
export async function lockHighlightOrder(tx: Tx): Promise<StoredHighlight[]> {
  await highlightTable.holdOrder(tx)
  return findHighlights(tx, { isArchive: false })
}

/** Those of a kind that are published and within their window, in their order. */
export const findShownHighlights = (
  queries: Queries,
  { kind, now }: { kind: HighlightKind; now: Date },
): Promise<StoredHighlight[]> =>
  highlightTable.inOrder(queries, [
    sql`state = 'published' AND starts_at <= ${now} AND (ends_at IS NULL OR ends_at > ${now})`,
    sql`EXISTS (SELECT FROM sellables WHERE sellables.id = sellable_id AND sellables.kind = ${kind})`,
  ])
