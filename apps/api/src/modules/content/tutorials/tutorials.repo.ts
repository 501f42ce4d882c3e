import {
  type PublicationState,
  tutorialsAboutFollowing,
  tutorialStepsSchema,
  type TutorialTool,
  tutorialToolNames,
  type TutorialValue,
} from '@naikkelas/contract/content'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { jsonContent, publishedTable, type StoredRecord } from '../../../platform/database/published-table.ts'
import { rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import type { TimePlace } from '../publication/index.ts'

export interface StoredTutorial extends StoredRecord<TutorialValue> {
  publishedAt: Date | null
  answers: { helpful: number; unhelpful: number }
}

export const tutorialTable = publishedTable({
  name: 'tutorials',
  columns: {
    tool: z.enum(tutorialToolNames),
    page: z.string(),
    position: z.number(),
    title: z.string(),
    summary: z.string(),
    minutes: z.number(),
    film_url: z.string(),
    steps: tutorialStepsSchema,
    published_at: z.nullable(timestampColumn),
    helpful: z.number(),
    unhelpful: z.number(),
  },
  computed: {
    helpful: sql`(SELECT count(*)::int FROM tutorial_answers WHERE tutorial_id = tutorials.id AND is_helpful)`,
    unhelpful: sql`(SELECT count(*)::int FROM tutorial_answers WHERE tutorial_id = tutorials.id AND NOT is_helpful)`,
  },
  read: ({ film_url: filmUrl, published_at: publishedAt, helpful, unhelpful, ...value }) => ({
    value: { ...value, filmUrl } as TutorialValue,
    publishedAt,
    answers: { helpful, unhelpful },
  }),
  written: ({ filmUrl, steps, ...value }) => ({ ...value, film_url: filmUrl, steps: jsonContent(steps) }),
  searched: ['title', 'summary'],
  publishedSince: 'published_at',
})

interface Listed {
  search: string | undefined
  tool: TutorialTool | undefined
  from: TimePlace | undefined
  isBackwards: boolean
  limit: number
}

const ofTool = (tool: TutorialTool | undefined) => (tool === undefined ? undefined : sql`tool = ${tool}`)
const inOrder = { order: { column: 'position', isTime: false }, isUpwards: true } as const

/** In the order of public lists. */
export function findTutorials(
  queries: Queries,
  { search, tool, state, ...placed }: Listed & { state: PublicationState | undefined },
): Promise<StoredTutorial[]> {
  const { containing, inState, list } = tutorialTable
  return list(queries, { where: [inState(state), containing(search), ofTool(tool)], ...inOrder, ...placed })
}

/** Published ones that lists have. */
export function findListedTutorials(
  queries: Queries,
  { search, tool, hasFollowing, ...placed }: Listed & { hasFollowing: boolean },
): Promise<StoredTutorial[]> {
  const { containing, list } = tutorialTable
  const pages = sql.join(
    tutorialsAboutFollowing.map((page) => sql`${page}`),
    sql`, `,
  )
  const listed = hasFollowing ? undefined : sql`page NOT IN (${pages})`
  const where = [sql`state = 'published'`, listed, containing(search), ofTool(tool)]
  return list(queries, { where, ...inOrder, ...placed })
}

interface Place {
  tool: TutorialTool
  page: string
}

export const findPublishedTutorial = (queries: Queries, { tool, page }: Place): Promise<StoredTutorial | undefined> =>
  tutorialTable.findWhere(queries, sql`tool = ${tool} AND page = ${page} AND state = 'published'`)

export async function storeAnswer(
  queries: Queries,
  answer: { tutorialId: string; visitor: string; isHelpful: boolean; at: Date },
) {
  const { tutorialId, visitor, isHelpful, at } = answer
  await queries.execute(sql`
    INSERT INTO tutorial_answers (tutorial_id, visitor, is_helpful, answered_at)
    VALUES (${tutorialId}, ${visitor}, ${isHelpful}, ${at})
    ON CONFLICT (tutorial_id, visitor) DO UPDATE SET is_helpful = excluded.is_helpful, answered_at = excluded.answered_at`)
}

/** Addresses that are taken, whatever became of the tutorial; no other process adds one until the transaction ends. */
export async function lockTakenPlaces(tx: Tx): Promise<ReadonlySet<string>> {
  await tx.execute(sql`LOCK TABLE tutorials IN SHARE ROW EXCLUSIVE MODE`)
  const place = z.object({ tool: z.string(), page: z.string() }).transform(({ tool, page }) => `${tool}/${page}`)
  return new Set(await rowsOf(tx, place, sql`SELECT tool, page FROM tutorials`))
}
