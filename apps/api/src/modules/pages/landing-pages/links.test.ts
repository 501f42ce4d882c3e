import { expect, test } from 'vitest'
import { headline, makePage } from '../../../testing/page-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const other = await createTestApp({ database: app.database })
const desk = await app.signedIn()
const otherDesk = await other.signedIn()

test.each(['admin', 'login', 'media', 'kelas-shopee', 'partner', 'search', 'api'])(
  'the link %s belongs to the system, and a free one is proposed',
  async (link) => {
    const reply = await desk.post('/admin/landing-pages', {
      name: 'Halaman',
      link_landing_page: link,
      kind: 'exclusive',
    })

    expect(reply).toMatchObject({
      status: 422,
      body: {
        message: 'Tautan ini dipakai oleh sistem.',
        data: { code: 'link_reserved', suggestion: `halaman-${link}` },
      },
    })
  },
)

test('a taken link is refused with one that is free', async () => {
  await makePage(desk, { link: 'kelas-laris' })
  await makePage(desk, { link: 'kelas-laris-2' })

  const reply = await desk.post('/admin/landing-pages', {
    name: 'Halaman',
    link_landing_page: 'kelas-laris',
    kind: 'exclusive',
  })

  expect(reply).toMatchObject({
    status: 409,
    body: { data: { code: 'link_taken', fields: [{ path: 'link_landing_page' }], suggestion: 'kelas-laris-3' } },
  })
})

test('the same link may be had once in each kind', async () => {
  await makePage(desk, { link: 'dua-jenis', kind: 'exclusive' })
  expect((await makePage(desk, { link: 'dua-jenis', kind: 'partner' })).page.address).toBe('/p/dua-jenis')
})

test('of many simultaneous creations with one link one succeeds', async () => {
  const input = { name: 'Rebutan', link_landing_page: 'rebutan', kind: 'exclusive' }

  const replies = await Promise.all(
    [desk, otherDesk, desk, otherDesk, desk, otherDesk].map((one) => one.post('/admin/landing-pages', input)),
  )

  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
})

test('of two simultaneous renames to one link one succeeds', async () => {
  const pages = [await makePage(desk), await makePage(desk), await makePage(desk), await makePage(desk)]

  const replies = await Promise.all(
    pages.map(({ page }, index) =>
      (index % 2 ? desk : otherDesk).patch(`/admin/landing-pages/${page.id}`, { link_landing_page: 'nama-rebutan' }),
    ),
  )

  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  expect(
    replies
      .filter(({ status }) => status === 409)
      .every(({ body }) => (body.data as { suggestion: string }).suggestion === 'nama-rebutan-2'),
  ).toBe(true)
})

test.each([
  ['free', 'link=tautan-bebas', { isFree: true, message: null, suggestion: 'tautan-bebas' }],
  [
    'taken',
    'link=sudah-ada',
    { isFree: false, message: 'Tautan ini sudah dipakai halaman lain.', suggestion: 'sudah-ada-2' },
  ],
  [
    'reserved',
    'link=admin',
    { isFree: false, message: 'Tautan ini dipakai oleh sistem.', suggestion: 'halaman-admin' },
  ],
  [
    'a whole name',
    `link=${encodeURIComponent('Kelas Foto & Vidéo!')}`,
    { isFree: false, suggestion: 'kelas-foto-video' },
  ],
  ['nothing that could be read', `link=${encodeURIComponent('日本')}`, { isFree: false, suggestion: 'halaman' }],
])('a link that is %s is known before the page is made', async (_, query, expected) => {
  if (query === 'link=sudah-ada') await makePage(desk, { link: 'sudah-ada' })
  expect((await desk.get(`/admin/links?kind=exclusive&${query}`)).body.data).toMatchObject(expected)
})

test.each([
  ['is too short and was lengthened', 'ab', ['halaman-ab'], 'halaman-ab-2'],
  ['has no room for a number', 'z'.repeat(60), ['z'.repeat(60), `${'z'.repeat(58)}-2`], `${'z'.repeat(58)}-3`],
])('a link that %s is never proposed while in use', async (_, requested, links, suggestion) => {
  for (const link of links) await makePage(desk, { link })

  const checked = await desk.get(`/admin/links?kind=exclusive&link=${requested}`)
  const refused = await desk.post('/admin/landing-pages', {
    name: 'Halaman',
    link_landing_page: links[0],
    kind: 'exclusive',
  })

  expect(checked.body.data).toMatchObject({ suggestion })
  expect(refused.body.data).toMatchObject({ code: 'link_taken', suggestion })
})

test('linked paths are classified as missing, draft or part of the site', async () => {
  const { page: live } = await makePage(desk, { link: 'sudah-terbit', sections: [headline()] })
  await desk.post(`/admin/landing-pages/${live.id}/publish`, { headVersion: live.headVersion })
  await makePage(desk, { link: 'masih-draf', kind: 'partner' })

  const reply = await desk.post('/admin/paths/check', {
    paths: [
      '/',
      '/sudah-terbit',
      '/Sudah-Terbit/',
      '/p/masih-draf',
      '/daftar-foto',
      '/login',
      '/kelas/apa-saja',
      '/kelas/a/b',
    ],
  })

  expect(reply.body.data).toEqual({
    missing: [
      { path: '/p/masih-draf', reason: 'draft' },
      { path: '/daftar-foto', reason: 'unknown' },
      { path: '/kelas/a/b', reason: 'unknown' },
    ],
  })
})

test.each([
  ['more than a hundred paths', Array.from({ length: 101 }, (_, index) => `/jalan-${index}`)],
  ['an address of another site', ['https://contoh.id/daftar']],
  ['a path with a query', ['/daftar?dari=iklan']],
])('a check of %s is refused', async (_, paths) => {
  expect((await desk.post('/admin/paths/check', { paths })).status).toBe(422)
})

test('checking paths requires view permission', async () => {
  const stranger = await app.signedIn({ role: 1, menus: [] })
  expect((await stranger.post('/admin/paths/check', { paths: ['/daftar'] })).status).toBe(403)
})
