import type {
  Announcement,
  AnnouncementCard,
  AnnouncementPage,
  PublicationAction,
  PublicationResult,
} from '@naikkelas/contract/content'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { announcementValue, makeAnnouncement, publishAnnouncement } from '../../../testing/content-factories.ts'
import { createTestApp, type Reply } from '../../../testing/test-app.ts'

const HOUR_MS = 3_600_000
const start = new Date('2026-11-20T05:00:00.000Z')
let now = start
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const desk = await app.signedIn()
const visitor = app.visitor()
beforeEach(() => {
  now = start
})

const at = (hours: number) => new Date(start.getTime() + hours * HOUR_MS).toISOString()
const dataOf = <Data>(reply: Reply) => reply.body.data as Data
const fieldsIn = (reply: Reply) => (reply.body.data as { fields?: unknown }).fields
const change = async (action: PublicationAction, ...ids: string[]) =>
  dataOf<PublicationResult>(await desk.post('/admin/announcements/change-status', { action, ids }))

interface Page<Item> {
  items: Item[]
  next: string | null
  previous: string | null
}
const browse = async (query = '') => dataOf<Page<AnnouncementCard>>(await visitor.get(`/announcements${query}`))
const listed = async (query = '') => dataOf<Page<Announcement>>(await desk.get(`/admin/announcements${query}`))
const titlesIn = ({ items }: Page<AnnouncementCard>) => items.map(({ title }) => title)

describe('what visitors see', () => {
  test('is what is published, within its window, by kind and latest first', async () => {
    await makeAnnouncement(desk, { type: 'jadwal', title: 'Draf' })
    await publishAnnouncement(desk, { type: 'jadwal', title: 'Kemarin', startsAt: at(-24) })
    await publishAnnouncement(desk, { type: 'jadwal', title: 'Sekarang' })
    const soon = await publishAnnouncement(desk, { type: 'jadwal', title: 'Nanti', startsAt: at(2), endsAt: at(4) })
    await publishAnnouncement(desk, { type: 'promo', title: 'Potongan harga' })
    expect(titlesIn(await browse('?type=jadwal'))).toEqual(['Sekarang', 'Kemarin'])
    expect(titlesIn(await browse('?type=jadwal&sort=2'))).toEqual(['Kemarin', 'Sekarang'])
    expect(titlesIn(await browse('?search=POTONGAN'))).toEqual(['Potongan harga'])
    const page = `/announcements/${soon.number}`
    expect((await visitor.get(page)).status).toBe(404)
    now = new Date(start.getTime() + 3 * HOUR_MS)
    expect(titlesIn(await browse('?type=jadwal'))[0]).toBe('Nanti')
    const shown = dataOf<AnnouncementPage>(await visitor.get(page))
    expect(shown).toMatchObject({ title: 'Nanti', body: soon.value.body, publishedAt: at(2) })
    expect(shown.more.map(({ title }) => title)).toEqual(['Sekarang', 'Kemarin'])
    now = new Date(start.getTime() + 4 * HOUR_MS)
    expect((await visitor.get(page)).status).toBe(404)
    await change('archive', ...(await listed('?type=jadwal')).items.map(({ id }) => id))
    expect(titlesIn(await browse('?type=jadwal'))).toEqual([])
  })

  test('is paged by key in both directions', async () => {
    const made: string[] = []
    for (let index = 0; index < 14; index++) {
      // Two of the same moment are in the order of their numbers.
      const title = `Bertahap ${index}`
      await publishAnnouncement(desk, { title, startsAt: at(-100 + Math.floor(index / 2)) })
      made.push(title)
    }
    const first = await browse('?search=bertahap')
    const second = await browse(`?search=bertahap&after=${first.next}`)
    expect([...titlesIn(first), ...titlesIn(second)]).toEqual(made.toReversed())
    expect([first.items.length, first.previous, second.next]).toEqual([12, null, null])
    expect((await browse(`?search=bertahap&before=${second.previous}`)).items).toEqual(first.items)
  })

  test('wrong input is refused, and words are not patterns', async () => {
    for (const query of ['type=kabar', 'sort=99', 'sort=0', 'after=-1', 'after=x.y', `search=${'a'.repeat(2_000)}`])
      expect((await visitor.get(`/announcements?${query}`)).status).toBe(422)
    for (const number of ['0', '-1', '1.5', 'abc', '99999999999999999999', '999999'])
      expect((await visitor.get(`/announcements/${number}`)).status).toBe(404)
    expect(titlesIn(await browse('?search=%25%25'))).toEqual([])
  })
})

describe('the feed', () => {
  const feed = async () =>
    app.fetch(new Request('http://localhost:3000/pengumuman/rss.xml'), { clientAddress: '203.0.113.7' })

  test('has what visitors see, with signs of XML escaped', async () => {
    const { number } = await publishAnnouncement(desk, { title: 'Kelas <b> & "kopi"', startsAt: at(-1), endsAt: at(1) })
    const answer = await feed()
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    const text = await answer.text()
    expect(text).toContain(
      `<item><title>Kelas &lt;b&gt; &amp; &quot;kopi&quot;</title><link>http://localhost:3000/pengumuman/detail/${number}</link>`,
    )
    expect(text).toContain('<pubDate>Fri, 20 Nov 2026 04:00:00 GMT</pubDate>')
    now = new Date(start.getTime() + 2 * HOUR_MS)
    expect(await (await feed()).text()).not.toContain('kopi')
  })

  test('the sitemap has the same pages, with when they changed', async () => {
    const { number } = await publishAnnouncement(desk, { title: 'Di peta situs' })
    const addresses = await app.recordAddresses()
    expect(addresses).toContainEqual({ address: `/pengumuman/detail/${number}`, changedAt: start })
    const draft = await makeAnnouncement(desk)
    expect(addresses.map(({ address }) => address)).not.toContain(`/pengumuman/detail/${draft.number}`)
  })
})

