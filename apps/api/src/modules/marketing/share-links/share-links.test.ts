import type { ShortLink, UtmPreset } from '@naikkelas/contract/marketing'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { change, makePage, readPage, send } from '../../../testing/page-factories.ts'
import { publish } from '../../../testing/publishing-factories.ts'
import { createTestApp, type Reply } from '../../../testing/test-app.ts'

let now = new Date('2026-11-20T16:00:00Z')
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const desk = await app.signedIn()
const visitor = app.visitor()
const unknownId = '0197a1c2-0000-7000-8000-000000000001'
const person = 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/124.0 Mobile Safari/537.36'

let pages = 0
async function livePage() {
  const { page } = await makePage(desk, { link: `bagikan-${(pages += 1)}` })
  expect((await publish(desk, page)).status).toBe(200)
  return page
}
const make = async (pageId: string, utm: Record<string, string> = {}, label = 'Bio IG') =>
  (await desk.post('/admin/short-links', { pageId, label, utm })).body.data as ShortLink
const of = async (pageId: string) => (await desk.get(`/admin/short-links?pageId=${pageId}`)).body.data as ShortLink[]
const mistakes = ({ body }: Reply) => (body.data as { fields: { path: string; message: string }[] }).fields

async function open(path: string, { agent = person, method = 'GET' } = {}) {
  const request = new Request(`http://localhost:3000${path}`, {
    method,
    headers: agent === '' ? {} : { 'user-agent': agent },
  })
  const { status, headers } = await app.fetch(request)
  return { status, location: headers.get('location'), cache: headers.get('cache-control') }
}

