import type { PublicationAction, PublicationResult } from '@naikkelas/contract/content'
import type { Banner, BannerKind, BannerList, BannerValue, ShownBanners } from '@naikkelas/contract/site'
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type Reply } from '../../../testing/test-app.ts'
import { drawing, upload } from '../../../testing/upload.ts'

const HOUR_MS = 3_600_000
const start = new Date('2026-11-20T05:00:00.000Z')
let now = start
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const desk = await app.signedIn()
const visitor = app.visitor()
const { media } = await upload(app, desk, { bytes: await drawing().png().toBuffer(), fileName: 'promo.png' })
beforeEach(async () => {
  now = start
  for (const kind of ['banner', 'popup'] as const) {
    const { items } = await listed(kind)
    if (items.length > 0) await change('archive', ...items.map(({ id }) => id))
  }
})

const at = (milliseconds: number) => new Date(start.getTime() + milliseconds).toISOString()
const dataOf = <Data>(reply: Reply) => reply.body.data as Data
const fieldsIn = (reply: Reply) => (reply.body.data as { fields?: unknown }).fields
const listed = async (kind: BannerKind, query = '') =>
  dataOf<BannerList>(await desk.get(`/admin/banners?kind=${kind}${query}`))
const change = async (action: PublicationAction, ...ids: string[]) =>
  dataOf<PublicationResult>(await desk.post('/admin/banners/change-status', { action, ids }))
const shown = async (placement: number) => dataOf<ShownBanners>(await visitor.get(`/banners?placement=${placement}`))
const wordsOn = async (placement: number) => (await shown(placement)).banners.map(({ alt }) => alt)

const valueOf = (given: Partial<BannerValue> = {}): BannerValue => ({
  title: 'Promo',
  placement: 1,
  pictureId: media.id,
  phonePictureId: null,
  alt: 'Promo akhir bulan',
  href: '/kelas/iklan',
  startsAt: null,
  endsAt: null,
  ...given,
})
async function make(given: Partial<BannerValue> = {}, kind: BannerKind = 'banner'): Promise<Banner> {
  const reply = await desk.post('/admin/banners', { kind, value: valueOf(given) })
  expect(reply).toMatchObject({ status: 201 })
  return dataOf<Banner>(reply)
}
async function publish(given: Partial<BannerValue> = {}, kind: BannerKind = 'banner'): Promise<Banner> {
  const made = await make(given, kind)
  expect(await change('publish', made.id)).toMatchObject({ done: [{ id: made.id }], left: [] })
  return made
}

describe('what a page shows', () => {
  test('is what is published for all pages or for its placement, in its order', async () => {
    await publish({ alt: 'Semua' })
    await publish({ alt: 'Kelas', placement: 3, phonePictureId: media.id, href: 'https://contoh.id/a?b=1' })
    await publish({ alt: 'Pengumuman', placement: 4 })
    await make({ alt: 'Draf' })
    expect(await wordsOn(1)).toEqual(['Semua'])
    expect(await wordsOn(4)).toEqual(['Semua', 'Pengumuman'])
    expect((await shown(3)).banners[1]).toMatchObject({
      href: 'https://contoh.id/a?b=1',
      picture: { id: media.id },
      phonePicture: { id: media.id },
    })
  })

  test('begins at the second its window begins, and has gone at the second it ends', async () => {
    await publish({ startsAt: at(HOUR_MS), endsAt: at(2 * HOUR_MS) })
    const countAt = async (milliseconds: number) => {
      now = new Date(at(milliseconds))
      return (await wordsOn(1)).length
    }
    expect(await countAt(HOUR_MS - 1)).toBe(0)
    expect(await countAt(HOUR_MS)).toBe(1)
    expect(await countAt(2 * HOUR_MS - 1)).toBe(1)
    expect(await countAt(2 * HOUR_MS)).toBe(0)
  })

  test('has one pop-up, the first in its order, apart from the banners', async () => {
    await publish({ alt: 'Nanti', startsAt: at(HOUR_MS) }, 'popup')
    await publish({ alt: 'Pertama' }, 'popup')
    await publish({ alt: 'Kedua' }, 'popup')
    expect(await shown(4)).toMatchObject({ banners: [], popup: { alt: 'Pertama' } })
    now = new Date(at(HOUR_MS))
    expect((await shown(4)).popup?.alt).toBe('Nanti')
  })

  test('a change is seen at once, and what is a draft again has gone', async () => {
    const { id } = await publish()
    expect(await wordsOn(1)).toHaveLength(1)
    const value = valueOf({ alt: 'Kata baru' })
    expect((await desk.send('PUT', `/admin/banners/${id}`, { value, version: 2 })).status).toBe(200)
    expect(await wordsOn(1)).toEqual(['Kata baru'])
    await change('unpublish', id)
    expect(await wordsOn(1)).toEqual([])
  })

  test('a placement that is none is refused', async () => {
    for (const placement of ['0', '5', '-1', 'x', '']) {
      expect((await visitor.get(`/banners?placement=${placement}`)).status).toBe(422)
    }
  })
})

