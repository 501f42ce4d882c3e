import type { RedirectRule } from '@naikkelas/contract/marketing'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { courseValue, makeCategory, makeSellable } from '../../../testing/catalogue-factories.ts'
import { makePage } from '../../../testing/page-factories.ts'
import { publish, schedule } from '../../../testing/publishing-factories.ts'
import { createTestApp, type Reply } from '../../../testing/test-app.ts'
import { phoneBrowser } from '../../../testing/tracker-factories.ts'

let now = new Date('2026-11-20T10:00:00Z')
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const desk = await app.signedIn()
const visitor = app.visitor()

const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const lead = (path: string, target: string, replaces?: string) =>
  desk.post('/admin/redirects', { path, target, replaces })
const mistakes = ({ status, body }: Reply) => [
  status,
  (body.data as { fields?: { path: string; message: string }[] }).fields?.map(({ path, message }) => [path, message]),
]
const rules = async () => (await desk.get('/admin/redirects')).body.data as RedirectRule[]
async function opened(path: string, { agent = phoneBrowser, by = 'GET' } = {}) {
  const query = new URLSearchParams({ path, by })
  const { body } = await visitor.send('GET', `/redirects?${query}`, undefined, { 'user-agent': agent })
  return (body.data as { target: string | null }).target
}

test('an unused path redirects to its configured target, in any spelling, and is counted', async () => {
  expect((await lead('/Promo-Lama/', 'http://localhost:3000/promo-baru?a=1')).body.data).toMatchObject({
    path: '/promo-lama',
    target: '/promo-baru?a=1',
    hits: 0,
  })
  expect(await opened('/promo-lama')).toBe('/promo-baru?a=1')
  expect(await opened('/PROMO-LAMA/')).toBe('/promo-baru?a=1')
  expect(await opened('/tidak-ada')).toBeNull()
  expect(await opened('//jahat.example')).toBeNull()
  expect(await rules()).toMatchObject([{ kind: 'typed', hits: 2, lastHitAt: now.toISOString() }])
  await lead('/promo-lama', 'https://contoh.test/', '/promo-baru?a=1')
  expect(await opened('/promo-lama')).toBe('https://contoh.test/')
  expect((await desk.remove('/admin/redirects?path=/promo-lama')).status).toBe(200)
  expect(await opened('/promo-lama')).toBeNull()
  expect((await desk.remove('/admin/redirects?path=/promo-lama')).status).toBe(404)
})

test('crawlers, previews and HEAD requests are redirected without being counted', async () => {
  await lead('/dihitung', '/tujuan')
  expect(await opened('/dihitung', { agent: googlebot })).toBe('/tujuan')
  expect(await opened('/dihitung', { agent: 'WhatsApp/2.24.8.77 A' })).toBe('/tujuan')
  expect(await opened('/dihitung', { agent: '' })).toBe('/tujuan')
  expect(await opened('/dihitung', { by: 'HEAD' })).toBe('/tujuan')
  expect((await rules()).find(({ path }) => path === '/dihitung')).toMatchObject({ hits: 0, lastHitAt: null })
  await opened('/dihitung')
  expect((await rules()).find(({ path }) => path === '/dihitung')).toMatchObject({ hits: 1 })
  expect((await visitor.get('/redirects?path=/dihitung&by=POST')).status).toBe(422)
  await desk.remove('/admin/redirects?path=/dihitung')
})

test('an existing redirect is replaced only after confirmation, and keeps its count', async () => {
  await lead('/sudah-ada', '/tujuan-pertama')
  await opened('/sudah-ada')
  const refused = await lead('/Sudah-Ada', '/tujuan-kedua')
  expect(mistakes(refused)).toEqual([409, [['path', 'Alamat ini sudah dialihkan ke /tujuan-pertama']]])
  expect(refused.body.data).toMatchObject({ code: 'redirect_taken', theirs: '/tujuan-pertama' })
  expect(await opened('/sudah-ada')).toBe('/tujuan-pertama')
  // Meanwhile another admin has changed its target again.
  expect((await lead('/sudah-ada', '/tujuan-kedua', '/yang-lama-sekali')).status).toBe(409)
  expect((await lead('/sudah-ada', '/tujuan-pertama')).body.data).toMatchObject({ hits: 2 })
  expect((await lead('/sudah-ada', '/tujuan-kedua', '/tujuan-pertama')).body.data).toMatchObject({
    target: '/tujuan-kedua',
    hits: 2,
  })
  await desk.remove('/admin/redirects?path=/sudah-ada')
})

