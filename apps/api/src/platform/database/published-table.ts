import { type PublicationState, publicationStates } from '@naikkelas/contract/content'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from './database.ts'
import { bigintColumn, rowOf, rowsOf, timestampColumn } from './rows.ts'

/** Columns that every table of published records has. */
const commonColumns = {
  id: z.uuid(),
  number: bigintColumn,
  version: z.number(),
  state: z.enum(publicationStates),
  created_at: timestampColumn,
  updated_at: timestampColumn,
  /** The name of who did it. */
  changed_by: z.nullable(z.string()),
}

const commonFields = (row: z.output<z.ZodObject<typeof commonColumns>>) => ({
  id: row.id,
  number: row.number,
  version: row.version,
  state: row.state,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  changedBy: row.changed_by,
})

/** A record as it is stored, beside the columns of its own. */
export interface StoredRecord<Value> extends ReturnType<typeof commonFields> {
  value: Value
}

interface PublishedTableOptions<Columns extends z.ZodRawShape, Own extends { value: unknown }> {
  name: string
  /** Its own columns as they are read. */
  columns: Columns
  /** Those of them that are no columns, but asked for with every row. */
  computed?: Partial<Record<keyof Columns, SQL>>
  /** What its rows are. */
  read: (row: z.output<z.ZodObject<Columns>>) => Own
  /** What is written of a value, by column. */
  written: (value: NoInfer<Own>['value']) => Record<string, unknown>
  /** Columns that words are looked for in. */
  searched: readonly string[]
  /** The column that has since when it is published, where one does. */
  publishedSince?: string
  /** Whether rows have a `position` in an order that is made by hand: new ones come last. @default false */
  isOrdered?: boolean
}

/** A column that lists are ordered by, then by number. */
interface Order {
  column: string
  /** Places in lists carry a whole number: milliseconds where the column is a moment. */
  isTime: boolean
}

interface Listed {
  /** What rows have to be, all of it. */
  where: readonly (SQL | undefined)[]
  order: Order
  isUpwards: boolean
  /** Those behind it; before it when `isBackwards`, nearest first. */
  from: { at: Date; number: number } | undefined
  isBackwards: boolean
  limit: number
}

interface Written<Value> {
  id: string
  value: Value
  actorId: string | null
  at: Date
}