describe('the back office', () => {
  test('a draft without its parts is kept, and not published before it has them', async () => {
    const empty = { pictureId: null, alt: '', href: '' }
    const { id } = await make(empty)
    const reasons = []
    for (const [version, given] of [
      empty,
      { ...empty, pictureId: media.id },
      { ...empty, pictureId: media.id, alt: 'Promo' },
    ].entries()) {
      await desk.send('PUT', `/admin/banners/${id}`, { value: valueOf(given), version: version + 1 })
      reasons.push((await change('publish', id)).left[0]?.reason)
    }
    expect(reasons).toEqual([
      'Gambarnya belum dipilih.',
      'Teks pengganti gambarnya belum ditulis.',
      'Tautannya belum ditulis.',
    ])
    const past = await make({ startsAt: at(-2), endsAt: at(-1) })
    expect((await change('publish', past.id)).left[0]?.reason).toBe('Waktu berakhirnya sudah lewat.')
  })

  test('what visitors see cannot lose its parts', async () => {
    const { id } = await publish()
    const reply = await desk.send('PUT', `/admin/banners/${id}`, { value: valueOf({ href: '' }), version: 2 })
    expect(fieldsIn(reply)).toEqual([{ path: 'value.href', message: 'Tautannya belum ditulis' }])
  })

  test('the order is changed as a whole, and who comes second gets the stored one', async () => {
    const ids = [await make(), await make(), await make()].map(({ id }) => id)
    const [one = '', two = '', three = ''] = ids
    const order = [three, one, two]
    const moved = await desk.post('/admin/banners/move', { kind: 'banner', seen: ids, order })
    expect(dataOf<BannerList>(moved).items.map(({ id }) => id)).toEqual(order)
    const late = await desk.post('/admin/banners/move', { kind: 'banner', seen: ids, order: [two, one, three] })
    expect(late).toMatchObject({ status: 409, body: { data: { code: 'order_changed', mine: [two, one, three] } } })
    const { theirs } = dataOf<{ theirs: BannerList }>(late)
    expect(theirs.items.map(({ id }) => id)).toEqual(order)
    const added = await make()
    expect((await listed('banner')).items.map(({ id }) => id)).toEqual([...order, added.id])
    const others = { kind: 'banner', seen: order, order: [one, two, randomUUID()] }
    expect((await desk.post('/admin/banners/move', others)).status).toBe(422)
    expect((await desk.post('/admin/banners/move', { ...others, order: [one, one, two] })).status).toBe(422)
  })

  test('what is archived leaves the list, and comes back as a draft', async () => {
    const { id } = await publish()
    await change('archive', id)
    expect((await listed('banner')).items).toEqual([])
    expect((await listed('banner', '&archived=1')).items.map((one) => one.id)).toContain(id)
    await change('restore', id)
    expect((await listed('banner')).items).toMatchObject([{ id, state: 'draft', isShown: false }])
  })

  test('a hundred are in use at most, and those of the archive come back while there is room', async () => {
    const [one, two] = [await make(), await make()]
    await change('archive', one.id, two.id)
    await app.database.queries.execute(sql`
      INSERT INTO banners (id, kind, title, placement, alt, href, position, created_at, updated_at)
      SELECT gen_random_uuid(), 'banner', 'Isi', 1, '', '', n, ${now}, ${now} FROM generate_series(1, 99) AS n`)
    const { done, left } = await change('restore', one.id, two.id)
    expect(done).toHaveLength(1)
    expect(left).toMatchObject([{ reason: 'Sudah ada 100. Arsipkan dahulu yang tidak dipakai lagi.' }])
    expect(fieldsIn(await desk.post('/admin/banners', { kind: 'banner', value: valueOf() }))).toMatchObject([
      { path: 'value.title' },
    ])
  })

  test('who saves second gets both values', async () => {
    const { id } = await make()
    await desk.send('PUT', `/admin/banners/${id}`, { value: valueOf({ title: 'Mereka' }), version: 1 })
    const mine = valueOf({ title: 'Saya' })
    expect(await desk.send('PUT', `/admin/banners/${id}`, { value: mine, version: 1 })).toMatchObject({
      status: 409,
      body: { data: { code: 'content_changed', mine, theirs: { value: { title: 'Mereka' }, version: 2 } } },
    })
  })

  test('401 without a session, 403 without the menu, 404 for an unknown id, 422 for what cannot be', async () => {
    const value = valueOf()
    const unknown = `/admin/banners/${randomUUID()}`
    const reader = await app.signedIn({ role: 1, menus: [{ menu: 'banners', capability: 'view' }] })
    const stranger = await app.signedIn({ role: 1, menus: [{ menu: 'announcements', capability: 'manage' }] })
    const forum = await app.signedIn({ role: 2, menus: [{ menu: 'banners', capability: 'manage' }] })
    const statusesOf = async (by: Pick<typeof desk, 'get' | 'post' | 'send'>) => [
      (await by.get('/admin/banners?kind=banner')).status,
      (await by.get(unknown)).status,
      (await by.post('/admin/banners', { kind: 'banner', value })).status,
      (await by.send('PUT', unknown, { value, version: 1 })).status,
      (await by.post('/admin/banners/change-status', { action: 'archive', ids: [randomUUID()] })).status,
    ]
    expect(await statusesOf(app.visitor())).toEqual([401, 401, 401, 401, 401])
    expect(await statusesOf(stranger)).toEqual([403, 403, 403, 403, 403])
    expect(await statusesOf(forum)).toEqual([403, 403, 403, 403, 403])
    expect(await statusesOf(reader)).toEqual([200, 404, 403, 403, 403])
    expect(await statusesOf(desk)).toEqual([200, 404, 201, 404, 200])
    const picture = { kind: 'banner', value: { ...value, phonePictureId: randomUUID() } }
    expect(fieldsIn(await desk.post('/admin/banners', picture))).toEqual([
      { path: 'value.phonePictureId', message: 'Gambar ini sudah tidak ada' },
    ])
    for (const wrong of [
      { title: ' ' },
      { placement: 0 },
      { placement: '1' },
      { href: 'javascript:alert(1)' },
      { href: '//contoh.id' },
      { startsAt: at(1), endsAt: at(0) },
      { extra: 1 },
    ])
      expect((await desk.post('/admin/banners', { kind: 'banner', value: { ...value, ...wrong } })).status).toBe(422)
    expect((await desk.post('/admin/banners', { kind: 'poster', value })).status).toBe(422)
    expect((await desk.get('/admin/banners?kind=poster')).status).toBe(422)
  })
})
