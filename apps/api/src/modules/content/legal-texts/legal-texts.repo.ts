import { firstLegalVersions, type LegalKind, legalKinds, type LegalVersions } from '@naikkelas/contract'
import type { LegalTextValue, PublicationState } from '@naikkelas/contract/content'
import { type Day, dayInWib } from '@naikkelas/contract/time'
import { richTextSchema } from '@naikkelas/ui/rich-text/schema'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { jsonContent, publishedTable, type StoredRecord } from '../../../platform/database/published-table.ts'
import { rowsOf } from '../../../platform/database/rows.ts'
import type { TimePlace } from '../publication/index.ts'

export interface StoredLegalText extends StoredRecord<LegalTextValue> {
  textVersion: number
  isDayTaken: boolean
}

const otherOfKind = sql`FROM legal_texts AS other WHERE other.kind = legal_texts.kind AND other.state = 'published'`

export const legalTextTable = publishedTable({
  name: 'legal_texts',
  columns: {
    kind: z.enum(legalKinds),
    title: z.string(),
    body: z.nullable(richTextSchema(Number.POSITIVE_INFINITY)),
    valid_from: z.nullable(z.string()),
    text_version: z.number(),
    is_day_taken: z.boolean(),
  },
  computed: {
    valid_from: sql`valid_from::text`,
    // The built-in text is the first.
    text_version: sql`(SELECT count(*)::int + 1 ${otherOfKind} AND other.valid_from <= legal_texts.valid_from)`,
    is_day_taken: sql`EXISTS (SELECT ${otherOfKind} AND other.valid_from = legal_texts.valid_from AND other.id <> legal_texts.id)`,
  },
  read: ({ kind, title, body, valid_from: validFrom, text_version: textVersion, is_day_taken: isDayTaken }) => ({
    value: { kind, title, body, validFrom } as LegalTextValue,
    textVersion,
    isDayTaken,
  }),
  written: ({ kind, title, body, validFrom }) => ({ kind, title, body: jsonContent(body), valid_from: validFrom }),
  searched: ['title'],
})

interface Listed {
  search: string | undefined
  kind: LegalKind | undefined
  state: PublicationState | undefined
  from: TimePlace | undefined
  isBackwards: boolean
  limit: number
}

/** Latest first. */
export const findLegalTexts = (
  queries: Queries,
  { search, kind, state, ...placed }: Listed,
): Promise<StoredLegalText[]> =>
  legalTextTable.list(queries, {
    where: [
      legalTextTable.inState(state),
      legalTextTable.containing(search),
      kind === undefined ? undefined : sql`kind = ${kind}`,
    ],
    order: { column: 'created_at', isTime: true },
    isUpwards: false,
    ...placed,
  })

/** Versions of a kind that have become valid, latest first; the built-in text, the first of all, is not among them. */
export const findValidVersions = (queries: Queries, kind: LegalKind, today: Day) =>
  rowsOf(
    queries,
    z
      .object({ id: z.uuid(), version: z.number(), valid_from: z.string() })
      .transform(({ id, version, valid_from: validFrom }) => ({ id, version, validFrom })),
    sql`
      SELECT id, (row_number() OVER (ORDER BY valid_from))::int + 1 AS version, valid_from::text FROM legal_texts
      WHERE kind = ${kind} AND state = 'published' AND valid_from <= ${today} ORDER BY valid_from DESC`,
  )

export async function findLegalVersions(
  queries: Queries,
  at: Date,
): Promise<{ versions: LegalVersions; since: Day | null }> {
  const rows = await rowsOf(
    queries,
    z.object({ kind: z.enum(legalKinds), version: z.number(), since: z.string() }),
    sql`
      SELECT kind, count(*)::int + 1 AS version, max(valid_from)::text AS since FROM legal_texts
      WHERE state = 'published' AND valid_from <= ${dayInWib(at)} GROUP BY kind`,
  )
  const days = rows.flatMap(({ kind, since }) => (kind === 'disclaimer' ? [] : [since])).toSorted()
  return {
    versions: { ...firstLegalVersions, ...Object.fromEntries(rows.map(({ kind, version }) => [kind, version])) },
    since: days.at(-1) ?? null,
  }
}