describe('the back office', () => {
  test('a new one is a draft; it is published, unpublished, archived and restored as a draft', async () => {
    const { id } = await makeAnnouncement(desk)
    const stateAfter = async (action: PublicationAction) => {
      await change(action, id)
      const { state, isShown } = dataOf<Announcement>(await desk.get(`/admin/announcements/${id}`))
      return [state, isShown]
    }
    expect(await stateAfter('publish')).toEqual(['published', true])
    expect(await stateAfter('unpublish')).toEqual(['draft', false])
    expect(await stateAfter('archive')).toEqual(['archived', false])
    expect((await listed()).items.map((one) => one.id)).not.toContain(id)
    expect((await listed('?state=archived')).items.map((one) => one.id)).toContain(id)
    expect((await change('publish', id)).left).toMatchObject([{ id, reason: 'Ada di arsip. Pulihkan dahulu.' }])
    expect(await stateAfter('restore')).toEqual(['draft', false])
  })

  test('what has no text or has passed is not published, and does not keep others from it', async () => {
    const empty = await makeAnnouncement(desk, { body: null })
    const past = await makeAnnouncement(desk, { startsAt: at(-5), endsAt: at(-2) })
    const ready = await makeAnnouncement(desk)
    const { done, left } = await change('publish', empty.id, past.id, ready.id, randomUUID())
    expect(done.map(({ id }) => id)).toEqual([ready.id])
    expect(left.map(({ reason }) => reason).sort()).toEqual([
      'Ini sudah tidak ada.',
      'Isi pengumumannya belum ditulis.',
      'Waktu berakhirnya sudah lewat.',
    ])
  })

  test('what is published keeps its moment when it is saved without one', async () => {
    const { id, value } = await publishAnnouncement(desk)
    now = new Date(start.getTime() + HOUR_MS)
    const saved = await desk.send('PUT', `/admin/announcements/${id}`, {
      value: { ...value, title: 'Baru' },
      version: 2,
    })
    expect(saved.body.data).toMatchObject({ version: 3, isShown: true, value: { title: 'Baru', startsAt: at(0) } })
    const ended = { ...value, endsAt: at(-1) }
    expect(fieldsIn(await desk.send('PUT', `/admin/announcements/${id}`, { value: ended, version: 3 }))).toEqual([
      { path: 'value.endsAt', message: 'Waktu berakhir harus sesudah waktu terbit' },
    ])
  })

  test('who saves second gets both values', async () => {
    const { id, value } = await makeAnnouncement(desk)
    const theirs = { ...value, title: 'Mereka' }
    await desk.send('PUT', `/admin/announcements/${id}`, { value: theirs, version: 1 })
    const mine = { ...value, title: 'Saya' }
    expect(await desk.send('PUT', `/admin/announcements/${id}`, { value: mine, version: 1 })).toMatchObject({
      status: 409,
      body: { data: { code: 'content_changed', mine, theirs: { value: theirs, version: 2 } } },
    })
  })

  test('401 without a session, 403 without the menu, 404 for an unknown id, 422 for what cannot be', async () => {
    const value = announcementValue()
    const unknown = `/admin/announcements/${randomUUID()}`
    const reader = await app.signedIn({ role: 1, menus: [{ menu: 'announcements', capability: 'view' }] })
    const stranger = await app.signedIn({ role: 1, menus: [{ menu: 'courses', capability: 'manage' }] })
    const statusesOf = async (by: Pick<typeof desk, 'get' | 'post' | 'send'>) => [
      (await by.get('/admin/announcements')).status,
      (await by.get(unknown)).status,
      (await by.post('/admin/announcements', { value })).status,
      (await by.send('PUT', unknown, { value, version: 1 })).status,
      (await by.post('/admin/announcements/change-status', { action: 'archive', ids: [randomUUID()] })).status,
    ]
    expect(await statusesOf(app.visitor())).toEqual([401, 401, 401, 401, 401])
    expect(await statusesOf(stranger)).toEqual([403, 403, 403, 403, 403])
    expect(await statusesOf(reader)).toEqual([200, 404, 403, 403, 403])
    expect(await statusesOf(desk)).toEqual([200, 404, 201, 404, 200])
    const picture = await desk.post('/admin/announcements', { value: { ...value, pictureId: randomUUID() } })
    expect(fieldsIn(picture)).toEqual([{ path: 'value.pictureId', message: 'Gambar ini sudah tidak ada' }])
    for (const wrong of [{ title: ' ' }, { type: 'kabar' }, { summary: 'a'.repeat(201) }, { extra: 1 }])
      expect((await desk.post('/admin/announcements', { value: { ...value, ...wrong } })).status).toBe(422)
    const turned = await desk.post('/admin/announcements', { value: { ...value, startsAt: at(2), endsAt: at(1) } })
    expect(fieldsIn(turned)).toEqual([{ path: 'value.endsAt', message: 'Waktu berakhir harus sesudah waktu mulai' }])
  })
})