/** A table of records that are written, published and archived: its statements, from the columns of its own. */
export function publishedTable<Columns extends z.ZodRawShape, Own extends { value: unknown }>({
  name,
  columns,
  computed = {},
  read,
  written,
  searched,
  publishedSince,
  isOrdered = false,
}: PublishedTableOptions<Columns, Own>) {
  type Value = Own['value']
  const table = sql.identifier(name)
  const ownRow = z.object(columns)
  const commonRow = z.object(commonColumns)
  const row = z.looseObject({}).transform((found): StoredRecord<Value> & Own => ({
    ...commonFields(commonRow.parse(found)),
    ...read(ownRow.parse(found)),
  }))
  const own = Object.keys(columns).map((column) => {
    const asked = (computed as Record<string, SQL | undefined>)[column]
    return asked === undefined ? sql.identifier(column) : sql`${asked} AS ${sql.identifier(column)}`
  })
  const selected = sql`
    SELECT id, number, version, state, created_at, updated_at, ${sql.join(own, sql`, `)},
      (SELECT admin_users.name FROM admin_users WHERE admin_users.id = ${table}.changed_by) AS changed_by
    FROM ${table}`

  const find = (queries: Queries, id: string) => rowOf(queries, row, sql`${selected} WHERE id = ${id}`)
  const assigned = (value: Value) =>
    Object.entries(written(value)).map(([column, content]) => ({
      column: sql.identifier(column),
      content: sql`${content}`,
    }))

  return {
    find,

    /** One row that is all of this. */
    findWhere: (queries: Queries, where: SQL) => rowOf(queries, row, sql`${selected} WHERE ${where} LIMIT 1`),

    list: (queries: Queries, { where, order, isUpwards, from, isBackwards, limit }: Listed) => {
      const isAscending = isUpwards !== isBackwards
      const direction = isAscending ? sql`ASC` : sql`DESC`
      const column = sql.identifier(order.column)
      const behind =
        from === undefined
          ? sql`true`
          : sql`(${column}, number) ${isAscending ? sql`>` : sql`<`} (${order.isTime ? sql`${from.at}::timestamptz` : sql`${from.at.getTime()}::bigint`}, ${from.number}::bigint)`
      const conditions = [...where.filter((one) => one !== undefined), behind]
      return rowsOf(
        queries,
        row,
        sql`
          ${selected} WHERE ${sql.join(conditions, sql` AND `)}
          ORDER BY ${column} ${direction}, number ${direction} LIMIT ${limit}`,
      )
    },

    /** Rows with these words; undefined where none are asked for. Words are not patterns. */
    containing: (words: string | undefined): SQL | undefined => {
      if (words === undefined || words === '') return undefined
      const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
      return sql`(${sql.join(
        searched.map((column) => sql`${sql.identifier(column)} ILIKE ${pattern}`),
        sql` OR `,
      )})`
    },

    /** Without a state everything that is not archived. */
    inState: (state: PublicationState | undefined): SQL =>
      state === undefined ? sql`state <> 'archived'` : sql`state = ${state}`,

    /** Holds it until the transaction ends. */
    lock: async (tx: Tx, id: string) => {
      await tx.execute(sql`SELECT FROM ${table} WHERE id = ${id} FOR NO KEY UPDATE`)
      return find(tx, id)
    },

    /** @param further columns that no value has */
    insert: async (
      queries: Queries,
      { id, value, actorId, at }: Written<Value>,
      further: Record<string, string> = {},
    ) => {
      const last = sql`(SELECT coalesce(max(position), 0) + 1 FROM ${table})`
      const fields = [
        ...assigned(value),
        ...Object.entries(further).map(([column, content]) => ({
          column: sql.identifier(column),
          content: sql`${content}`,
        })),
        ...(isOrdered ? [{ column: sql.identifier('position'), content: last }] : []),
      ]
      await queries.execute(sql`
        INSERT INTO ${table} (id, created_at, updated_at, changed_by, ${sql.join(
          fields.map(({ column }) => column),
          sql`, `,
        )})
        VALUES (${id}, ${at}, ${at}, ${actorId}, ${sql.join(
          fields.map(({ content }) => content),
          sql`, `,
        )})`)
    },

    /** All rows that are this, in their order. */
    inOrder: (queries: Queries, where: readonly SQL[]) =>
      rowsOf(queries, row, sql`${selected} WHERE ${sql.join([...where], sql` AND `)} ORDER BY position, number`),

    /** Those of the archive that are this, latest first. */
    archive: (queries: Queries, where: readonly SQL[], limit: number) =>
      rowsOf(
        queries,
        row,
        sql`
          ${selected} WHERE ${sql.join([sql`state = 'archived'`, ...where], sql` AND `)}
          ORDER BY updated_at DESC, number DESC LIMIT ${limit}`,
      ),

    /** Holds an order until the transaction ends: what is added to it waits for it, and it for what is added. */
    holdOrder: (tx: Tx, order: string = name) =>
      tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`order of ${order}`}, 0))`),

    /** Puts these rows first, in this order; what is not named keeps its place behind. */
    place: (tx: Tx, ids: readonly string[]) =>
      tx.execute(sql`
        UPDATE ${table} SET position = placed.position
        FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) WITH ORDINALITY AS placed (id, position)
        WHERE ${table}.id = placed.id::uuid`),

    replace: async (queries: Queries, { id, value, actorId, at }: Written<Value>) => {
      const set = assigned(value).map(({ column, content }) => sql`${column} = ${content}`)
      await queries.execute(sql`
        UPDATE ${table} SET ${sql.join(set, sql`, `)}, version = version + 1, updated_at = ${at}, changed_by = ${actorId}
        WHERE id = ${id}`)
    },

    /** What is published for the first time notes since when, where the table has a column for it. */
    changeState: async (
      queries: Queries,
      { id, state, actorId, at }: { id: string; state: PublicationState; actorId: string | null; at: Date },
    ) => {
      const since = publishedSince === undefined ? undefined : sql.identifier(publishedSince)
      await queries.execute(sql`
        UPDATE ${table} SET state = ${state}, version = version + 1, updated_at = ${at}, changed_by = ${actorId}
          ${since !== undefined && state === 'published' ? sql`, ${since} = coalesce(${since}, ${at}::timestamptz)` : sql``}
        WHERE id = ${id}`)
    },
  }
}

/** A document as a column takes it. */
export const jsonContent = (document: unknown): SQL => sql`${JSON.stringify(document)}::jsonb`

/** A moment as a column takes it: places in lists are whole milliseconds. */
export const momentContent = (at: string | null): Date | null => (at === null ? null : new Date(at))
