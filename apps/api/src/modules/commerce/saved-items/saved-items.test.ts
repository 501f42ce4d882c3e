import type { SellableCard } from '@naikkelas/contract/commerce'
import { expect, test } from 'vitest'
import { courseValue, eventValue, makeSellable, partnerPackageValue } from '../../../testing/catalogue-factories.ts'
import { signedInLearner } from '../../../testing/learner-factories.ts'
import { type Browser, createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const admin = await app.signedIn()
const make = (value = courseValue()) => makeSellable(admin, value)
const [shop, ads, talk] = [await make(), await make(), await makeSellable(admin, eventValue())]
const hidden = await make(courseValue({ status: 0 }))
const save = (desk: Pick<Browser, 'post'>, number: number) => desk.post('/me/saved-items', { numbers: [number] })
const licence = await makeSellable(admin, partnerPackageValue())

test('what a learner saves is kept by the account, saved last first, and twice is once', async () => {
  const desk = await signedInLearner(app)
  await save(desk, shop.number)
  await save(desk, talk.number)
  expect((await save(desk, shop.number)).body.data).toEqual([talk.number, shop.number])
  expect((await desk.get('/me/saved-items')).body.data).toEqual([talk.number, shop.number])
  expect((await desk.send('DELETE', `/me/saved-items?number=${talk.number}`)).body.data).toEqual([shop.number])
  expect((await desk.send('DELETE', `/me/saved-items?number=${talk.number}`)).status).toBe(200)
})

test('a browser’s list is joined in its order, and nothing that the account has is lost', async () => {
  const desk = await signedInLearner(app)
  await save(desk, shop.number)
  const numbers = [talk.number, ads.number, shop.number, hidden.number, licence.number, 999_999]
  const joined = await desk.post('/me/saved-items', { numbers })
  expect(joined.body.data).toEqual([talk.number, ads.number, shop.number])
  expect((await desk.post('/me/saved-items', { numbers })).body.data).toEqual(joined.body.data)
})

test('two browsers that join at the same time both come in', async () => {
  const desk = await signedInLearner(app)
  await Promise.all(
    [
      [shop.number, ads.number],
      [ads.number, talk.number],
    ].map((numbers) => desk.post('/me/saved-items', { numbers })),
  )
  const kept = (await desk.get('/me/saved-items')).body.data as number[]
  expect(kept.toSorted((one, other) => one - other)).toEqual([shop.number, ads.number, talk.number])
})

test('what is inactive is no longer shown, and comes back with its entry', async () => {
  const desk = await signedInLearner(app)
  const course = await make()
  await save(desk, course.number)
  const act = (action: string) => admin.post('/admin/sellables/change-status', { action, sellableIds: [course.id] })
  await act('deactivate')
  expect((await desk.get('/me/saved-items')).body.data).toEqual([])
  await act('activate')
  expect((await desk.get('/me/saved-items')).body.data).toEqual([course.number])
})

test('a list is its learner’s alone, and without a session there is none', async () => {
  const desk = await signedInLearner(app)
  await save(desk, shop.number)
  expect((await (await signedInLearner(app)).get('/me/saved-items')).body.data).toEqual([])
  expect((await app.visitor().get('/me/saved-items')).status).toBe(401)
  expect((await app.visitor().post('/me/saved-items', { numbers: [shop.number] })).status).toBe(401)
})

test('what visitors do not find is not saved, and what is no list is refused', async () => {
  const desk = await signedInLearner(app)
  for (const number of [hidden.number, licence.number, 999_999])
    expect((await save(desk, number)).body.data).toEqual([])
  expect((await desk.send('DELETE', '/me/saved-items?number=0')).status).toBe(422)
  expect((await desk.post('/me/saved-items', { numbers: [-1] })).status).toBe(422)
  expect((await desk.post('/me/saved-items', { numbers: Array.from({ length: 101 }, () => 1) })).status).toBe(422)
})

test('cards are found by their numbers, in the order asked for, each once', async () => {
  const visitor = app.visitor()
  const asked = [talk, hidden, shop, talk].map(({ number }) => number).join('.')
  const cards = (await visitor.get(`/catalogue-cards?numbers=${asked}`)).body.data as SellableCard[]
  expect(cards.map(({ number }) => number)).toEqual([talk.number, shop.number])
  for (const wrong of ['', '0', '-1', '1,2', 'a', '1..2', `${'1.'.repeat(1_000)}1`])
    expect((await visitor.get(`/catalogue-cards?numbers=${wrong}`)).status, wrong).toBe(422)
})