describe('a short address', () => {
  test('leads to its page with the words of its campaign, and is not kept by anyone', async () => {
    const page = await livePage()
    const link = await make(page.id, { utm_source: 'ig', utm_medium: ' bio ', utm_term: '' })
    expect(link).toMatchObject({ utm: { utm_source: 'ig', utm_medium: 'bio' }, hits: 0, page: { id: page.id } })
    expect(link.address).toMatch(/^\/s\/[2-9b-df-hj-np-tv-xz]{7}$/)
    expect(await open(`${link.address}?fbclid=x&utm_source=lain`)).toEqual({
      status: 302,
      location: `${page.address}?fbclid=x&utm_source=ig&utm_medium=bio`,
      cache: 'no-store',
    })
    expect((await open(link.address.toUpperCase().replace('/S/', '/s/'))).location).toContain(page.address)
  })

  test('says the words that its page takes from links, and none that the page does not list', async () => {
    const linkWords = { kota: { fallback: 'kota Anda', words: [] }, topik: { fallback: 'data', words: ['Power BI'] } }
    const { page } = await makePage(desk, { link: 'kelas-per-kota' })
    await send(desk, page.id, page.headVersion, change({ kind: 'changeLinkWords', value: linkWords, was: {} }))
    expect((await publish(desk, (await readPage(desk, page.id)).page)).status).toBe(200)
    const ask = (words: unknown) =>
      desk.post('/admin/short-links', { pageId: page.id, label: 'Brosur', utm: {}, words })
    const made = (await ask({ kota: 'jakarta selatan', topik: 'Power BI' })).body.data as ShortLink
    expect(made).toMatchObject({ utm: {}, words: { kota: 'Jakarta Selatan', topik: 'Power BI' } })
    expect((await open(`${made.address}?kota=medan&fbclid=x`)).location).toBe(
      `${page.address}?kota=jakarta-selatan&fbclid=x&topik=power-bi`,
    )
    expect(mistakes(await ask({ kota: 'Wakanda', topik: 'Masak' }))).toEqual([
      { path: 'words.kota', message: '“Wakanda” tidak ada di daftar {kota} halaman ini' },
      { path: 'words.topik', message: '“Masak” tidak ada di daftar {topik} halaman ini' },
    ])
    expect((await ask({ utm_term: 'x' })).status).toBe(422)
    expect((await ask({ kota: 'x'.repeat(41) })).status).toBe(422)
    const plain = await livePage()
    const refused = await desk.post('/admin/short-links', {
      pageId: plain.id,
      label: 'a',
      utm: {},
      words: { kota: 'Solo' },
    })
    expect(refused.status).toBe(422)
  })

  test('follows its page to a new address', async () => {
    const page = await livePage()
    const link = await make(page.id)
    await desk.patch(`/admin/landing-pages/${page.id}`, { link_landing_page: 'pindah-rumah' })
    expect((await open(link.address)).location).toBe('/pindah-rumah')
  })

  test('counts visitors by day in WIB, without crawlers and HEAD requests', async () => {
    const page = await livePage()
    const link = await make(page.id)
    await open(link.address)
    now = new Date('2026-11-20T17:30:00Z')
    await Promise.all([open(link.address), open(link.address)])
    await open(link.address, { agent: 'WhatsApp/2.24' })
    await open(link.address, { agent: '' })
    await open(link.address, { method: 'HEAD' })
    expect(await of(page.id)).toMatchObject([{ hits: 3, lastHitAt: now.toISOString() }])
    expect((await desk.get(`/admin/short-links/${link.code}/days`)).body.data).toEqual([
      { day: '2026-11-21', hits: 2 },
      { day: '2026-11-20', hits: 1 },
    ])
  })

  test('is 404 once it is ended, its page is a draft, or it never existed', async () => {
    const page = await livePage()
    const [ended, waiting] = [await make(page.id), await make(page.id)]
    const reply = await desk.post(`/admin/short-links/${ended.code}/end`)
    expect(reply.body.data).toMatchObject({ endedAt: now.toISOString() })
    await desk.post(`/admin/landing-pages/${page.id}/unpublish`)
    for (const path of [ended.address, waiting.address, '/s/tidakada', '/s/', '/s/%00', '/s/a/b'])
      expect([path, (await open(path)).location]).toEqual([path, '/404'])
    await publish(desk, page)
    expect((await open(waiting.address)).location).toBe(page.address)
    expect((await open(ended.address)).location).toBe('/404')
  })

  test('that was tampered with is 404, and its query cannot leave the site', async () => {
    const page = await livePage()
    const { address, code } = await make(page.id)
    const flipped = `${address.slice(0, -1)}${address.endsWith('2') ? '3' : '2'}`
    const doubled = `/s/%25${code.charCodeAt(0).toString(16)}${code.slice(1)}`
    for (const forged of [flipped, `${address}2`, `${address}%00`, `${address}/..`, doubled, `/s/${page.id}`])
      for (const method of ['GET', 'HEAD'])
        expect([forged, (await open(forged, { method })).location]).toEqual([forged, '/404'])
    const added = `${address}?x=//jahat.test&y=%0d%0aSet-Cookie:%20a=b`
    expect((await open(added)).location).toBe(`${page.address}?x=%2F%2Fjahat.test&y=%0D%0ASet-Cookie%3A+a%3Db`)
  })

  test('keeps working for every visitor at an address that guesses codes; only unknown codes are refused', async () => {
    const here = await createTestApp({ database: app.database, overrides: { clock: { now: () => now } } })
    const page = await livePage()
    const link = await make(page.id)
    const ask = (path: string, clientAddress: string) =>
      here.fetch(new Request(`http://localhost:3000${path}`, { headers: { 'user-agent': person } }), { clientAddress })
    const statuses = async (path: (count: number) => string, clientAddress: string) => {
      const seen = new Set<string>()
      for (let count = 0; count < 60; count += 1) {
        const { status, headers } = await ask(path(count), clientAddress)
        seen.add(`${status} ${headers.get('location')}`)
      }
      return [...seen]
    }
    const guess = (count: number) => `/s/bcdfg${String(count).padStart(2, '2').replace(/[01]/g, 'x')}`
    for (let round = 0; round < 3; round += 1)
      expect(await statuses(() => link.address, '198.51.100.7')).toEqual([`302 ${page.address}`])
    expect(await statuses(guess, '198.51.100.7')).toEqual(['302 /404'])
    const refused = await ask('/s/bcdfghj', '198.51.100.7')
    expect(refused.status).toBe(429)
    expect(await refused.text()).toMatch(/^Terlalu banyak percobaan\. Coba lagi dalam (\d+ detik|1 menit)\.$/)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect(await statuses(() => link.address, '198.51.100.7')).toEqual([`302 ${page.address}`])
    expect((await ask('/s/bcdfghj', '198.51.100.7')).status).toBe(429)
    expect((await ask('/s/bcdfghj', '198.51.100.8')).headers.get('location')).toBe('/404')
  })

  test.each(['ig\r\nbio', 'ig\tbio', 'ig\u0085bio', 'ig\u2028bio', 'ig\u001b[0m'])(
    'takes no words of several lines (%j)',
    async (words) => {
      const { id: pageId } = await livePage()
      const flaw = { path: 'utm.utm_source', message: 'Tulis dalam satu baris, tanpa baris baru atau tab' }
      const link = await desk.post('/admin/short-links', { pageId, label: 'a', utm: { utm_source: words } })
      expect([link.status, mistakes(link)]).toEqual([422, [flaw]])
      const preset = await desk.post('/admin/utm-presets', { name: 'a', utm: { utm_source: words } })
      expect([preset.status, mistakes(preset)]).toEqual([422, [flaw]])
    },
  )

  test('is refused with a sentence, and beyond a hundred of a page', async () => {
    const page = await livePage()
    const send = (body: unknown) => desk.post('/admin/short-links', body)
    expect(mistakes(await send({ pageId: page.id, label: ' ', utm: {} }))).toEqual([
      { path: 'label', message: 'Nama tautan harus diisi' },
    ])
    expect((await send({ pageId: page.id, label: 'a', utm: { utm_lain: 'x' } })).status).toBe(422)
    expect((await send({ pageId: page.id, label: 'a', utm: { utm_source: 'x'.repeat(121) } })).status).toBe(422)
    expect((await send({ pageId: unknownId, label: 'a', utm: {} })).status).toBe(404)
    expect((await desk.post('/admin/short-links/tidakada/end')).status).toBe(404)
    expect((await desk.get('/admin/short-links/tidakada/days')).status).toBe(404)
    await app.database.queries.execute(sql`
      INSERT INTO short_links (code, page_id, label, created_at)
      SELECT 'penuh' || n, ${page.id}, 'x', now() FROM generate_series(100, 199) AS n`)
    expect((await send({ pageId: page.id, label: 'a', utm: {} })).body.data).toMatchObject({ code: 'library_full' })
  })
})

