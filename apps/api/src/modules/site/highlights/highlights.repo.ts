import type { PublicationState } from '@naikkelas/contract/content'
import type { HighlightKind, HighlightValue } from '@naikkelas/contract/site'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { momentContent, publishedTable, type StoredRecord } from '../../../platform/database/published-table.ts'
import { timestampColumn } from '../../../platform/database/rows.ts'
import type { TimePlace } from '../../content/publication/index.ts'

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
    position: z.number(),
    starts_at: z.nullable(timestampColumn),
    ends_at: z.nullable(timestampColumn),
    sellable: z.nullable(z.object({ kind: z.string(), name: z.string() })),
  },
  computed: {
    sellable: sql`(SELECT jsonb_build_object('kind', kind, 'name', name) FROM sellables WHERE sellables.id = sellable_id)`,
  },
  read: ({ title, summary, sellable_id, picture_id, position, starts_at: startsAt, ends_at: endsAt, sellable }) => ({
    value: {
      title,
      summary,
      sellableId: sellable_id,
      pictureId: picture_id,
      position,
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
    } as HighlightValue,
    startsAt,
    endsAt,
    sellable,
  }),
  written: ({ title, summary, sellableId, pictureId, position, startsAt, endsAt }) => ({
    title,
    summary,
    sellable_id: sellableId,
    picture_id: pictureId,
    position,
    starts_at: momentContent(startsAt),
    ends_at: momentContent(endsAt),
  }),
  searched: ['title', 'summary'],
  publishedSince: 'starts_at',
})

interface Listed {
  search: string | undefined
  kind: HighlightKind | undefined
  from: TimePlace | undefined
  isBackwards: boolean
  limit: number
}

const ofKind = (kind: HighlightKind | undefined) =>
  kind === undefined
    ? undefined
    : sql`EXISTS (SELECT FROM sellables WHERE sellables.id = sellable_id AND sellables.kind = ${kind})`

const inOrder = { order: { column: 'position', isTime: false }, isUpwards: true } as const

/** In the order of public lists. */
export function findHighlights(
  queries: Queries,
  { search, kind, state, ...placed }: Listed & { state: PublicationState | undefined },
): Promise<StoredHighlight[]> {
  const { containing, inState, list } = highlightTable
  return list(queries, { where: [inState(state), containing(search), ofKind(kind)], ...inOrder, ...placed })
}

/** Those that are published and within their window. */
export function findShownHighlights(
  queries: Queries,
  { kind, now, limit }: { kind: HighlightKind; now: Date; limit: number },
): Promise<StoredHighlight[]> {
  const shown = sql`state = 'published' AND starts_at <= ${now} AND (ends_at IS NULL OR ends_at > ${now})`
  return highlightTable.list(queries, {
    where: [shown, ofKind(kind)],
    ...inOrder,
    from: undefined,
    isBackwards: false,
    limit,
  })
}
