import type { PageAnalytics } from '@naikkelas/contract/marketing'
import { rupiah } from '@naikkelas/contract/money'
import { expect, test } from 'vitest'
import { bind } from '../../../testing/bound-pages.ts'
import { courseValue, makeSellable } from '../../../testing/catalogue-factories.ts'
import { publish } from '../../../testing/form-factories.ts'
import { change, headline, makePage, readPage, retitle, send } from '../../../testing/page-factories.ts'
import { schedule } from '../../../testing/publishing-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

let now = new Date('2026-11-20T03:00:00Z')
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const desk = await app.signedIn()

const notesOf = async (pageId: string, query = '') =>
  ((await desk.get(`/admin/landing-pages/${pageId}/figures${query}`)).body.data as PageAnalytics).notes
const kindsOf = async (pageId: string, query = '') => (await notesOf(pageId, query)).map(({ kind }) => kind)

async function publicPage() {
  const { page } = await makePage(desk)
  await publish(desk, page)
  return page
}

async function publishAgain(pageId: string, title: string) {
  const { page, document } = await readPage(desk, pageId)
  const [section = headline()] = document.sections
  await send(desk, pageId, page.headVersion, change(retitle(section, title)))
  await publish(desk, (await readPage(desk, pageId)).page)
}

/** A public page that shows what a record costs. */
async function boundPage() {
  const course = await makeSellable(desk, courseValue({ price: rupiah(349_000) }))
  let { version } = course
  const { page } = await makePage(desk)
  await bind(desk, page.id, { record: course, keys: ['price'] })
  await publish(desk, (await readPage(desk, page.id)).page)
  const put = async (given: { price?: number; summary?: string }) => {
    const value = { ...course.value, ...given }
    const reply = await desk.send('PUT', `/admin/sellables/${course.id}`, { value, version, reason: 'Promo gajian' })
    expect(reply.status).toBe(200)
    version += 1
  }
  return { page, put }
}

test('a record that is kept with the same price is no news of it, nor is one whose page is not public', async () => {
  const { page, put } = await boundPage()
  await put({ summary: 'Lebih singkat.' })
  expect(await kindsOf(page.id)).toEqual(['published'])
  await desk.post(`/admin/landing-pages/${page.id}/unpublish`, {})
  await put({ price: 1_000 })
  expect(await kindsOf(page.id)).toEqual(['published', 'unpublished'])
})

test('a price that a record got before the chosen days is no change within them', async () => {
  const { page, put } = await boundPage()
  const before = now
  now = new Date('2026-11-21T03:00:00Z')
  await put({ price: 299_000 })
  now = new Date('2026-11-22T03:00:00Z')
  await publishAgain(page.id, 'Judul lain')
  const later = await notesOf(page.id, '?from=2026-11-22&until=2026-11-22')
  const whole = await notesOf(page.id, '?from=2026-11-21&until=2026-11-22')
  now = before
  expect(later.map(({ kind }) => kind)).toEqual(['published'])
  expect(whole).toMatchObject([{ kind: 'price', price: 299_000, priceBefore: 349_000 }, { kind: 'published' }])
})

test('deleting and expiring a page are recorded as unpublishing', async () => {
  const thrown = await publicPage()
  expect((await desk.remove(`/admin/landing-pages/${thrown.id}`)).status).toBe(200)
  expect((await desk.post(`/admin/landing-pages/${thrown.id}/restore`, {})).status).toBe(200)
  expect(await kindsOf(thrown.id)).toEqual(['published', 'unpublished'])

  const over = await publicPage()
  const unpublishAt = new Date(now.getTime() + 60_000).toISOString()
  await schedule(desk, over, { unpublishAt, redirect: { kind: 'url', href: 'https://contoh.test/' } })
  now = new Date(now.getTime() + 120_000)
  await app.runJobs()
  expect(await kindsOf(over.id)).toEqual(['published', 'unpublished'])
  // It is a draft by then, so that ending it is not recorded.
  expect((await desk.post(`/admin/landing-pages/${over.id}/unpublish`, {})).status).toBe(200)
  expect(await kindsOf(over.id)).toEqual(['published', 'unpublished'])
})
