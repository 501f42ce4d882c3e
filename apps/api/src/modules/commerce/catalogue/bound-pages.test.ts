import { rupiah } from '@naikkelas/contract/money'
import { expect, test } from 'vitest'
import { makeBoundPage } from '../../../testing/bound-pages.ts'
import { courseValue, makeInstructor, makeSellable } from '../../../testing/catalogue-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const desk = await app.signedIn()

const shownBy = (pageId: string) => app.pageDrawer.drawn.findLast((drawn) => drawn.pageId === pageId)?.document.offer

test('a published page shows a course as it is: at publishing, after its form, its price, a bulk action and its teacher change', async () => {
  const teacher = await makeInstructor(desk, { name: 'Dewi Lestari' })
  const made = await makeSellable(
    desk,
    courseValue({ price: rupiah(250_000), seats: 12, details: { instructorIds: [teacher.id] } }),
  )
  const { id: pageId } = await makeBoundPage(desk, { record: made, stored: { name: 'Nama lama', price: 1 } })
  expect(shownBy(pageId)).toMatchObject({ name: made.value.name, price: 250_000, seats: 12, coach: 'Dewi Lestari' })

  const value = { ...made.value, name: 'Nama baru', availableUntil: '2030-01-01T00:00:00.000Z' }
  await desk.send('PUT', `/admin/sellables/${made.id}`, { value, version: 1 })
  await app.runJobs()
  expect(shownBy(pageId)).toMatchObject({ name: 'Nama baru', deadline: '2030-01-01T00:00:00.000Z' })

  const price = { price: 199_000, strikePrice: 250_000, reason: 'Promo gajian', version: 2 }
  await desk.send('PUT', `/admin/sellables/${made.id}/price`, price)
  await app.runJobs()
  expect(shownBy(pageId)).toMatchObject({ price: 199_000, strikePrice: 250_000 })

  await desk.post('/admin/price-actions', {
    id: '0197a1c2-0000-7000-8000-000000000009',
    action: { kind: 'set', price: 150_000, strike: 'none' },
    reason: 'Harga tetap',
    items: [{ id: made.id, version: 3 }],
  })
  await app.runJobs()
  expect(shownBy(pageId)).toMatchObject({ price: 150_000, strikePrice: null })

  await desk.send('PUT', `/admin/instructors/${teacher.id}`, {
    value: { ...teacher.value, name: 'Dewi Anggraini' },
    version: 1,
  })
  await app.runJobs()
  expect(shownBy(pageId)?.coach).toBe('Dewi Anggraini')
})
