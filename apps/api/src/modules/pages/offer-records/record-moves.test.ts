import type { PageKind } from '@naikkelas/contract'
import type { SellableRecord } from '@naikkelas/contract/commerce'
import type { OldAddress } from '@naikkelas/contract/pages'
import { rupiah } from '@naikkelas/contract/money'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { courseValue, eventValue, makeSellable } from '../../../testing/catalogue-factories.ts'
import { publish } from '../../../testing/form-factories.ts'
import { headline, readPage } from '../../../testing/page-factories.ts'
import { makePartnerAccount } from '../../../testing/partner-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const desk = await app.signedIn({ name: 'Sari' })

/** Saves a record with these changes, as its form does. */
async function change({ id }: SellableRecord, more: object) {
  const { value, version } = (await desk.get(`/admin/sellables/${id}`)).body.data as SellableRecord
  return desk.send('PUT', `/admin/sellables/${id}`, { value: { ...value, ...more }, version, reason: 'Dipindahkan' })
}

async function openedPage({ id }: SellableRecord) {
  const { pageId } = (await desk.post(`/admin/sellables/${id}/landing-page`)).body.data as { pageId: string }
  return (await readPage(desk, pageId)).page
}

/** With a headline in place of its template, whose examples keep it from being published. */
async function publishedPage(record: SellableRecord) {
  const page = await openedPage(record)
  const sections = JSON.stringify([headline()])
  await app.database.queries.execute(
    sql`UPDATE landing_pages SET document = jsonb_set(document, '{sections}', ${sections}::jsonb) WHERE id = ${page.id}`,
  )
  await publish(desk, page)
  return page
}

const pageNow = async (id: string) => (await readPage(desk, id)).page
const answerAt = async (kind: PageKind, link: string) => (await app.publicPages.findAddress(kind, link))?.answer ?? null

test('a published page follows its course to another link, and the former address leads there', async () => {
  const course = await makeSellable(desk, courseValue({ link: 'kelas-iklan-lama' }))
  const page = await publishedPage(course)
  expect((await change(course, { link: 'kelas-iklan-baru' })).status).toBe(200)
  expect(await pageNow(page.id)).toMatchObject({ address: '/kelas/kelas-iklan-baru', status: 'published' })
  expect(await answerAt('course', 'kelas-iklan-baru')).toMatchObject({ kind: 'page' })
  expect(await answerAt('course', 'kelas-iklan-lama')).toEqual({
    kind: 'redirect',
    status: 301,
    location: '/kelas/kelas-iklan-baru',
  })
  const old = (await desk.get(`/admin/landing-pages/${page.id}/old-addresses`)).body.data as OldAddress[]
  expect(old).toMatchObject([{ address: '/kelas/kelas-iklan-lama', leftBy: 'Sari' }])
  await app.runJobs()
  expect(app.pageDrawer.drawn.findLast(({ pageId }) => pageId === page.id)?.address).toBe('/kelas/kelas-iklan-baru')
})

test('the page of a course that becomes free is at the address of free courses', async () => {
  const course = await makeSellable(desk, courseValue({ link: 'jadi-gratis' }))
  const page = await publishedPage(course)
  const details = { ...course.value.details, type: 3 }
  expect((await change(course, { price: rupiah(0), details })).status).toBe(200)
  expect(await pageNow(page.id)).toMatchObject({ kind: 'free_course', address: '/kelas-gratis/jadi-gratis' })
  expect(await answerAt('course', 'jadi-gratis')).toMatchObject({ status: 301, location: '/kelas-gratis/jadi-gratis' })
})

test('a draft and a page in the trash follow their event, and leave no redirect', async () => {
  const event = await makeSellable(desk, eventValue({ link: 'temu-lama' }))
  const page = await openedPage(event)
  await change(event, { link: 'temu-baru' })
  expect(await pageNow(page.id)).toMatchObject({ address: '/event/temu-baru', status: 'draft' })
  await desk.remove(`/admin/landing-pages/${page.id}`)
  await change(event, { link: 'temu-terbaru' })
  await desk.post(`/admin/landing-pages/${page.id}/restore`)
  expect(await pageNow(page.id)).toMatchObject({ address: '/event/temu-terbaru' })
  expect(await answerAt('event', 'temu-lama')).toBeNull()
})

test('an entry that visitors find at a former address is not hidden behind the redirect from there', async () => {
  const moved = await makeSellable(desk, courseValue({ link: 'rebutan-kelas' }))
  await publishedPage(moved)
  await change(moved, { link: 'rebutan-pindah' })
  const taker = await makeSellable(desk, courseValue({ link: 'rebutan-kelas', status: 0 }))
  expect(await answerAt('course', 'rebutan-kelas')).toMatchObject({ status: 301 })
  await change(taker, { status: 1 })
  expect(await answerAt('course', 'rebutan-kelas')).toBeNull()
  expect(await answerAt('course', 'rebutan-pindah')).toMatchObject({ kind: 'page' })
})

test('where another page is at the new address, the link is refused and nothing moves', async () => {
  const [course, partners] = [
    await makeSellable(desk, courseValue({ link: 'tetap-di-sini' })),
    await makeSellable(desk, courseValue({ link: 'sudah-terisi' })),
  ]
  const page = await publishedPage(course)
  const stayed = await openedPage(partners)
  // A partner's course has no address of its own: its page is where it was.
  const { partner } = await makePartnerAccount(app)
  expect((await change(partners, { partnerId: partner.id, link: 'milik-mitra' })).status).toBe(200)
  expect((await pageNow(stayed.id)).address).toBe('/kelas/sudah-terisi')
  const reply = await change(course, { link: 'sudah-terisi' })
  expect(reply.status).toBe(422)
  expect(reply.body.data).toMatchObject({ fields: [{ path: 'value.link' }] })
  expect((await pageNow(page.id)).address).toBe('/kelas/tetap-di-sini')
})
