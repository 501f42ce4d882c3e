// One statement on the database of a server under test, for what no screen can bring about.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from './node24.mjs'

const pg = createRequire(`${root}/apps/api/package.json`)('pg')

/** @param {string} dataDir of a server with a database of its own @param {string} statement */
export async function runSql(dataDir, statement) {
  const client = new pg.Client({ connectionString: readFileSync(join(dataDir, 'database-url'), 'utf8').trim() })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
