import type { SellableRecord } from '@naikkelas/contract/commerce'
import type { BoundRecord } from '@naikkelas/contract/pages'
import { type Json, shortId, type StoredSection } from '@naikkelas/page'
import { defaultSettings, sections } from '@naikkelas/ui/sections/registry'
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bind } from '../../../testing/bound-pages.ts'
import { courseValue, eventValue, makeInstructor, makeSellable } from '../../../testing/catalogue-factories.ts'
import { publish } from '../../../testing/form-factories.ts'
import { makeLearner } from '../../../testing/learner-factories.ts'
import { headline, makePage, readPage } from '../../../testing/page-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { writeReview } from '../../commerce/reviews/index.ts'

let now = new Date('2026-11-20T03:00:00Z')
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const desk = await app.signedIn()
const { drawn } = app.pageDrawer

function section(type: 'lesson_material' | 'coach' | 'event_details' | 'testimonial_2', followsRecord = true) {
  const { version, defaults } = sections[type]
  const content = JSON.parse(JSON.stringify(defaults)) as Record<string, Json>
  // A button would need somewhere to lead to.
  if (type === 'event_details') content.cta = { ...(content.cta as Record<string, Json>), label: '' }
  return { id: shortId(), type, version, content, settings: { ...defaultSettings, followsRecord } } as StoredSection
}

/** A published page that is bound to a record, with a section. */
async function makePageOf(record: SellableRecord, own: StoredSection) {
  const { page } = await makePage(desk, { sections: [headline(), own] })
  await bind(desk, page.id, { record })
  await publish(desk, (await readPage(desk, page.id)).page)
  const times = () => drawn.filter(({ pageId }) => pageId === page.id).length
  const last = () => drawn.findLast(({ pageId }) => pageId === page.id)?.record
  return { id: page.id, last, times }
}

test('the landing document of a course can be kept and shows its rating; other pages that sell it cannot', async () => {
  const record = await makeSellable(desk, courseValue())
  const drawnAs = async (kind: 'course' | 'exclusive') => {
    const { page } = await makePage(desk, { sections: [headline()] })
    await app.database.queries.execute(
      sql`UPDATE landing_pages SET kind = ${kind}, exclusive_landingpage = ${kind === 'exclusive'} WHERE id = ${page.id}`,
    )
    await bind(desk, page.id, { record })
    await publish(desk, (await readPage(desk, page.id)).page)
    return () => drawn.findLast(({ pageId }) => pageId === page.id)?.entry
  }
  const [own, other] = [await drawnAs('course'), await drawnAs('exclusive')]
  expect(own()).toEqual({ number: record.number, name: record.value.name, rating: null })
  expect(other()).toBeNull()
  const { id: learnerId } = await makeLearner(app, { name: 'Ayu Puspita' })
  await writeReview(app.context, { learnerId, sellableId: record.id, stars: 4, text: 'Runtut.', writtenAt: now })
  await app.runJobs()
  expect(own()?.rating).toEqual({ average: 4, count: 1 })
})

async function saveOutline(record: SellableRecord, titles: readonly string[], version: number) {
  const lessons = titles.map((title) => ({ id: randomUUID(), title, kind: 1, minutes: 12 }))
  const chapters = [{ id: randomUUID(), title: 'Bab satu', lessons }]
  const reply = await desk.send('PUT', `/admin/sellables/${record.id}/outline`, { chapters, version })
  expect(reply.status).toBe(200)
  await app.runJobs()
}

test('a page shows the lessons of its course as they are saved', async () => {
  const course = await makeSellable(desk)
  await saveOutline(course, ['Judul produk'], 0)
  const { last } = await makePageOf(course, section('lesson_material'))
  const titles = () => last()?.chapters.flatMap(({ lessons }) => lessons.map(({ title }) => title))
  expect(titles()).toEqual(['Judul produk'])
  await saveOutline(course, ['Judul produk', 'Foto sampul'], 1)
  expect(titles()).toEqual(['Judul produk', 'Foto sampul'])
  expect(last()?.chapters[0]?.lessons[0]).toEqual({ title: 'Judul produk', minutes: 12, kind: 'video' })
})