test('visits of a typed path are counted by day in Jakarta, and deleted with it', async () => {
  await lead('/per-hari', '/tujuan')
  const before = now
  for (const at of ['2026-11-20T16:59:00Z', '2026-11-20T17:00:00Z', '2026-11-21T02:00:00Z']) {
    now = new Date(at)
    await opened('/Per-Hari/')
  }
  now = before
  const days = () => desk.get('/admin/redirects/days?path=/per-hari')
  expect((await days()).body.data).toEqual([
    { day: '2026-11-21', hits: 2 },
    { day: '2026-11-20', hits: 1 },
  ])
  expect((await rules()).find(({ path }) => path === '/per-hari')).toMatchObject({ hits: 3 })
  await desk.remove('/admin/redirects?path=/per-hari')
  expect((await days()).status).toBe(404)
  await lead('/per-hari', '/tujuan')
  expect((await days()).body.data).toEqual([])
  expect((await desk.get(`/admin/redirects/days?path=/${'a'.repeat(300)}`)).status).toBe(422)
  expect((await desk.get('/admin/redirects/days')).status).toBe(422)
})

test('old page links are in the same list, with their hits and current target', async () => {
  const { page } = await makePage(desk, { link: 'rumah-lama' })
  await publish(desk, page)
  await desk.patch(`/admin/landing-pages/${page.id}`, { link_landing_page: 'rumah-baru' })
  const person = { method: 'GET', userAgent: phoneBrowser }
  for (let count = 0; count < 3; count += 1) app.redirectHits.count({ kind: 'exclusive', link: 'rumah-lama' }, person)
  app.redirectHits.count({ kind: 'partner', link: 'rumah-lama' }, person)
  for (const opening of [
    { method: 'HEAD', userAgent: phoneBrowser },
    { method: 'GET', userAgent: googlebot },
    { method: 'GET', userAgent: null },
  ])
    app.redirectHits.count({ kind: 'exclusive', link: 'rumah-lama' }, opening)
  await app.redirectHits.flush()
  await app.redirectHits.flush()
  expect((await rules()).find(({ path }) => path === '/rumah-lama')).toMatchObject({
    kind: 'page',
    target: '/rumah-baru',
    page: { id: page.id, kind: 'exclusive', link: 'rumah-lama' },
    hits: 3,
    lastHitAt: now.toISOString(),
  })
  await desk.remove(`/admin/landing-pages/${page.id}`)
  expect((await rules()).find(({ path }) => path === '/rumah-lama')).toBeUndefined()
})

test('a redirect to a missing address of the site is marked, until the address exists', async () => {
  const showsNothing = async (path: string) => (await rules()).find((rule) => rule.path === path)?.leadsToNothing
  const { page } = await makePage(desk, { link: 'segera-hadir' })
  expect((await lead('/ke-segera', '/Segera-Hadir/?utm_source=ig#daftar')).body.data).toMatchObject({
    leadsToNothing: true,
  })
  expect(await showsNothing('/ke-segera')).toBe(true)
  await publish(desk, page)
  expect(await showsNothing('/ke-segera')).toBe(false)
  // Its former address redirects to its current one; once unpublished, both are 404.
  await desk.patch(`/admin/landing-pages/${page.id}`, { link_landing_page: 'sudah-hadir' })
  expect(await showsNothing('/ke-segera')).toBe(false)
  expect(await showsNothing('/segera-hadir')).toBe(false)
  await desk.post(`/admin/landing-pages/${page.id}/unpublish`)
  expect(await showsNothing('/ke-segera')).toBe(true)
  expect(await showsNothing('/segera-hadir')).toBe(true)
  await desk.remove('/admin/redirects?path=/ke-segera')
})

test('a redirect to a course or its category is not marked while visitors find it', async () => {
  const category = await makeCategory(desk)
  const course = await makeSellable(desk, courseValue({ link: 'kelas-tujuan', categoryId: category.id }))
  const targets = ['/kelas/kelas-tujuan', '/kelas-gratis/kelas-tujuan', `/category/${category.number}`]
  const isMarked = async (path: string, target: string) =>
    ((await lead(path, target)).body.data as RedirectRule).leadsToNothing
  const marked = () => Promise.all(targets.map((target, at) => isMarked(`/ke-kelas-${at}`, target)))

  expect(await marked()).toEqual([false, false, false])
  expect((await lead('/ke-kelas-9', '/event/kelas-tujuan')).body.data).toMatchObject({ leadsToNothing: true })
  expect((await lead('/ke-kelas-8', '/category/kelas-tujuan')).body.data).toMatchObject({ leadsToNothing: true })
  await desk.post('/admin/sellables/change-status', { action: 'archive', sellableIds: [course.id] })
  for (const at of [0, 1, 2]) await desk.remove(`/admin/redirects?path=/ke-kelas-${at}`)
  expect(await marked()).toEqual([true, true, true])
  for (const at of [0, 1, 2, 8, 9]) await desk.remove(`/admin/redirects?path=/ke-kelas-${at}`)
})

