import * as shared from '@naikkelas/contract'
import * as commerce from '@naikkelas/contract/commerce'
import * as content from '@naikkelas/contract/content'
import * as files from '@naikkelas/contract/files'
import * as identity from '@naikkelas/contract/identity'
import * as learning from '@naikkelas/contract/learning'
import * as marketing from '@naikkelas/contract/marketing'
import * as pages from '@naikkelas/contract/pages'
import * as site from '@naikkelas/contract/site'
import { expect, test } from 'vitest'
import { createDatabase } from '../database/index.ts'
import { createTestApp } from '../../testing/test-app.ts'

const app = await createTestApp()

const declared = Object.values({
  ...shared,
  ...commerce,
  ...content,
  ...identity,
  ...pages,
  ...files,
  ...learning,
  ...marketing,
  ...site,
}).filter(
  (one): one is typeof shared.getHealth =>
    typeof one === 'object' && one !== null && 'kind' in one && 'method' in one && 'path' in one && 'summary' in one,
)

test('every endpoint of the contract is bound, and nothing else is', () => {
  const names = (endpoints: { method: string; path: string }[]) =>
    endpoints.map(({ method, path }) => `${method} ${path}`).sort()

  expect(declared.length).toBeGreaterThan(25)
  expect(names(app.bound)).toEqual(names(declared))
})

test('the API says how it fares', async () => {
  const reply = await app.visitor().get('/health')

  expect(reply).toMatchObject({
    status: 200,
    body: { status: 200, data: { version: '0.0.0-test', environment: 'local', database: { state: 'up' } } },
  })
  expect((reply.body.data as { database: { version: string } }).database.version).toMatch(/^\d+/)
})

test('health still answers when the database is away, and everything else is busy', async () => {
  const lost = await createTestApp({
    database: app.database,
    overrides: { database: createDatabase({ url: 'postgresql://nobody@127.0.0.1:1/nothing' }) },
  })

  expect(await lost.visitor().get('/health')).toMatchObject({
    status: 200,
    body: { data: { database: { state: 'down', version: null } } },
  })
  const signIn = await lost.visitor().post('/admin/sign-in', { email: 'a@contoh.test', password: 'b' })
  expect(signIn).toMatchObject({ status: 503, body: { data: { code: 'busy' } } })
  expect(signIn.headers.get('retry-after')).toBe('2')
})

test.each([
  ['an address that is not served', 'GET', '/admin/entah', 404, 'not_found'],
  ['an id that is none', 'GET', '/admin/landing-pages/bukan-uuid', 401, 'not_signed_in'],
  ['a method that is not served there', 'DELETE', '/admin/sign-in', 405, 'method_not_allowed'],
  ['a question about what is allowed', 'OPTIONS', '/admin/me', 405, 'method_not_allowed'],
])('%s has its answer in the envelope', async (_, method, path, status, code) => {
  expect(await app.visitor().send(method, path)).toMatchObject({ status, body: { status, data: { code } } })
})

test('a method that is not served names those that are', async () => {
  const reply = await app.visitor().send('PUT', '/admin/landing-pages')
  expect(reply.headers.get('allow')).toBe('GET, POST')
})

test('an address with an invalid id is 404', async () => {
  const desk = await app.signedIn()
  expect(await desk.get('/admin/landing-pages/bukan-uuid')).toMatchObject({
    status: 404,
    body: { data: { code: 'not_found' } },
  })
})

test('an answer is data: never kept, never guessed at, never shown as a document', async () => {
  const { headers } = await app.visitor().get('/health')

  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
})

test('server errors are logged and not exposed to clients', async () => {
  const broken = await createTestApp()
  const desk = await broken.signedIn()
  await broken.database.pool.query('ALTER TABLE partners RENAME TO partners_gone')

  const reply = await desk.get('/admin/partners')

  expect(reply).toMatchObject({
    status: 500,
    body: { message: 'Terjadi kesalahan di pihak kami. Coba lagi sebentar lagi.', data: { code: 'internal' } },
  })
  expect(JSON.stringify(reply.body)).not.toMatch(/partners|select|stack|\.ts/i)
  expect(String((broken.failures[0] as Error).cause ?? broken.failures[0])).toContain('partners')
})