test('a page shows who teaches, by name, portrait and biography', async () => {
  const instructor = await makeInstructor(desk, { name: 'Arif Wibowo', biography: 'Guru.' })
  const course = await makeSellable(desk, courseValue({ details: { instructorIds: [instructor.id] } }))
  const { last } = await makePageOf(course, section('coach'))
  expect(last()?.people).toEqual([
    { name: 'Arif Wibowo', title: instructor.value.title, biography: 'Guru.', mediaId: null },
  ])
  const value = { ...instructor.value, biography: 'Guru sejak 2012.' }
  expect((await desk.send('PUT', `/admin/instructors/${instructor.id}`, { value, version: 1 })).status).toBe(200)
  await app.runJobs()
  expect(last()?.people[0]?.biography).toBe('Guru sejak 2012.')
})

test('a page shows time and place of its event, and is drawn again when it begins', async () => {
  const session = (day: number) => ({
    title: '',
    startsAt: `2026-12-0${day}T02:00:00.000Z`,
    endsAt: `2026-12-0${day}T05:00:00.000Z`,
  })
  const event = await makeSellable(desk, eventValue({ details: { sessions: [session(2), session(1)] } }))
  const { last, times } = await makePageOf(event, section('event_details'))
  expect(last()).toMatchObject({
    event: { isOnline: true, startsAt: session(1).startsAt, endsAt: session(2).endsAt, place: null },
    beginsAt: session(1).startsAt,
  })
  const place = { name: 'Pendapa', address: 'Jalan Suroto 9', mapUrl: null }
  const value = { ...event.value, details: { ...event.value.details, mode: 0, place } }
  expect((await desk.send('PUT', `/admin/sellables/${event.id}`, { value, version: 1 })).status).toBe(200)
  await app.runJobs()
  expect(last()?.event).toMatchObject({ isOnline: false, place })

  const before = times()
  now = new Date('2026-12-01T02:00:00.000Z')
  await app.runJobs()
  expect(times()).toBeGreaterThan(before)
  expect(last()?.beginsAt).toBe(session(2).startsAt)
  now = new Date('2026-11-20T03:00:00Z')
})

test('a page shows what buyers write, and no longer what a moderator hides', async () => {
  const course = await makeSellable(desk)
  const { last } = await makePageOf(course, section('testimonial_2'))
  expect(last()).toMatchObject({ reviews: [], rating: null })
  const ids: (string | null)[] = []
  for (const [index, text] of ['Jelas.', '', 'Hubungi saya.'].entries()) {
    const { id: learnerId } = await makeLearner(app, { name: 'Ayu Puspita' })
    const writtenAt = new Date(now.getTime() + index * 60_000)
    ids.push(await writeReview(app.context, { sellableId: course.id, learnerId, stars: 4, text, writtenAt }))
  }
  await app.runJobs()
  expect(last()).toMatchObject({
    reviews: [
      { author: 'Ayu P.', stars: 4, text: 'Hubungi saya.' },
      { author: 'Ayu P.', stars: 4, text: 'Jelas.' },
    ],
    rating: { value: 4, count: 3 },
  })
  await desk.post(`/admin/reviews/${ids[2]}/hide`, { reason: 'Menyebut nomor telepon', version: 1 })
  await app.runJobs()
  expect(last()).toMatchObject({ reviews: [{ text: 'Jelas.' }], rating: { count: 2 } })
})

test('sections whose texts are written here read nothing of the record', async () => {
  const course = await makeSellable(desk)
  await saveOutline(course, ['Judul produk'], 0)
  const { last } = await makePageOf(course, section('lesson_material', false))
  expect(last()).toBeNull()
})

test('the builder reads what sections can show of the record, with the portraits', async () => {
  const course = await makeSellable(desk, courseValue({ details: { level: 'advanced' } }))
  await saveOutline(course, ['Judul produk'], 0)
  const { details, media } = (await desk.get(`/admin/offer-records/${course.id}`)).body.data as BoundRecord
  expect(details).toMatchObject({ level: 'advanced', chapters: [{ title: 'Bab satu' }], event: null, reviews: [] })
  expect(media).toEqual([])
})
