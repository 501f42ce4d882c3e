import type { OfferRecord } from '@naikkelas/contract/pages'
import { describe, expect, test } from 'vitest'
import {
  courseValue,
  makeCategory,
  makeInstructor,
  makeSellable,
  serviceValue,
} from '../../../testing/catalogue-factories.ts'
import { makePage } from '../../../testing/page-factories.ts'
import { drawing, upload } from '../../../testing/upload.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const desk = await app.signedIn()
const unknownId = '0197a1c2-0000-7000-8000-000000000001'

const found = async (query: string) => {
  const reply = await desk.get(`/admin/offer-records?${query}`)
  expect(reply.status).toBe(200)
  return reply.body.data as OfferRecord[]
}

describe.each([
  '/admin/offer-records',
  `/admin/offer-records/${unknownId}`,
  '/admin/listed-records?by=newest&count=3',
  '/admin/listed-categories',
])('GET %s', (path) => {
  test('is for those who see pages, whatever they see of the catalogue', async () => {
    const designer = await app.signedIn({ role: 2, menus: [{ menu: 'landing_pages', capability: 'view' }] })
    const librarian = await app.signedIn({ role: 1, menus: [{ menu: 'media', capability: 'publish' }] })
    expect((await app.visitor().get(path)).status).toBe(401)
    expect((await librarian.get(path)).status).toBe(403)
    expect([200, 404]).toContain((await designer.get(path)).status)
  })
})

test('a page can be bound to active entries of every kind, its own first, then by name', async () => {
  const { page } = await makePage(desk)
  const coach = await makeInstructor(desk, { name: 'Dewi Lestari' })
  const own = await makeSellable(
    desk,
    courseValue({
      name: 'Zona kelas sendiri',
      seats: 9,
      landingPageId: page.id,
      details: { instructorIds: [coach.id] },
    }),
  )
  const service = await makeSellable(desk, serviceValue({ name: 'Awal abjad' }))
  const inactive = await makeSellable(desk, courseValue({ status: 0 }))
  const records = await found(`pageId=${page.id}`)
  expect(records.map(({ id }) => id).slice(0, 2)).toEqual([own.id, service.id])
  expect(records.map(({ id }) => id)).not.toContain(inactive.id)
  const { name, price } = own.value
  expect(records[0]).toMatchObject({ kind: 'course', name, price, seats: 9, coach: 'Dewi Lestari', status: 'open' })
})

test('an entry is found by a part of its name or by its number; marks of a pattern are letters like any other', async () => {
  const wanted = await makeSellable(desk, courseValue({ name: 'Unik Zebra 50%' }))
  await makeSellable(desk, courseValue({ name: 'Unik Kuda 50x' }))
  for (const search of ['unik%20zeb', 'UNIK%20Z', '50%25', String(wanted.number)])
    expect((await found(`search=${search}`)).map(({ id }) => id)).toEqual([wanted.id])
  expect(await found('search=tidak-ada-yang-begini')).toEqual([])
})

test('what a page is bound to is read also when it is not active any more', async () => {
  const { id } = await makeSellable(desk, courseValue({ status: 0 }))
  expect((await desk.get(`/admin/offer-records/${id}`)).body.data).toMatchObject({ id, status: 'closed' })
  expect((await desk.get(`/admin/offer-records/${unknownId}`)).status).toBe(404)
})

test.each(['?pageId=satu', `?search=${'a'.repeat(81)}`, '?page=1'])('%s is refused', async (rest) => {
  expect((await desk.get(`/admin/offer-records${rest}`)).status).toBe(422)
})

test('what a rule lists is read as visitors see it, with the covers', async () => {
  const cover = (await upload(app, desk, { bytes: await drawing().jpeg().toBuffer() })).body.data as { id: string }
  const category = await makeCategory(desk)
  const value = courseValue({ name: 'Kelas bersampul', coverId: cover.id, categoryId: category.id })
  const course = await makeSellable(desk, value)
  const inactive = await makeSellable(desk, courseValue({ status: 0 }))
  const ids = [inactive.id, course.id].join(',')
  const { body } = await desk.get(`/admin/listed-records?by=picked&count=6&recordIds=${ids}`)
  const { records, media } = body.data as { records: object[]; media: { id: string }[] }
  expect(records).toMatchObject([
    {
      id: course.id,
      kind: 'course',
      name: 'Kelas bersampul',
      href: `/kelas/${course.value.link}`,
      mediaId: cover.id,
      number: course.number,
      category: expect.any(Number),
    },
  ])
  expect(media.map(({ id }) => id)).toEqual([cover.id])
})

test('lists are restricted to active categories', async () => {
  const active = await makeCategory(desk)
  const inactive = await makeCategory(desk, { status: 0 })
  const ids = ((await desk.get('/admin/listed-categories')).body.data as { id: string }[]).map(({ id }) => id)
  expect(ids).toContain(active.id)
  expect(ids).not.toContain(inactive.id)
})

test.each([
  '',
  '?by=newest',
  '?by=newest&count=13',
  '?by=newest&count=0',
  '?by=siapa&count=3',
  '?by=picked&count=3&recordIds=satu',
])('a rule %s is refused', async (rest) => {
  expect((await desk.get(`/admin/listed-records${rest}`)).status).toBe(422)
})