test('words of a campaign are kept under a name, replaced under the same, and forgotten', async () => {
  const save = async (name: string, utm: Record<string, string>) =>
    (await desk.post('/admin/utm-presets', { name, utm })).body.data as UtmPreset
  const first = await save('Siaran pelanggan', { utm_source: 'wa' })
  expect((await save('Siaran pelanggan', { utm_source: 'wa', utm_medium: 'siaran' })).id).toBe(first.id)
  expect((await desk.get('/admin/utm-presets')).body.data).toMatchObject([{ utm: { utm_medium: 'siaran' } }])
  expect((await desk.remove(`/admin/utm-presets/${first.id}`)).status).toBe(200)
  expect((await desk.remove(`/admin/utm-presets/${first.id}`)).status).toBe(404)
  expect((await desk.post('/admin/utm-presets', { name: '', utm: {} })).status).toBe(422)
})

test.each([
  ['GET', '/admin/short-links', undefined, 404],
  ['POST', '/admin/short-links', { pageId: unknownId, label: 'a', utm: {} }, 403],
  ['POST', '/admin/short-links/tidakada/end', undefined, 403],
  ['GET', '/admin/short-links/tidakada/days', undefined, 404],
  ['GET', '/admin/utm-presets', undefined, 200],
  ['POST', '/admin/utm-presets', { name: 'a', utm: {} }, 403],
  ['DELETE', `/admin/utm-presets/${unknownId}`, undefined, 403],
] as const)('%s %s requires the permission of its menu; viewers can only view', async (method, path, body, looking) => {
  expect((await visitor.send(method, path, body)).status).toBe(401)
  expect((await (await app.signedIn({ role: 2 })).send(method, path, body)).status).toBe(403)
  const looker = await app.signedIn({ role: 2, menus: [{ menu: 'landing_pages', capability: 'view' }] })
  const { status } = await looker.send(method, path, body)
  expect(status).toBe(path === '/admin/short-links' && method === 'GET' ? 200 : looking)
})
