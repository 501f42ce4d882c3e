import { sql } from 'drizzle-orm'
import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { reportOfError } from '../error-reports/report-of-error.ts'
import { createLog } from '../log/index.ts'
import { currentRequestId, requestIdHeader, withRequestId } from '../request-ids/index.ts'

const lines: string[] = []
const destination = new Writable({
  write(chunk, _, done) {
    lines.push(String(chunk))
    done()
  },
})
const seenByFailures: (string | undefined)[] = []
const app = await createTestApp({
  overrides: {
    log: createLog({ level: 'info', destination }),
    onFailure: () => seenByFailures.push(currentRequestId()),
  },
})
const ours = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

test('every answer names its request, a refusal too, and no two the same', async () => {
  const visitor = app.visitor()
  const ids = [await visitor.get('/health'), await visitor.get('/entah'), await visitor.get('/admin/me')].map(
    ({ headers }) => headers.get(requestIdHeader),
  )

  for (const id of ids) expect(id).toMatch(ours)
  expect(new Set(ids).size).toBe(3)
})

test('a request id of 4 KB is replaced, and is not logged', async () => {
  const given = 'a'.repeat(4_096)
  const reply = await app.visitor().send('GET', '/health', undefined, { [requestIdHeader]: given })

  expect(reply.headers.get(requestIdHeader)).toMatch(ours)
  expect(lines.join('')).not.toContain('aaaaaaaaaa')
})

test('what the edge called a request is its id to the end', async () => {
  const reply = await withRequestId('edge-12345678', () => app.visitor().get('/health'))

  expect(reply.headers.get(requestIdHeader)).toBe('edge-12345678')
})

test('the log has one line for a request: what was asked, how it went, and its id', async () => {
  lines.length = 0
  const reply = await app.visitor().get('/download-links/rahasia.token')

  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    {
      requestId: reply.headers.get(requestIdHeader),
      method: 'GET',
      endpoint: '/download-links/{token}',
      status: 404,
    },
  ])
  expect(lines.join('')).not.toContain('rahasia')
})

test('a failure is reported with the request it happened in', async () => {
  await app.database.pool.query('ALTER TABLE landing_pages RENAME TO landing_pages_gone')
  const reply = await app.visitor().get('/landing-pages')
  await app.database.pool.query('ALTER TABLE landing_pages_gone RENAME TO landing_pages')

  expect(reply.status).toBe(500)
  expect(seenByFailures).toContain(reply.headers.get(requestIdHeader))
  expect(withRequestId('edge-12345678', () => reportOfError(new Error('x'), 'GET /')).requestId).toBe('edge-12345678')
})

test('statements name their request, in a transaction and outside of one', async () => {
  const own = sql`SELECT query FROM pg_stat_activity WHERE pid = pg_backend_pid()`
  const { database } = app
  const said = await withRequestId('edge-12345678', async () => [
    await database.queries.execute(own),
    await database.transaction((tx) => tx.execute(own)),
  ])

  for (const { rows } of said) expect(rows[0]?.query).toMatch(/^\/\* request edge-12345678 \*\/ SELECT query/)
  expect((await database.queries.execute(own)).rows[0]?.query).toMatch(/^SELECT query/)
})
