import type { PageKind } from '@naikkelas/contract'
import type { OldAddress } from '@naikkelas/contract/pages'
import { expect, test, vi } from 'vitest'
import { makePage, readPage } from '../../../testing/page-factories.ts'
import { holderOf, mistakesIn, publish, schedule, stillClock } from '../../../testing/publishing-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const clock = stillClock('2026-11-20T10:00:00Z')
const app = await createTestApp({ overrides: { clock } })
const desk = await app.signedIn({ name: 'Sari' })

let count = 0
/** A page that is public, at a link of its own. */
async function livePage(link = `alamat-${(count += 1)}`) {
  const { page } = await makePage(desk, { link })
  expect((await publish(desk, page)).status).toBe(200)
  return page
}
const move = (pageId: string, link: string, more: { kind?: string } = {}) =>
  desk.patch(`/admin/landing-pages/${pageId}`, { link_landing_page: link, ...more })
const answerAt = async (link: string, kind: PageKind = 'exclusive') =>
  (await app.publicPages.findAddress(kind, link))?.answer ?? null
const oldOf = async (pageId: string) =>
  (await desk.get(`/admin/landing-pages/${pageId}/old-addresses`)).body.data as OldAddress[]

/** Takes a public page down now, leading elsewhere. */
async function end(page: { id: string; headVersion: number }, redirect: unknown) {
  const due = new Date(clock.now().getTime() + 60_000).toISOString()
  const reply = await schedule(desk, page, { unpublishAt: due, redirect })
  expect(reply.status).toBe(200)
  clock.set(due)
  await app.runJobs()
}

test('a page that was public leads from its old link to its new one, of another kind too', async () => {
  const page = await livePage('pertama-kali')
  await move(page.id, 'kedua-kali')
  expect(await answerAt('pertama-kali')).toEqual({ kind: 'redirect', status: 301, location: '/kedua-kali' })
  await move(page.id, 'kedua-kali', { kind: 'partner' })
  expect(await answerAt('kedua-kali')).toEqual({ kind: 'redirect', status: 301, location: '/p/kedua-kali' })
  expect(await answerAt('pertama-kali')).toEqual({ kind: 'redirect', status: 301, location: '/p/kedua-kali' })
  expect(await oldOf(page.id)).toMatchObject([
    { address: '/kedua-kali', leftBy: 'Sari', leftAt: '2026-11-20T10:00:00.000Z' },
    { address: '/pertama-kali' },
  ])
})

test('a draft that was never public leaves no redirect', async () => {
  const { page } = await makePage(desk, { link: 'tak-terlihat' })
  await move(page.id, 'tak-terlihat-juga')
  expect(await oldOf(page.id)).toEqual([])
})

test('links that go around end at the page, in one step', async () => {
  const page = await livePage('putar-a')
  for (const link of ['putar-b', 'putar-c', 'putar-a']) await move(page.id, link)
  expect(await answerAt('putar-a')).toMatchObject({ kind: 'page' })
  for (const link of ['putar-b', 'putar-c'])
    expect(await answerAt(link)).toEqual({ kind: 'redirect', status: 301, location: '/putar-a' })
})

test('an old link leads on until another page is published there', async () => {
  const page = await livePage('rebutan')
  await move(page.id, 'sudah-pindah')
  const { page: taker } = await makePage(desk, { link: 'rebutan' })
  expect(await answerAt('rebutan')).toMatchObject({ status: 301, location: '/sudah-pindah' })
  await publish(desk, taker)
  expect(await answerAt('rebutan')).toMatchObject({ kind: 'page' })
  expect(await oldOf(page.id)).toEqual([])
  await desk.post(`/admin/landing-pages/${taker.id}/unpublish`)
  expect(await answerAt('rebutan')).toBeNull()
})

test('a public page that moves to another’s old link takes it', async () => {
  const page = await livePage('bekas-satu')
  await move(page.id, 'bekas-dua')
  const taker = await livePage()
  await move(taker.id, 'bekas-satu')
  expect(await answerAt('bekas-satu')).toMatchObject({ kind: 'page' })
  expect(await oldOf(page.id)).toEqual([])
})

