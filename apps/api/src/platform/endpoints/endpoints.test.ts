import * as shared from '@naikkelas/contract'
import * as files from '@naikkelas/contract/files'
import * as identity from '@naikkelas/contract/identity'
import * as marketing from '@naikkelas/contract/marketing'
import * as pages from '@naikkelas/contract/pages'
import * as site from '@naikkelas/contract/site'
import { expect, test } from 'vitest'
import { createDatabase } from '../database/index.ts'
import { createTestApp } from '../../testing/test-app.ts'

const app = await createTestApp()

const declared = Object.values({ ...shared, ...identity, ...pages, ...files, ...marketing, ...site }).filter(
  (one): one is typeof shared.getHealth =>
    typeof one === 'object' && one !== null && 'kind' in one && 'method' in one && 'path' in one && 'summary' in one,
)

test('every endpoint of the contract is bound, and nothing else is', () => {
  const names = (endpoints: { method: string; path: string }[]) =>
    endpoints.map(({ method, path }) => `${method} ${path}`).sort()

  expect(declared.length).toBeGreaterThan(25)
  expect(names(app.bound)).toEqual(names(declared))
})

test('without a session only health, the site, published pages and their forms, error reports, uploads, the developer outbox, registration and sign-in are reachable', async () => {
  const open = app.bound.filter(({ realm }) => realm === null).map(({ path }) => path)
  expect(open.sort()).toEqual([
    '/admin/first',
    '/admin/invitations/accept',
    '/admin/sign-in',
    '/admin/sign-out',
    '/deletions/cancel',
    '/dev/outbox',
    '/download-links/{token}',
    '/downloads/{token}',
    '/error-reports',
    '/file',
    '/file/uploads/{upload}',
    '/file/uploads/{upload}',
    '/files/{fileId}',
    '/files/{fileId}/address',
    '/health',
    '/landing-pages',
    '/leads/{pageId}/{sectionId}',
    '/leads/{pageId}/{sectionId}',
    '/leads/{pageId}/{sectionId}/held',
    '/log',
    '/login',
    '/logout',
    '/one-click-opt-outs/{token}',
    '/one-click-opt-outs/{token}',
    '/openapi.json',
    '/opt-outs/{token}',
    '/opt-outs/{token}',
    '/password-resets',
    '/password-resets/confirm',
    '/redirects',
    '/register',
    '/register/confirm',
    '/register/resend',
    '/session',
    '/site',
    '/tracker',
    '/unsubscribe/{token}',
    '/unsubscribe/{token}',
    '/uploads',
  ])

  for (const { method, path } of app.bound.filter(({ realm }) => realm !== null)) {
    const reply = await app
      .visitor()
      .send(method, path.replace(/\{\w+\}/g, '0190f5fe-7c00-7a00-8000-000000000000'), method === 'GET' ? undefined : {})
    expect([path, reply.status, (reply.body.data as { code: string }).code]).toEqual([path, 401, 'not_signed_in'])
  }
})

test.each([1, 2] as const)(
  'an admin of role %i without any menu is refused everywhere but in the own account',
  async (role) => {
    const unprivileged = await app.signedIn({ role })
    const own = new Set(['/admin/me', '/admin/menu', '/admin/password', '/admin/notice-settings'])

    for (const { method, path } of app.bound.filter(({ realm, path }) => realm === 'admin' && !own.has(path))) {
      const reply = await unprivileged.send(
        method,
        path.replace(/\{\w+\}/g, '0190f5fe-7c00-7a00-8000-000000000000'),
        method === 'GET' ? undefined : {},
      )
      expect([path, reply.status, (reply.body.data as { code: string }).code]).toEqual([path, 403, 'not_allowed'])
    }
  },
)

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
