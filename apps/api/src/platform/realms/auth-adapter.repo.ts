import { createHash } from 'node:crypto'
import { createAdapterFactory } from 'better-auth/adapters'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/index.ts'
import type { RealmTables } from './realm-options.ts'

type Row = Record<string, unknown>

interface Condition {
  field: string
  value: unknown
  operator?: string
  connector?: string
}

/** Tables to join, by name, and the columns they are joined on. */
type Join = Record<string, { on: { from: string; to: string }; limit?: number; relation?: string }>

/** Of a realm: its name for messages, and its tables. */
interface AdapterRealm {
  name: string
  tables: RealmTables
}

/** Columns better-auth may name, table by table: nothing else ever becomes part of a statement. */
type Columns = ReadonlyMap<string, readonly string[]>

function columnsOf({ users, sessions, accounts, verifications, userColumn }: RealmTables): Columns {
  const dates = ['created_at', 'updated_at']
  return new Map([
    [users, ['id', 'name', 'email', 'is_email_verified', 'image', ...dates]],
    [sessions, ['id', userColumn, 'token_hash', 'expires_at', 'ip_address', 'user_agent', ...dates]],
    [accounts, ['id', userColumn, 'provider_id', 'account_id', 'password_hash', ...dates]],
    ...(verifications === undefined
      ? []
      : [[verifications, ['id', 'identifier_hash', 'value', 'expires_at', ...dates]] as const]),
  ])
}

/** Columns of which only the SHA-256 is kept: what better-auth believes to store there opens something. */
const hashedColumns: ReadonlySet<string> = new Set(['token_hash', 'identifier_hash'])

const operators: Readonly<Record<string, SQL>> = {
  eq: sql`=`,
  ne: sql`<>`,
  lt: sql`<`,
  lte: sql`<=`,
  gt: sql`>`,
  gte: sql`>=`,
}

/**
 * A realm's tables in the shape better-auth expects. Session and reset tokens are stored as SHA-256; a token is returned
 * only for a request that presented it.
 */
export function realmAuthAdapter(queries: Queries, realm: AdapterRealm) {
  const { table, column, assignments, whereClause } = statementParts(realm)

  /** Rows of other tables that belong to a row, by their table. */
  async function joined(row: Row, join: Join = {}): Promise<Row> {
    const found: Row = {}
    for (const [model, { on, limit, relation }] of Object.entries(join)) {
      const belonging = await rows(
        queries,
        sql`SELECT * FROM ${table(model)} WHERE ${column(model, on.to)} = ${row[on.from]} LIMIT ${limit ?? null}::int`,
      )
      found[model] = relation === 'one-to-one' ? (belonging[0] ?? null) : belonging
    }
    return found
  }

  return createAdapterFactory({
    config: {
      adapterId: `naikkelas-${realm.name}`,
      supportsJSON: false,
      supportsNumericIds: false,
      supportsUUIDs: true,
      transaction: false,
    },
    adapter: () => ({
      async create({ model, data }) {
        const kept = withHashedTokens(data)
        const names = Object.keys(kept)
        const values = names.map((name) => sql`${kept[name] ?? null}`)
        const [row] = await rows(
          queries,
          sql`INSERT INTO ${table(model)} (${list(names.map((name) => column(model, name)))}) VALUES (${list(values)}) RETURNING *`,
        )
        return { ...row, ...rawTokens(data) } as typeof data
      },
      async findOne({ model, where, join }) {
        const [row] = await rows(queries, sql`SELECT * FROM ${table(model)} ${whereClause(model, where)} LIMIT 1`)
        if (row === undefined) return null
        return { ...row, ...tokensOf(where), ...(await joined(row, join)) } as never
      },
      async findMany({ model, where, limit }) {
        const found = await rows(
          queries,
          sql`SELECT * FROM ${table(model)} ${whereClause(model, where ?? [])} LIMIT ${limit}`,
        )
        return found.map((row) => ({ ...row, ...tokensOf(where ?? []) })) as never
      },
      async update({ model, where, update }) {
        const [row] = await rows(
          queries,
          sql`UPDATE ${table(model)} SET ${assignments(model, update as Row)} ${whereClause(model, where)} RETURNING *`,
        )
        return row === undefined ? null : ({ ...row, ...tokensOf(where) } as never)
      },
      async updateMany({ model, where, update }) {
        return touched(
          queries,
          sql`UPDATE ${table(model)} SET ${assignments(model, update)} ${whereClause(model, where)}`,
        )
      },
      async delete({ model, where }) {
        await touched(queries, sql`DELETE FROM ${table(model)} ${whereClause(model, where)}`)
      },
      // By one statement, so that a reset token works once however often it is sent at the same time.
      async consumeOne({ model, where }) {
        const [row] = await rows(queries, sql`DELETE FROM ${table(model)} ${whereClause(model, where)} RETURNING *`)
        return row === undefined ? null : ({ ...row, ...tokensOf(where) } as never)
      },
      async deleteMany({ model, where }) {
        return touched(queries, sql`DELETE FROM ${table(model)} ${whereClause(model, where)}`)
      },
      async count({ model, where }) {
        const [row] = await rows(
          queries,
          sql`SELECT count(*)::int AS count FROM ${table(model)} ${whereClause(model, where ?? [])}`,
        )
        return Number(row?.count ?? 0)
      },
    }),
  })
}

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