test('the old links of a draft or a page in the trash are 404', async () => {
  const page = await livePage('lama-sekali')
  await move(page.id, 'baru-sekali')
  await desk.post(`/admin/landing-pages/${page.id}/unpublish`)
  expect(await answerAt('lama-sekali')).toBeNull()
  await publish(desk, page)
  expect(await answerAt('lama-sekali')).toMatchObject({ status: 301 })
  await desk.remove(`/admin/landing-pages/${page.id}`)
  expect(await answerAt('lama-sekali')).toBeNull()
  expect(await answerAt('baru-sekali')).toBeNull()
})

test('a link to an old address of a public page is no dead link', async () => {
  const page = await livePage('tak-mati')
  await move(page.id, 'masih-hidup')
  await makePage(desk, { link: 'tak-mati' })
  const check = async () => (await desk.post('/admin/paths/check', { paths: ['/tak-mati', '/masih-hidup'] })).body.data
  expect(await check()).toEqual({ missing: [] })
  await desk.post(`/admin/landing-pages/${page.id}/unpublish`)
  expect(await check()).toEqual({
    missing: [
      { path: '/tak-mati', reason: 'draft' },
      { path: '/masih-hidup', reason: 'draft' },
    ],
  })
})

test('deleting an old link takes effect in every process', async () => {
  const page = await livePage('dihapus-saja')
  await move(page.id, 'tetap-di-sini')
  const listed = async () =>
    (await app.publicPages.changedAddresses())
      .find(({ pageId }) => pageId === page.id)
      ?.addresses.map(({ address }) => address)
  expect(await listed()).toEqual(['/tetap-di-sini', '/dihapus-saja'])
  const reply = await desk.remove(`/admin/landing-pages/${page.id}/old-addresses/exclusive/dihapus-saja`)
  expect(reply).toMatchObject({ status: 200, body: { data: [] } })
  expect(await answerAt('dihapus-saja')).toBeNull()
  expect(await listed()).toEqual(['/tetap-di-sini'])
  expect((await desk.remove(`/admin/landing-pages/${page.id}/old-addresses/exclusive/dihapus-saja`)).status).toBe(404)
})

test('viewing old links requires view permission, deleting them the publish permission', async () => {
  const page = await livePage('hak-lama')
  await move(page.id, 'hak-baru')
  const path = `/admin/landing-pages/${page.id}/old-addresses`
  const visitor = app.visitor()
  expect([(await visitor.get(path)).status, (await visitor.remove(`${path}/exclusive/hak-lama`)).status]).toEqual([
    401, 401,
  ])
  const stranger = await app.signedIn({ role: 2 })
  expect((await stranger.get(path)).status).toBe(403)
  const designer = await holderOf(app, 'design')
  expect((await designer.get(path)).status).toBe(200)
  expect((await designer.remove(`${path}/exclusive/hak-lama`)).status).toBe(403)
  const strange = await livePage()
  expect((await desk.remove(`/admin/landing-pages/${strange.id}/old-addresses/exclusive/hak-lama`)).status).toBe(404)
  expect((await desk.remove(`${path}/apa/hak-lama`)).status).toBe(404)
  const publisher = await holderOf(app, 'publish')
  expect((await publisher.remove(`${path}/exclusive/hak-lama`)).status).toBe(200)
})

test('an ended page redirects to another page’s current address, and is 404 once that page is deleted', async () => {
  const [over, next] = [await livePage(), await livePage('lanjut-sini')]
  await end(over, { kind: 'page', pageId: next.id })
  const led = () => answerAt(over.link_landing_page)
  expect(await led()).toEqual({ kind: 'redirect', status: 302, location: '/lanjut-sini' })
  await move(next.id, 'lanjut-sana')
  expect(await led()).toMatchObject({ location: '/lanjut-sana' })
  expect((await app.publicPages.changedAddresses()).map(({ pageId }) => pageId)).toContain(over.id)
  await desk.post(`/admin/landing-pages/${next.id}/unpublish`)
  expect(await led()).toBeNull()
})

test('expired pages that redirect to each other are 404, and a chain of them is one redirect', async () => {
  const [a, b, c] = [await livePage(), await livePage(), await livePage()]
  await end(a, { kind: 'page', pageId: b.id })
  await end(b, { kind: 'page', pageId: c.id })
  expect(await answerAt(a.link_landing_page)).toMatchObject({ status: 302, location: c.address })
  await end(c, { kind: 'url', href: a.address })
  for (const page of [a, b, c]) expect(await answerAt(page.link_landing_page)).toBeNull()
})

