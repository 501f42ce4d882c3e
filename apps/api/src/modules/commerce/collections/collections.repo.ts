import type { CollectionRecord, CollectionState, CollectionValue, ListedCollection } from '@naikkelas/contract/commerce'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { bigintColumn, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import { type Card, findCardsOf, type ListPlace } from '../catalogue/index.ts'
import { isPartnerOpen } from '../packages/index.ts'

const shared = {
  id: z.uuid(),
  number: bigintColumn,
  version: z.number(),
  status: z.number(),
  is_archived: z.boolean(),
  title: z.string(),
  updated_at: timestampColumn,
  changed_by: z.nullable(z.string()),
}

const stateOf = (row: { status: number; is_archived: boolean }): CollectionState =>
  row.is_archived ? 'archived' : row.status === 1 ? 'published' : 'draft'

const listedRow = z.object({ ...shared, course_count: z.number() }).transform(
  (row): ListedCollection => ({
    id: row.id,
    number: row.number,
    version: row.version,
    state: stateOf(row),
    title: row.title,
    courseCount: row.course_count,
    updatedAt: row.updated_at.toISOString(),
    changedBy: row.changed_by,
  }),
)

const recordRow = z
  .object({
    ...shared,
    description: z.string(),
    courses: z.array(z.object({ id: z.uuid(), name: z.string(), isPublic: z.boolean() })),
  })
  .transform(
    (row): CollectionRecord => ({
      id: row.id,
      number: row.number,
      version: row.version,
      state: stateOf(row),
      value: { title: row.title, description: row.description, courseIds: row.courses.map(({ id }) => id) },
      courses: row.courses,
      updatedAt: row.updated_at.toISOString(),
      changedBy: row.changed_by,
    }),
  )

const columns = sql`
  c.id, c.number, c.version, c.status, c.archived_at IS NOT NULL AS is_archived, c.title, c.updated_at,
  (SELECT name FROM admin_users WHERE admin_users.id = c.changed_by) AS changed_by`

const inState: Readonly<Record<CollectionState, SQL>> = {
  draft: sql`c.status = 0 AND c.archived_at IS NULL`,
  published: sql`c.status = 1 AND c.archived_at IS NULL`,
  archived: sql`c.archived_at IS NOT NULL`,
}

/** Changed last first; without a state everything that is not archived. */
export function findCollections(
  queries: Queries,
  { state, limit }: { state: CollectionState | undefined; limit: number },
): Promise<ListedCollection[]> {
  return rowsOf(
    queries,
    listedRow,
    sql`
      SELECT ${columns}, (SELECT count(*)::int FROM course_collection_items WHERE collection_id = c.id) AS course_count
      FROM course_collections c WHERE ${state === undefined ? sql`c.archived_at IS NULL` : inState[state]}
      ORDER BY c.updated_at DESC, c.number DESC LIMIT ${limit}`,
  )
}

export function findCollection(queries: Queries, id: string): Promise<CollectionRecord | undefined> {
  return rowOf(
    queries,
    recordRow,
    sql`
      SELECT ${columns}, c.description, coalesce((
        SELECT jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name,
          'isPublic', s.status = 1 AND s.archived_at IS NULL) ORDER BY item.position)
        FROM course_collection_items item JOIN sellables s ON s.id = item.course_id
        WHERE item.collection_id = c.id), '[]') AS courses
      FROM course_collections c WHERE c.id = ${id}`,
  )
}

/** Holds it until the transaction ends. */
export async function lockCollection(tx: Tx, id: string): Promise<CollectionRecord | undefined> {
  await tx.execute(sql`SELECT FROM course_collections WHERE id = ${id} FOR NO KEY UPDATE`)
  return findCollection(tx, id)
}

/** How many are not archived; two requests that count at once wait for each other. */
export async function countCollectionsLocked(tx: Tx): Promise<number> {
  await tx.execute(sql`LOCK TABLE course_collections IN SHARE ROW EXCLUSIVE MODE`)
  const row = await rowOf(
    tx,
    z.object({ n: z.number() }),
    sql`SELECT count(*)::int AS n FROM course_collections WHERE archived_at IS NULL`,
  )
  return row?.n ?? 0
}

/** How many of these are courses that are not archived. */
export async function countCourses(tx: Tx, ids: readonly string[]): Promise<number> {
  const row = await rowOf(
    tx,
    z.object({ n: z.number() }),
    sql`
      SELECT count(*)::int AS n FROM sellables
      WHERE id = ANY(${sql.param([...ids])}::uuid[]) AND kind = 'course' AND archived_at IS NULL`,
  )
  return row?.n ?? 0
}

interface Written {
  id: string
  value: CollectionValue
  actorId: string
  at: Date
}

export async function insertCollection(tx: Tx, { id, value, actorId, at }: Written) {
  await tx.execute(sql`
    INSERT INTO course_collections (id, title, description, status, created_at, updated_at, changed_by)
    VALUES (${id}, ${value.title}, ${value.description}, 0, ${at}, ${at}, ${actorId})`)
  await replaceCourses(tx, id, value.courseIds)
}

export async function replaceCollection(tx: Tx, { id, value, actorId, at }: Written) {
  await tx.execute(sql`
    UPDATE course_collections SET title = ${value.title}, description = ${value.description}, version = version + 1,
      updated_at = ${at}, changed_by = ${actorId}
    WHERE id = ${id}`)
  await replaceCourses(tx, id, value.courseIds)
}

async function replaceCourses(tx: Tx, id: string, courseIds: readonly string[]) {
  await tx.execute(sql`DELETE FROM course_collection_items WHERE collection_id = ${id}`)
  await tx.execute(sql`
    INSERT INTO course_collection_items (collection_id, course_id, position)
    SELECT ${id}, course_id, position
    FROM unnest(${sql.param([...courseIds])}::uuid[]) WITH ORDINALITY AS courses (course_id, position)`)
}

interface StateChange {
  id: string
  state: CollectionState
  actorId: string
  at: Date
}

export async function changeState(tx: Tx, { id, state, actorId, at }: StateChange) {
  await tx.execute(sql`
    UPDATE course_collections SET status = ${state === 'published' ? 1 : 0},
      archived_at = ${state === 'archived' ? at : null}, version = version + 1, updated_at = ${at}, changed_by = ${actorId}
    WHERE id = ${id}`)
}

const addressRow = z
  .object({ number: bigintColumn, updated_at: timestampColumn })
  .transform(({ number, updated_at }) => ({ address: `/list-course/${number}`, changedAt: updated_at }))

/** Published collections, for search engines. */
export function findCollectionAddresses(queries: Queries) {
  return rowsOf(
    queries,
    addressRow,
    sql`SELECT c.number, c.updated_at FROM course_collections c WHERE ${inState.published} ORDER BY c.number`,
  )
}

const publicRow = z.object({ id: z.uuid(), title: z.string(), description: z.string() })

export function findPublished(queries: Queries, number: number) {
  return rowOf(
    queries,
    publicRow,
    sql`SELECT c.id, c.title, c.description FROM course_collections c WHERE c.number = ${number} AND ${inState.published}`,
  )
}

/** What a collection is sorted by, and whether upwards; by its own order without a code. */
const orders: readonly { value: SQL; isAscending: boolean }[] = [
  { value: sql`s.sales_count::bigint`, isAscending: false },
  { value: sql`s.number`, isAscending: false },
  { value: sql`s.number`, isAscending: true },
  { value: sql`coalesce(s.price, 999999999999999)`, isAscending: true },
  { value: sql`coalesce(s.price, 0)`, isAscending: false },
]
const ownOrder = { value: sql`item.position::bigint`, isAscending: true }

interface Page {
  collectionId: string
  sort: number | undefined
  /** Courses behind this place; before it when `isBackwards`, nearest first. */
  from: ListPlace | undefined
  isBackwards: boolean
  limit: number
}

/** Courses of a collection that visitors can find. */
export function findCourses(queries: Queries, { collectionId, sort, from, isBackwards, limit }: Page): Promise<Card[]> {
  const { value, isAscending } = (sort === undefined ? undefined : orders[sort]) ?? ownOrder
  const isUpwards = isAscending !== isBackwards
  const direction = isUpwards ? sql`ASC` : sql`DESC`
  const sign = isUpwards ? sql`>` : sql`<`
  const behind = from ? sql`(${value}, s.number) ${sign} (${from.value}::bigint, ${from.number}::bigint)` : sql`true`
  return findCardsOf(
    queries,
    sql`
      SELECT s.id, ${value} AS value, row_number() OVER (ORDER BY ${value} ${direction}, s.number ${direction}) AS turn
      FROM course_collection_items item JOIN sellables s ON s.id = item.course_id
      WHERE item.collection_id = ${collectionId} AND s.status = 1 AND s.archived_at IS NULL
        AND ${isPartnerOpen(sql`s.partner_id`)} AND ${behind}
      ORDER BY turn LIMIT ${limit}`,
  )
}
