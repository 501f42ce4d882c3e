import { createHash } from 'node:crypto'
import { createAdapterFactory } from 'better-auth/adapters'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/index.ts'

type Row = Record<string, unknown>

interface Condition {
  field: string
  value: unknown
  operator?: string
  connector?: string
}

/** Columns better-auth may name, table by table: nothing else ever becomes part of a statement. */
const columns: Readonly<Record<string, readonly string[]>> = {
  admin_users: ['id', 'name', 'email', 'is_email_verified', 'image', 'created_at', 'updated_at'],
  admin_sessions: [
    'id',
    'admin_id',
    'token_hash',
    'expires_at',
    'ip_address',
    'user_agent',
    'created_at',
    'updated_at',
  ],
  admin_accounts: ['id', 'admin_id', 'provider_id', 'account_id', 'password_hash', 'created_at', 'updated_at'],
}

const operators: Readonly<Record<string, SQL>> = {
  eq: sql`=`,
  ne: sql`<>`,
  lt: sql`<`,
  lte: sql`<=`,
  gt: sql`>`,
  gte: sql`>=`,
}

/**
 * The admin realm's tables as better-auth wants to see them. It believes that it stores session tokens; what is stored
 * is their SHA-256, and a token is handed back only to whoever brought it.
 */
export function adminAuthAdapter(queries: Queries) {
  return createAdapterFactory({
    config: {
      adapterId: 'naikkelas-admin',
      supportsJSON: false,
      supportsNumericIds: false,
      supportsUUIDs: true,
      transaction: false,
    },
    adapter: () => ({
      async create({ model, data }) {
        const stored = withHashedToken(data)
        const names = Object.keys(stored)
        const values = names.map((name) => sql`${stored[name] ?? null}`)
        const [row] = await rows(
          queries,
          sql`INSERT INTO ${table(model)} (${list(names.map((name) => column(model, name)))}) VALUES (${list(values)}) RETURNING *`,
        )
        return { ...row, ...rawToken(data) } as typeof data
      },
      async findOne({ model, where }) {
        const [row] = await rows(queries, sql`SELECT * FROM ${table(model)} ${whereClause(model, where)} LIMIT 1`)
        return row === undefined
          ? null
          : ({ ...row, ...rawToken(Object.fromEntries(where.map(({ field, value }) => [field, value]))) } as never)
      },
      async findMany({ model, where, limit }) {
        return (await rows(
          queries,
          sql`SELECT * FROM ${table(model)} ${whereClause(model, where ?? [])} LIMIT ${limit}`,
        )) as never
      },
      async update({ model, where, update }) {
        const [row] = await rows(
          queries,
          sql`UPDATE ${table(model)} SET ${assignments(model, update as Row)} ${whereClause(model, where)} RETURNING *`,
        )
        return row === undefined
          ? null
          : ({ ...row, ...rawToken(Object.fromEntries(where.map(({ field, value }) => [field, value]))) } as never)
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

function withHashedToken(data: Row): Row {
  return typeof data.token_hash === 'string' ? { ...data, token_hash: hashToken(data.token_hash) } : data
}

const rawToken = ({ token_hash }: Row) => (typeof token_hash === 'string' ? { token_hash } : {})

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

function table(model: string): SQL {
  if (!Object.hasOwn(columns, model))
    throw new Error(`better-auth asked for the table "${model}", which the admin realm does not have`)
  return sql`${sql.identifier(model)}`
}

function column(model: string, name: string): SQL {
  if (!columns[model]?.includes(name))
    throw new Error(`better-auth asked for "${model}.${name}", which the admin realm does not have`)
  return sql`${sql.identifier(name)}`
}

function list(parts: SQL[]): SQL {
  return sql.join(parts, sql`, `)
}

function assignments(model: string, update: Row): SQL {
  const stored = withHashedToken(update)
  return list(Object.keys(stored).map((name) => sql`${column(model, name)} = ${stored[name] ?? null}`))
}

function whereClause(model: string, where: readonly Condition[]): SQL {
  if (where.length === 0) return sql``
  const tests = where.map((condition, index) => {
    const connector = index === 0 ? sql`` : condition.connector === 'OR' ? sql` OR ` : sql` AND `
    return sql`${connector}${testOf(model, condition)}`
  })
  return sql`WHERE ${sql.join(tests)}`
}

function testOf(model: string, { field, value, operator = 'eq' }: Condition): SQL {
  const name = column(model, field)
  const hashed = (item: unknown) => (field === 'token_hash' && typeof item === 'string' ? hashToken(item) : item)
  if (operator === 'in' && Array.isArray(value))
    return value.length === 0
      ? sql`false`
      : sql`${name} IN (${list(value.map((item: unknown) => sql`${hashed(item)}`))})`
  if (value === null) return operator === 'ne' ? sql`${name} IS NOT NULL` : sql`${name} IS NULL`
  const comparison = operators[operator]
  if (!comparison)
    throw new Error(`better-auth asked for the comparison "${operator}", which this adapter does not know`)
  return sql`${name} ${comparison} ${hashed(value)}`
}
