import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import type { ErrorReport } from './error-reports-port.ts'

const reports: ErrorReport[] = []
const errorReports = { report: (report: ErrorReport) => void reports.push(report), stop: async () => {} }
const app = await createTestApp({ overrides: { errorReports } })
beforeEach(() => void (reports.length = 0))

const failure = {
  side: 'app',
  name: 'TypeError',
  message: 'title is not a function',
  stack: 'TypeError: x\n    at save (http://localhost:3000/assets/save-1.js:1:2)',
  path: '/admin/landing-pages',
}

test('an error of a screen is reported with the id of the admin, and no other personal data', async () => {
  const desk = await app.signedIn()
  expect((await desk.post('/error-reports', failure)).status).toBe(200)
  expect(reports).toEqual([
    {
      side: 'app',
      where: '/admin/landing-pages',
      thrown: [{ name: 'TypeError', message: 'title is not a function', stack: failure.stack }],
      pageId: undefined,
      userId: desk.admin.id,
      requestId: expect.any(String),
    },
  ])
})

test('an error of a published page is reported with the page, and without a user when signed out', async () => {
  const pageId = '019aa1f8-40a8-7000-9005-38eb9861f505'
  await app.visitor().post('/error-reports', { ...failure, side: 'page', path: '/kelas/a', pageId })
  expect(reports).toMatchObject([{ side: 'page', where: '/kelas/a', pageId, userId: undefined }])
})

test('errors of extensions and scripts of other sites are accepted and not reported', async () => {
  const reply = await app.visitor().post('/error-reports', { ...failure, message: 'Script error.', stack: undefined })
  expect([reply.status, reports]).toEqual([200, []])
})

test('an error is handed on while the database is away', async () => {
  const desk = await app.signedIn()
  await app.database.queries.execute(sql`ALTER TABLE admin_sessions RENAME TO admin_sessions_gone`)
  const reply = await desk.post('/error-reports', failure)
  await app.database.queries.execute(sql`ALTER TABLE admin_sessions_gone RENAME TO admin_sessions`)
  expect([reply.status, reports.map(({ userId }) => userId)]).toEqual([200, [undefined]])
})

test.each([
  ['another site', { origin: 'https://jahat.example', 'sec-fetch-site': 'cross-site' }],
  ['a partner’s subdomain', { origin: 'http://kopi.localhost:3000', 'sec-fetch-site': 'same-site' }],
])('a report that %s makes a browser send is refused', async (_, headers) => {
  const reply = await app.visitor().send('POST', '/error-reports', failure, headers)
  expect([reply.status, reports]).toEqual([403, []])
})

test.each([
  ['nothing', {}, 'message'],
  ['a side there is none of', { ...failure, side: 'server' }, 'side'],
  ['who it happened to', { ...failure, email: 'siti@contoh.id' }, 'email'],
  ['a path with a query', { ...failure, path: '/unduh?isian=rahasia' }, 'path'],
  ['a message without an end', { ...failure, message: 'x'.repeat(1_001) }, 'message'],
  ['a page that is none', { ...failure, pageId: 'satu' }, 'pageId'],
])('%s is no report', async (_, body, path) => {
  const reply = await app.visitor().post('/error-reports', body)
  expect(reply).toMatchObject({ status: 422, body: { data: { code: 'invalid_input' } } })
  expect((reply.body.data as { fields: { path: string }[] }).fields.map((field) => field.path)).toContain(path)
  expect(reports).toEqual([])
})

test('a body of more than 32 KB is refused, with or without Content-Length', async () => {
  const long = JSON.stringify({ ...failure, stack: 'x'.repeat(33_000) })
  const { send } = app.visitor()
  const type = { 'content-type': 'application/json' }
  expect((await send('POST', '/error-reports', long, type)).status).toBe(413)
  expect((await send('POST', '/error-reports', long, { ...type, 'content-length': '40000' })).status).toBe(413)
  expect(reports).toEqual([])
})

test('more than thirty a minute from one address are refused, and another address is not', async () => {
  const own = await createTestApp({ database: app.database, overrides: { errorReports } })
  const { post } = own.visitor()
  const replies = []
  for (let report = 0; report < 31; report++) replies.push((await post('/error-reports', failure)).status)
  expect(replies.slice(29)).toEqual([200, 429])
  const other = await own.fetch(
    new Request('http://localhost:3000/api/error-reports', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
      body: JSON.stringify(failure),
    }),
    { clientAddress: '203.0.113.8' },
  )
  expect([other.status, reports.length]).toEqual([200, 31])
})

test('more than six hundred a minute from all addresses are refused', async () => {
  const own = await createTestApp({ database: app.database, overrides: { errorReports } })
  const statuses = []
  for (let report = 0; report <= 600; report++) {
    const request = new Request('http://localhost:3000/api/error-reports', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(failure),
    })
    statuses.push((await own.fetch(request, { clientAddress: `10.0.0.${report % 200}` })).status)
  }
  expect([statuses.indexOf(429), reports.length]).toEqual([600, 600])
})