test('a page that is over and leads on is something to lead to', async () => {
  const { page } = await makePage(desk, { link: 'promo-selesai' })
  await publish(desk, page)
  const redirect = { kind: 'url', href: 'https://contoh.test/' } as const
  const unpublishAt = new Date(now.getTime() + 60_000).toISOString()
  await schedule(desk, page, { publishAt: null, unpublishAt, redirect })
  now = new Date(now.getTime() + 120_000)
  await app.runJobs()
  expect((await lead('/ke-selesai', '/promo-selesai')).body.data).toMatchObject({ leadsToNothing: false })
  await desk.remove('/admin/redirects?path=/ke-selesai')
})

test.each([
  ['/kelas/belum-ada', true],
  ['/learning-event/7', true],
  ['/terima-kasih/a', true],
  ['/', false],
  ['/?utm_source=ig', false],
  ['/privacy/', false],
  ['/admin/landing-pages', false],
  ['/media/abc/480.webp', false],
  ['/sudah-dialihkan?a=1', false],
  ['https://contoh.test/belum-ada', false],
])('a target %s shows nothing yet: %s', async (target, leadsToNothing) => {
  await lead('/sudah-dialihkan', 'https://contoh.test/')
  expect((await lead('/ke-mana', target)).body.data).toMatchObject({ target, leadsToNothing })
  await desk.remove('/admin/redirects?path=/ke-mana')
})

test('ways that go around are refused, however long', async () => {
  expect((await lead('/putar-a', '/putar-b')).status).toBe(201)
  expect((await lead('/putar-b', '/putar-c')).status).toBe(201)
  const around = [422, [['target', 'Tujuan ini kembali ke alamat yang sama. Pilih tujuan lain.']]]
  expect(mistakes(await lead('/putar-c', '/putar-a?x=1'))).toEqual(around)
  expect(mistakes(await lead('/putar-d', '/Putar-D/'))).toEqual(around)
  expect(mistakes(await lead('/putar-d', 'http://localhost:3000/putar-d'))).toEqual(around)
  expect((await lead('/putar-d', '/putar-a')).status).toBe(201)
})

test('an expired page and a typed path never form a redirect loop, in any order', async () => {
  const over = await makePage(desk, { link: 'promo-putar' })
  await publish(desk, over.page)
  expect((await lead('/tujuan-putar', '/promo-putar')).status).toBe(201)
  const redirect = { kind: 'url', href: '/tujuan-putar' } as const
  const unpublishAt = new Date(now.getTime() + 60_000).toISOString()
  expect((await schedule(desk, over.page, { publishAt: null, unpublishAt, redirect })).status).toBe(200)
  expect(await opened('/tujuan-putar')).toBe('/promo-putar')
  now = new Date(now.getTime() + 120_000)
  await app.runJobs()
  expect(await opened('/tujuan-putar')).toBeNull()
  expect((await rules()).find(({ path }) => path === '/tujuan-putar')).toMatchObject({ hits: 1 })
  await desk.remove('/admin/redirects?path=/tujuan-putar')
  expect(mistakes(await lead('/tujuan-putar', '/promo-putar'))).toEqual([
    422,
    [['target', 'Tujuan ini kembali ke alamat yang sama. Pilih tujuan lain.']],
  ])
})

test.each([
  ['/admin', 'Alamat ini dipakai oleh sistem.'],
  ['/admin/apa-saja', 'Alamat ini dipakai oleh sistem.'],
  ['/api/leads', 'Alamat ini dipakai oleh sistem.'],
  ['/s/abc2345', 'Alamat ini dipakai oleh sistem.'],
  ['/wa/siapa', 'Alamat ini dipakai oleh sistem.'],
  ['/kelas-shopee', 'Alamat ini dipakai oleh sistem.'],
  ['/404', 'Alamat ini dipakai oleh sistem.'],
  ['//jahat.example', 'Tulis alamat di situs ini yang diawali garis miring, misalnya /promo-lama'],
  ['promo', 'Tulis alamat di situs ini yang diawali garis miring, misalnya /promo-lama'],
  ['//', 'Tulis alamat di situs ini yang diawali garis miring, misalnya /promo-lama'],
  ['/%2e%2e/x', 'Tulis alamat di situs ini yang diawali garis miring, misalnya /promo-lama'],
  ['/a%0d%0aSet-Cookie:x', 'Tulis alamat di situs ini yang diawali garis miring, misalnya /promo-lama'],
  ['/%5cevil', 'Tulis alamat di situs ini yang diawali garis miring, misalnya /promo-lama'],
  ['url://evil.com/x', 'Tulis alamat di situs ini yang diawali garis miring, misalnya /promo-lama'],
  ['/%61dmin/apa-saja', 'Alamat ini dipakai oleh sistem.'],
  ['/', 'Tulis alamat di situs ini yang diawali garis miring, misalnya /promo-lama'],
])('%s cannot lead elsewhere', async (path, sentence) =>
  expect(mistakes(await lead(path, '/tujuan'))).toEqual([422, [['path', sentence]]]),
)

