import { accountHeader } from '@naikkelas/contract/identity'
import { expect, test } from 'vitest'
import { makePage } from '../../testing/page-factories.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { drawing } from '../../testing/upload.ts'

const app = await createTestApp()
const rani = await app.signedIn()
const budi = await app.signedIn()
const { page } = await makePage(rani)
const own = 'http://localhost:3000'

const uploads = ['/admin/media', '/admin/downloads', '/admin/page-imports', '/admin/section-imports']
const files = [
  '/admin/leads.csv',
  '/admin/leads.xlsx',
  `/admin/landing-pages/${page.id}/figures.csv`,
  `/admin/landing-pages/${page.id}/figures.xlsx`,
  `/admin/landing-pages/${page.id}/export`,
]
const streams = [`/admin/landing-pages/${page.id}/stream?since=0`]

async function ask(method: string, path: string, desk: typeof rani, headers: Record<string, string> = {}) {
  const cookie = [...desk.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const form = new FormData()
  form.set('file', new File([new Uint8Array(await drawing().jpeg().toBuffer())], 'toko.jpg'))
  const request = new Request(`${own}/api${path}`, {
    method,
    headers: { cookie, origin: own, 'x-requested-with': 'naikkelas', ...headers },
    ...(method === 'POST' ? { body: form } : {}),
  })
  return app.fetch(request, { clientAddress: '203.0.113.7' })
}

test.each([
  ...uploads.map((path) => ['POST', path] as const),
  ...[...files, ...streams].map((path) => ['GET', path] as const),
])('%s %s meant for one account is refused in the session of another', async (method, path) => {
  const response = await ask(method, path, budi, { [accountHeader]: rani.admin.id })

  expect([response.status, await response.json()]).toMatchObject([401, { data: { code: 'not_signed_in' } }])
})

test('an upload and an export meant for the own account are answered', async () => {
  const meant = { [accountHeader]: rani.admin.id }

  expect((await ask('POST', '/admin/media', rani, meant)).status).toBe(201)
  for (const path of files) {
    const response = await ask('GET', path, rani, meant)
    expect([path, response.status, response.headers.get('content-disposition')]).toEqual([
      path,
      200,
      expect.stringContaining('attachment'),
    ])
    await response.body?.cancel()
  }
})

const hostile = ['%00', 'a%00b', '%ED%A0%80', '%FF']

test.each([
  ...files.slice(0, 2).map((path) => [path, 'search'] as const),
  ...files.slice(2, 4).map((path) => [path, 'source'] as const),
  [files[4] ?? '', 'sections'] as const,
  ['/admin/landing-pages', 'search'] as const,
])('%s answers a %s that no database can keep with 422 or takes it as text', async (path, name) => {
  for (const value of hostile) {
    const response = await ask('GET', `${path}?${name}=${value}`, rani)
    const isNul = value.includes('%00')
    if (isNul) expect([value, response.status]).toEqual([value, 422])
    else expect([200, 422]).toContain(response.status)
    // A download that breaks off throws here.
    await response.arrayBuffer()
  }
  expect(app.failures).toEqual([])
})

test.each(files)('HEAD of %s answers as GET does, without a body', async (path) => {
  const response = await ask('HEAD', path, rani)

  expect([response.status, await response.text()]).toEqual([200, ''])
})

test.each([
  ['/admin/leads.pdf', 404],
  ['/admin/landing-pages/bukan-uuid/export', 404],
  ['/admin/landing-pages/bukan-uuid/figures.csv', 404],
  ['/admin/landing-pages/bukan-uuid/stream?since=0', 404],
  [`/admin/landing-pages/${page.id}/figures.csv?urut=nama`, 422],
  [`/admin/landing-pages/${page.id}/stream?since=kemarin`, 422],
])('%s is answered with %i, in the envelope', async (path, status) => {
  const response = await ask('GET', path, rani)

  expect([response.status, ((await response.json()) as { status: number }).status]).toEqual([status, status])
})

test('other methods at an upload, a file and a beacon name those that are served', async () => {
  const allowed = async (path: string) => (await ask('PUT', path, rani)).headers.get('allow')

  expect(await allowed('/admin/media')).toBe('GET, POST')
  expect(await allowed('/admin/leads.csv')).toBe('GET')
  expect(await allowed('/tracker')).toBe('POST')
})
