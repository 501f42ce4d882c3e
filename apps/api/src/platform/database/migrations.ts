import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

export interface Migration {
  number: number
  /** The file's name without its ending: `0007_coupons`. */
  name: string
  sql: string
  checksum: string
}

const WITHOUT_TRANSACTION = /^-- no transaction\b/

/** Whether its statements run one by one, such as `CREATE INDEX CONCURRENTLY`: its first line is `-- no transaction`. */
export const isWithoutTransaction = ({ sql }: Migration) => WITHOUT_TRANSACTION.test(sql)

/** Statements that each end with a semicolon at the end of a line. */
export const statementsOf = ({ sql }: Migration) =>
  sql
    .replace(/^--.*$/gm, '')
    .split(/;[ \t]*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')

const fileName = /^(\d{4})_[a-z0-9]+(_[a-z0-9]+)*\.sql$/

/** Beside this file; a bundled server carries the folder beside itself. */
const ownFolder = new URL('./migrations/', import.meta.url)

/**
 * The migrations of a folder in their order.
 * @throws when a name is not NNNN_what.sql, or the numbers do not run 1, 2, 3 …
 */
export function readMigrations(folder: URL = ownFolder): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  return names.map((name, index) => {
    const number = Number(fileName.exec(name)?.[1])
    if (number !== index + 1)
      throw new Error(
        `db/migrations/${name}: migrations are named NNNN_what.sql and numbered without gaps; expected ${String(index + 1).padStart(4, '0')}_….sql here.`,
      )
    const sql = readFileSync(new URL(name, folder), 'utf8')
    return {
      number,
      name: name.slice(0, -'.sql'.length),
      sql,
      checksum: createHash('sha256').update(sql).digest('hex'),
    }
  })
}