test('nor can a page that is public', async () => {
  const { page } = await makePage(desk, { link: 'sedang-terbit' })
  await publish(desk, page)
  expect(mistakes(await lead('/sedang-terbit', '/tujuan'))).toEqual([
    422,
    [['path', 'Ada halaman terbit di alamat ini.']],
  ])
})

test.each(['javascript:alert(1)', '//jahat.example', 'url://evil.com/x', 'mailto:a@b.id', '', '#atas'])(
  'nothing leads to %j',
  async (target) =>
    expect(mistakes(await lead('/boleh-saja', target))).toEqual([
      422,
      [['target', 'Tulis alamat seperti /kelas-baru atau https://…']],
    ]),
)

test.each([
  '/%2e%2e/x',
  '/a%0d%0aSet-Cookie:x',
  '/%5cevil',
  '/a//b',
  '/a/../b',
  'http://localhost:3000//evil.com/x',
  'http://localhost:3000/%5Cevil.com',
])('nothing on this site leads to %j, which a browser or a server may read in two ways', async (target) =>
  expect(mistakes(await lead('/boleh-saja', target))).toEqual([
    422,
    [['target', 'Alamat ini berisi tanda yang tidak dapat dipakai di situs ini.']],
  ]),
)

test('a stored redirect with an unsafe target is ignored', async () => {
  await lead('/dahulu', '/tujuan')
  await app.database.queries.execute(sql`UPDATE redirects SET target = '//evil.com/x' WHERE path = '/dahulu'`)
  expect(await opened('/dahulu')).toBeNull()
  await desk.remove('/admin/redirects?path=/dahulu')
})

test.each(['/', '/Kelas-Baru/?utm_source=a%0Ab#harga', 'https://wa.me/6281200011122?text=a%0Ab'])(
  '%s can be led to',
  async (target) => {
    expect((await lead('/boleh-ke-sana', target)).body.data).toMatchObject({ target })
    await desk.remove('/admin/redirects?path=/boleh-ke-sana')
  },
)

test.each([
  ['GET', '/admin/redirects', undefined, 200],
  ['GET', '/admin/redirects/days?path=/a-b-c', undefined, 404],
  ['POST', '/admin/redirects', { path: '/a-b-c', target: '/d' }, 403],
  ['DELETE', '/admin/redirects?path=/a-b-c', undefined, 403],
] as const)('%s %s requires the permission of its menu; viewers can only view', async (method, path, body, looking) => {
  expect((await visitor.send(method, path, body)).status).toBe(401)
  expect((await (await app.signedIn({ role: 2 })).send(method, path, body)).status).toBe(403)
  const looker = await app.signedIn({ role: 2, menus: [{ menu: 'landing_pages', capability: 'view' }] })
  expect((await looker.send(method, path, body)).status).toBe(looking)
})

test('beyond two thousand no further path is led elsewhere, while one that is there may be', async () => {
  await lead('/paling-awal', '/tujuan-pertama')
  await app.database.queries.execute(sql`
    INSERT INTO redirects (path, target, created_at)
    SELECT '/penuh-' || number, '/tujuan', ${now}::timestamptz
    FROM generate_series(1, 2000 - (SELECT count(*)::int FROM redirects)) AS number`)
  expect(await lead('/satu-lagi', '/tujuan')).toMatchObject({ status: 409, body: { data: { code: 'library_full' } } })
  expect((await lead('/paling-awal', '/tujuan-kedua', '/tujuan-pertama')).status).toBe(201)
  await app.database.queries.execute(sql`DELETE FROM redirects`)
})

test('one address may look up 300 redirects a minute; others are not affected', async () => {
  const ask = (clientAddress: string) =>
    app.fetch(new Request('http://localhost:3000/api/redirects?path=/tidak-ada'), { clientAddress })
  for (let count = 0; count < 300; count += 1) expect((await ask('198.51.100.7')).status).toBe(200)
  expect((await ask('198.51.100.7')).status).toBe(429)
  expect((await ask('198.51.100.8')).status).toBe(200)
})
