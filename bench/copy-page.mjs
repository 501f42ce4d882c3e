// Published pages by the thousand: copies of one that was published as a marketer does it.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../scripts/node24.mjs'
import { setTimeout as pause } from 'node:timers/promises'

const pg = createRequire(`${root}/apps/api/package.json`)('pg')

/** Runs `work` with a connection to the database of a product that runs over `dataDir`. */
export async function withDatabase(dataDir, work) {
  const client = new pg.Client({ connectionString: readFileSync(join(dataDir, 'database-url'), 'utf8').trim() })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Publishes a page at `count` further addresses, in the database alone: `/halaman-banyak-1` and on.
 * @param {{ dataDir: string, id: string, count: number }} what
 */
export async function copyPage({ dataDir, id, count }) {
  await withDatabase(dataDir, async (client) => {
    await client.query('BEGIN')
    await client.query(
      `CREATE TEMP TABLE copies ON COMMIT DROP AS
       SELECT gen_random_uuid() AS id, 'halaman-banyak-' || number AS link FROM generate_series(1, $1::int) AS number
       WHERE NOT EXISTS (SELECT 1 FROM landing_pages WHERE link_landing_page = 'halaman-banyak-' || number)`,
      [count],
    )
    const copyRows = (table, changed, where) =>
      client.query(
        `INSERT INTO ${table} SELECT (jsonb_populate_record(original, ${changed})).*
         FROM ${table} AS original, copies WHERE ${where}`,
        [id],
      )
    await copyRows(
      'landing_pages',
      `jsonb_build_object('id', copies.id, 'link_landing_page', copies.link, 'public_changed_at', now() - interval '1 hour')`,
      'original.id = $1',
    )
    const changed = `jsonb_build_object('page_id', copies.id, 'id', gen_random_uuid())`
    const isPublished = `page_id = $1 AND version = (SELECT published_version FROM landing_pages WHERE id = $1)`
    await copyRows('landing_page_versions', changed, isPublished)
    await copyRows('landing_page_renders', changed, isPublished)
    await client.query('COMMIT')
    await client.query('ANALYZE landing_pages')
  })
}

/** The first start encodes the demonstration's pictures on the same core for about a minute. */
export async function untilPicturesAreMade(client) {
  for (let wait = 0; wait < 600; wait++) {
    const { rows } = await client.query(
      `SELECT count(*)::int AS left FROM pgboss.job WHERE name = 'encode-picture' AND state IN ('created', 'retry', 'active')`,
    )
    if (wait > 0 && rows[0].left === 0) return
    await pause(1_000)
  }
  throw new Error('the pictures were not encoded within ten minutes')
}