test('old links of a page that is over lead where it leads, for now', async () => {
  const page = await livePage('musim-lalu')
  await move(page.id, 'musim-ini')
  await end(page, { kind: 'url', href: 'https://contoh.test/musim depan' })
  for (const link of ['musim-lalu', 'musim-ini'])
    expect(await answerAt(link)).toEqual({
      kind: 'redirect',
      status: 302,
      location: 'https://contoh.test/musim%20depan',
    })
})

test('a page that is over is a draft again when it is taken down by hand, and public when it is published', async () => {
  const page = await livePage()
  await end(page, { kind: 'url', href: '/kelas-shopee' })
  expect(await answerAt(page.link_landing_page)).toMatchObject({ status: 302, location: '/kelas-shopee' })
  await desk.post(`/admin/landing-pages/${page.id}/unpublish`)
  expect(await answerAt(page.link_landing_page)).toBeNull()
  expect((await readPage(desk, page.id)).page.lifecycle).toMatchObject({
    stage: 'draft',
    endedAt: null,
    endedRedirect: null,
  })
  await publish(desk, page)
  expect(await answerAt(page.link_landing_page)).toMatchObject({ kind: 'page' })
})

test.each([
  ['javascript:alert(1)', 'Tulis alamat seperti /kelas-baru atau https://…'],
  ['//jahat.example', 'Tulis alamat seperti /kelas-baru atau https://…'],
  ['mailto:a@b.id', 'Tulis alamat seperti /kelas-baru atau https://…'],
  ['#daftar', 'Tulis alamat seperti /kelas-baru atau https://…'],
  ['', 'Tulis alamat seperti /kelas-baru atau https://…'],
  ['/tujuan-buruk', 'Halaman tidak dapat mengarah ke dirinya sendiri.'],
  ['/Tujuan-Buruk/?a=1', 'Halaman tidak dapat mengarah ke dirinya sendiri.'],
  ['http://localhost:3000/tujuan-buruk', 'Halaman tidak dapat mengarah ke dirinya sendiri.'],
])('a page cannot lead to %j once it is over', async (href, sentence) => {
  const existing = await app.publicPages.findPublishedPage('exclusive', 'tujuan-buruk')
  const page = existing ? (await readPage(desk, existing.pageId)).page : await livePage('tujuan-buruk')
  const due = new Date(clock.now().getTime() + 60_000).toISOString()
  const reply = await schedule(desk, page, { unpublishAt: due, redirect: { kind: 'url', href } })
  expect([reply.status, mistakesIn(reply)]).toEqual([422, { 'redirect.href': sentence }])
})

test('a page cannot lead to itself or to a page that is gone once it is over', async () => {
  const page = await livePage()
  const due = new Date(clock.now().getTime() + 60_000).toISOString()
  for (const pageId of [page.id, '0199d1f0-0000-7000-8000-000000000000']) {
    const reply = await schedule(desk, page, { unpublishAt: due, redirect: { kind: 'page', pageId } })
    expect([reply.status, Object.keys(mistakesIn(reply))]).toEqual([422, ['redirect.pageId']])
  }
})

test('one query returns every public address, equal to single lookups', async () => {
  const execute = vi.spyOn(app.context.database.queries, 'execute')
  const all = await app.publicPages.allAddresses()
  expect(execute).toHaveBeenCalledOnce()
  execute.mockRestore()
  // The pages of every test above: moved, ended, leading through others and around.
  expect(all.map(({ answer }) => answer?.kind)).toEqual(expect.arrayContaining(['page', 'redirect']))
  for (const { address, ...found } of all) {
    const [first = '', second] = address.slice(1).split('/')
    const kind = second === undefined ? 'exclusive' : ({ p: 'partner' } as const)[first]
    if (kind) expect([address, await app.publicPages.findAddress(kind, second ?? first)]).toEqual([address, found])
  }
  const places = await app.database.queries.execute<{ kind: PageKind; link: string }>(
    `SELECT kind, link_landing_page AS link FROM landing_pages UNION SELECT kind, link_landing_page FROM landing_page_old_addresses`,
  )
  const known = new Set(all.map(({ address }) => address))
  for (const { kind, link } of places.rows) {
    const isPublic = (await answerAt(link, kind)) !== null
    if (kind === 'exclusive') expect([link, known.has(`/${link}`)]).toEqual([link, isPublic])
  }
})
