import type { LiveSessionValue, PublicationState } from '@naikkelas/contract/content'
import { richTextSchema } from '@naikkelas/ui/rich-text/schema'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { jsonContent, publishedTable, type StoredRecord } from '../../../platform/database/published-table.ts'
import { bigintColumn, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import type { TimePlace } from '../publication/index.ts'

export interface StoredLiveSession extends StoredRecord<LiveSessionValue> {
  startsAt: Date
  endsAt: Date
  publishedAt: Date | null
  reminderCount: number
}

export const liveSessionTable = publishedTable({
  name: 'live_sessions',
  columns: {
    title: z.string(),
    summary: z.string(),
    description: z.nullable(richTextSchema(Number.POSITIVE_INFINITY)),
    host: z.string(),
    starts_at: timestampColumn,
    ends_at: timestampColumn,
    video_url: z.string(),
    published_at: z.nullable(timestampColumn),
    reminder_count: z.number(),
  },
  computed: {
    reminder_count: sql`(SELECT count(*)::int FROM live_reminders WHERE session_id = live_sessions.id AND confirmed_at IS NOT NULL)`,
  },
  read: ({ title, summary, description, host, starts_at: startsAt, ends_at: endsAt, video_url: videoUrl, ...row }) => ({
    value: {
      title,
      summary,
      description,
      host,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      videoUrl,
    } satisfies LiveSessionValue as LiveSessionValue,
    startsAt,
    endsAt,
    publishedAt: row.published_at,
    reminderCount: row.reminder_count,
  }),
  written: ({ title, summary, description, host, startsAt, endsAt, videoUrl }) => ({
    title,
    summary,
    description: jsonContent(description),
    host,
    starts_at: new Date(startsAt),
    ends_at: new Date(endsAt),
    video_url: videoUrl,
  }),
  searched: ['title', 'summary', 'host'],
  publishedSince: 'published_at',
})

interface Listed {
  search: string | undefined
  from: TimePlace | undefined
  isBackwards: boolean
  limit: number
}

const byStart = { column: 'starts_at', isTime: true } as const

/** The last to begin first. */
export function findLiveSessions(
  queries: Queries,
  { search, state, ...placed }: Listed & { state: PublicationState | undefined },
): Promise<StoredLiveSession[]> {
  const { containing, inState, list } = liveSessionTable
  return list(queries, { where: [inState(state), containing(search)], order: byStart, isUpwards: false, ...placed })
}

/** Those that are live or to come, the next first. */
export function findSessionsAhead(
  queries: Queries,
  { search, now, limit }: Pick<Listed, 'search' | 'limit'> & { now: Date },
): Promise<StoredLiveSession[]> {
  const { containing, list } = liveSessionTable
  return list(queries, {
    where: [sql`state = 'published'`, sql`ends_at > ${now}`, containing(search)],
    order: byStart,
    isUpwards: true,
    from: undefined,
    isBackwards: false,
    limit,
  })
}

/** Those that have ended, latest first. */
export function findFormerSessions(
  queries: Queries,
  { search, now, ...placed }: Listed & { now: Date },
): Promise<StoredLiveSession[]> {
  const { containing, list } = liveSessionTable
  return list(queries, {
    where: [sql`state = 'published'`, sql`ends_at <= ${now}`, containing(search)],
    order: byStart,
    isUpwards: false,
    ...placed,
  })
}

export const findPublishedSession = (queries: Queries, number: number): Promise<StoredLiveSession | undefined> =>
  liveSessionTable.findWhere(queries, sql`number = ${number} AND state = 'published'`)

/** Every address that visitors can open, and when what is there changed: it also begins and ends. */
export function findSessionAddresses(queries: Queries, now: Date) {
  return rowsOf(
    queries,
    z
      .object({ number: bigintColumn, updated_at: timestampColumn })
      .transform(({ number, updated_at: updatedAt }) => ({ number, updatedAt })),
    sql`
      SELECT number, greatest(updated_at,
        CASE WHEN ends_at <= ${now} THEN ends_at WHEN starts_at <= ${now} THEN starts_at END) AS updated_at
      FROM live_sessions WHERE state = 'published' ORDER BY number`,
  )
}
