import { rupiah } from '@naikkelas/contract/money'
import type { OutputFor } from '@naikkelas/contract'
import type { getLandingPage } from '@naikkelas/contract/pages'
import { expect, test } from 'vitest'
import { courseValue, eventValue, makeSellable, serviceValue } from '../../../testing/catalogue-factories.ts'
import { makePartnerAccount } from '../../../testing/partner-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

type Detail = OutputFor<typeof getLandingPage>

const app = await createTestApp()
const desk = await app.signedIn()

const open = (sellableId: string, by: Pick<typeof desk, 'post'> = desk) =>
  by.post(`/admin/sellables/${sellableId}/landing-page`)

async function openedPage(sellableId: string) {
  const reply = await open(sellableId)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  const { pageId } = reply.body.data as { pageId: string }
  return (await desk.get(`/admin/landing-pages/${pageId}`)).body.data as Detail
}

test('a course gets a draft at its own address, which shows it and leads to its checkout', async () => {
  const course = await makeSellable(desk, courseValue({ price: rupiah(349_000) }))
  const { page, document } = await openedPage(course.id)
  expect(page).toMatchObject({
    kind: 'course',
    name: course.value.name,
    link_landing_page: course.value.link,
    address: `/kelas/${course.value.link}`,
    status: 'draft',
  })
  expect(document.sections.length).toBeGreaterThan(3)
  expect(document.offer).toMatchObject({
    record: { kind: 'offer', id: course.id },
    name: course.value.name,
    price: 349_000,
    cta: { target: { kind: 'checkout', itemId: course.id } },
  })
})

test('a free course and an event have the addresses of their kinds', async () => {
  const free = await makeSellable(desk, courseValue({ price: rupiah(0), details: { type: 3 } }))
  expect((await openedPage(free.id)).page).toMatchObject({ address: `/kelas-gratis/${free.value.link}` })
  const event = await makeSellable(desk, eventValue())
  expect((await openedPage(event.id)).page).toMatchObject({ address: `/event/${event.value.link}` })
})

test('asked for again, it is the same page', async () => {
  const course = await makeSellable(desk, courseValue())
  const [first, second] = [await openedPage(course.id), await openedPage(course.id)]
  expect(second.page.id).toBe(first.page.id)
})

test('its address stays the record’s, and a copy of it is a page of its own', async () => {
  const course = await makeSellable(desk, courseValue())
  const { page } = await openedPage(course.id)
  const moved = await desk.patch(`/admin/landing-pages/${page.id}`, { link_landing_page: 'lain' })
  expect(moved.status).toBe(422)
  expect(moved.body.data).toMatchObject({ fields: [{ path: 'link_landing_page' }] })
  expect((await desk.patch(`/admin/landing-pages/${page.id}`, { kind: 'exclusive' })).status).toBe(422)
  expect((await desk.patch(`/admin/landing-pages/${page.id}`, { name: 'Nama lain' })).status).toBe(200)
  const copy = await desk.post(`/admin/landing-pages/${page.id}/duplicate`, {
    name: 'Salinan',
    link_landing_page: 'salinan-kelas',
  })
  expect((copy.body.data as Detail).page).toMatchObject({ kind: 'exclusive', address: '/salinan-kelas' })
})

test('what is sold elsewhere, archived or unknown has no page of its own, and only designers make one', async () => {
  const { partner } = await makePartnerAccount(app)
  const [service, partners, archived] = [
    await makeSellable(desk, serviceValue()),
    await makeSellable(desk, courseValue({ partnerId: partner.id })),
    await makeSellable(desk, courseValue()),
  ]
  await desk.post('/admin/sellables/change-status', { action: 'archive', sellableIds: [archived.id] })
  for (const { id } of [service, partners, archived]) expect((await open(id)).status).toBe(422)
  expect((await open('00000000-0000-4000-8000-000000000000')).status).toBe(404)
  const course = await makeSellable(desk, courseValue())
  const reader = await app.signedIn({
    role: 1,
    menus: [
      { menu: 'landing_pages', capability: 'text' },
      { menu: 'courses', capability: 'manage' },
    ],
  })
  const stranger = await app.signedIn({ role: 1, menus: [{ menu: 'landing_pages', capability: 'design' }] })
  expect((await open(course.id, app.visitor())).status).toBe(401)
  expect((await open(course.id, reader)).status).toBe(403)
  expect((await open(course.id, stranger)).status).toBe(404)
})
