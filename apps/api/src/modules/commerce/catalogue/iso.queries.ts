import { type SQL, sql } from 'drizzle-orm'

/** A moment inside of JSON that the database makes, as `toISOString` writes it. */
export const isoOf = (column: SQL): SQL => sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