function withHashedTokens(data: Row): Row {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, stored(name, value)]))
}

const stored = (name: string, value: unknown) =>
  hashedColumns.has(name) && typeof value === 'string' ? hashToken(value) : value

const rawTokens = (given: Row): Row =>
  Object.fromEntries(
    Object.entries(given).filter(([name, value]) => hashedColumns.has(name) && typeof value === 'string'),
  )

const tokensOf = (where: readonly Condition[]) =>
  rawTokens(Object.fromEntries(where.map(({ field, value }) => [field, value])))

async function rows(queries: Queries, statement: SQL): Promise<Row[]> {
  const result = await queries.execute(statement)
  return result.rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        name.endsWith('_at') && typeof value === 'string' ? new Date(value) : value,
      ]),
    ),
  )
}

async function touched(queries: Queries, statement: SQL): Promise<number> {
  return (await queries.execute(statement)).rowCount ?? 0
}

function list(parts: SQL[]): SQL {
  return sql.join(parts, sql`, `)
}

/** What statements on a realm's tables are made of; a name that is not its own fails loudly. */
function statementParts({ name: realm, tables }: AdapterRealm) {
  const columns = columnsOf(tables)

  function table(model: string): SQL {
    if (!columns.has(model))
      throw new Error(`better-auth asked for the table "${model}", which the ${realm} realm does not have`)
    return sql`${sql.identifier(model)}`
  }

  function column(model: string, name: string): SQL {
    if (!columns.get(model)?.includes(name))
      throw new Error(`better-auth asked for "${model}.${name}", which the ${realm} realm does not have`)
    return sql`${sql.identifier(name)}`
  }

  function assignments(model: string, update: Row): SQL {
    const values = withHashedTokens(update)
    return list(Object.keys(values).map((name) => sql`${column(model, name)} = ${values[name] ?? null}`))
  }

  function whereClause(model: string, where: readonly Condition[]): SQL {
    if (where.length === 0) return sql``
    const tests = where.map((condition, index) => {
      const connector = index === 0 ? sql`` : condition.connector === 'OR' ? sql` OR ` : sql` AND `
      return sql`${connector}${testOf(column(model, condition.field), condition)}`
    })
    return sql`WHERE ${sql.join(tests)}`
  }

  return { table, column, assignments, whereClause }
}

function testOf(name: SQL, { field, value, operator = 'eq' }: Condition): SQL {
  if (operator === 'in' && Array.isArray(value))
    return value.length === 0
      ? sql`false`
      : sql`${name} IN (${list(value.map((item: unknown) => sql`${stored(field, item)}`))})`
  if (value === null) return operator === 'ne' ? sql`${name} IS NOT NULL` : sql`${name} IS NULL`
  const comparison = operators[operator]
  if (!comparison)
    throw new Error(`better-auth asked for the comparison "${operator}", which this adapter does not know`)
  return sql`${name} ${comparison} ${stored(field, value)}`
}
