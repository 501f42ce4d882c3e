import type { SellableRecord } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import sharp from 'sharp'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { courseValue, eventValue, makeSellable } from '../../../testing/catalogue-factories.ts'
import { completeCourse } from '../../../testing/certificate-factories.ts'
import { publishAnnouncement } from '../../../testing/content-factories.ts'
import { signedInLearner } from '../../../testing/learner-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { drawing, upload } from '../../../testing/upload.ts'

let now = new Date('2026-11-20T05:00:00.000Z')
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const desk = await app.signedIn()
const visitor = app.visitor()

const cardAt = async (kind: string, key: number | string) => {
  const reply = await visitor.get(`/share-cards/${kind}/${key}`)
  expect(reply.status).toBe(200)
  return (reply.body.data as { path: string }).path
}
const bytesAt = async (path: string) => (await app.publicPages.loadAsset(path))?.bytes

async function save({ id, version }: SellableRecord, value: object) {
  const reply = await desk.send('PUT', `/admin/sellables/${id}`, { value, version, reason: 'Harga akhir tahun' })
  expect(reply.status).toBe(200)
}

test('the card of a course is a picture of 1200 × 630 at an address of its own, which changes with what it shows', async () => {
  const value = courseValue({ name: 'Menulis iklan yang laku' })
  const course = await makeSellable(desk, value)
  const first = await cardAt('entry', course.number)
  expect(first).toMatch(new RegExp(`^/cards/entry-${course.number}-[0-9a-f]{16}\\.jpg$`))
  expect(await cardAt('entry', course.number)).toBe(first)
  await app.runJobs()
  const { format, width, height } = await sharp(await bytesAt(first)).metadata()
  expect([format, width, height]).toEqual(['jpeg', 1200, 630])

  await save(course, { ...value, price: rupiah(199_000) })
  const second = await cardAt('entry', course.number)
  expect(second).not.toBe(first)
  await app.runJobs()
  expect(await bytesAt(second)).toBeDefined()
})

test('the cover of a course fills the room that its card leaves, and another cover gives another address', async () => {
  const coverOf = async (color: string) =>
    (await upload(app, desk, { bytes: await drawing({ left: color, right: color }).png().toBuffer() })).media.id
  const value = courseValue({ coverId: await coverOf('#ff0000') })
  const course = await makeSellable(desk, value)
  const path = await cardAt('entry', course.number)
  await app.runJobs()
  const { data, info } = await sharp(await bytesAt(path))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixelAt = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
  expect(pixelAt(950, 20)[0]).toBeGreaterThan(240)
  expect(pixelAt(300, 20)[0]).toBeLessThan(20)
  await save(course, { ...value, coverId: await coverOf('#00ff00') })
  expect(await cardAt('entry', course.number)).not.toBe(path)
})

test('a card is drawn when the entry is saved, before a visitor opened its page', async () => {
  const { number } = await makeSellable(desk, eventValue())
  await app.runJobs()
  expect(await bytesAt(await cardAt('entry', number))).toBeDefined()
})

test('the card of an event changes with the session that comes next', async () => {
  const session = (startsAt: string) => ({ title: '', startsAt, endsAt: startsAt.replace(/T\d\d/, 'T23') })
  const sessions = [session('2026-11-21T05:00:00.000Z'), session('2026-11-28T05:00:00.000Z')]
  const { number } = await makeSellable(desk, eventValue({ details: { sessions } }))
  const first = await cardAt('entry', number)
  now = new Date('2026-11-22T05:00:00.000Z')
  expect(await cardAt('entry', number)).not.toBe(first)
})

test('until a card is drawn its address is answered with the site’s own, a former one with the newest', async () => {
  const announcement = await publishAnnouncement(desk, { title: 'Libur akhir tahun' })
  const path = await cardAt('announcement', announcement.number)
  expect(await bytesAt(path)).toBeUndefined()
  const meanwhile = await app.shareCardInstead(path)
  expect(meanwhile?.path).toMatch(/^\/cards\/site-card-/)
  expect(await sharp(meanwhile?.bytes).metadata()).toMatchObject({ width: 1200, height: 630 })
  await app.runJobs()
  const former = path.replace(/[0-9a-f]{16}(?=\.jpg)/, '0123456789abcdef')
  expect((await app.shareCardInstead(former))?.path).toBe(path)
  // Of a record that is gone, and of none.
  expect((await app.shareCardInstead('/cards/announcement-999999-0123456789abcdef.jpg'))?.path).toMatch(/site-card/)
  expect(await app.shareCardInstead('/cards/0123456789abcdef.png')).toBeUndefined()
})

test('a card that is still asked for is kept, and one of a former version is removed after days', async () => {
  const value = courseValue()
  const course = await makeSellable(desk, value)
  const former = await cardAt('entry', course.number)
  await app.runJobs()
  await save(course, { ...value, name: 'Nama yang baru' })
  const path = await cardAt('entry', course.number)
  await app.runJobs()
  await app.database.queries.execute(sql`UPDATE landing_page_assets SET used_at = now() - interval '60 days'`)
  await app.runJob('draw-share-card', { kind: 'entry', key: String(course.number) })
  await app.tidy()
  expect([await bytesAt(former), await bytesAt(path)]).toEqual([undefined, expect.anything()])
})

test('a certificate has a card by its code, another one once it is revoked', async () => {
  const learner = await signedInLearner(app, { name: 'Dewi Lestari' })
  const own = await completeCourse(app, learner, await makeSellable(desk, courseValue()))
  const first = await cardAt('certificate', own.code.toLowerCase())
  expect(first).toContain(own.code.toLowerCase())
  const reply = await desk.post(`/admin/certificates/${own.id}/revoke`, { reason: 'Diterbitkan keliru', version: 1 })
  expect(reply.status).toBe(200)
  expect(await cardAt('certificate', own.code.toLowerCase())).not.toBe(first)
  for (const key of ['0000000000000000', 'nk-2026-1-000001'])
    expect((await visitor.get(`/share-cards/certificate/${key}`)).status).toBe(404)
})

test('records that visitors do not see have no card', async () => {
  const hidden = await makeSellable(desk, courseValue({ status: 0 }))
  const statusOf = async (path: string) => (await visitor.get(path)).status
  expect(await statusOf(`/share-cards/entry/${hidden.number}`)).toBe(404)
  for (const key of ['0', '-1', '1.5', 'abc', '99999999999999999999', 'shopee.tidak-ada.x'])
    expect([key, await statusOf(`/share-cards/vacancy/${key}`)]).toEqual([key, 404])
  for (const key of ['shopee', 'lain.halaman', 'a.b.c'])
    expect(await statusOf(`/share-cards/tutorial/${key}`)).toBe(404)
  expect(await statusOf('/share-cards/voucher/1')).toBe(404)
})
