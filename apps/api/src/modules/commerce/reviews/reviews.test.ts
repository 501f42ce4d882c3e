import type { PublicReview, Review, SellableCard } from '@naikkelas/contract/commerce'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { courseValue, eventValue, makeCategory, makeSellable } from '../../../testing/catalogue-factories.ts'
import { makeLearner } from '../../../testing/learner-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { writeReview } from './index.ts'

const app = await createTestApp()
const desk = await app.signedIn()
const visitor = app.visitor()
const course = () => makeSellable(desk, courseValue())

interface Given {
  sellableId: string
  learnerId?: string
  stars?: number
  text?: string
  /** Minutes after the first of November. */
  minute?: number
}

/** Someone's review. */
async function review({ sellableId, learnerId, stars = 5, text = 'Jelas dan runtut.', minute = 0 }: Given) {
  const by = learnerId ?? (await makeLearner(app, { name: 'Ayu Puspita' })).id
  const writtenAt = new Date(Date.UTC(2026, 10, 1, 8, minute))
  return writeReview(app.context, { sellableId, learnerId: by, stars, text, writtenAt })
}

interface Page<Item> {
  items: Item[]
  next: string | null
  previous: string | null
}
const shown = async (number: number, page = '') =>
  (await visitor.get(`/reviews?number=${number}${page}`)).body.data as Page<PublicReview>
const listed = async (query: string) => (await desk.get(`/admin/reviews?${query}`)).body.data as Page<Review>
const ratingOf = async (number: number) =>
  ((await visitor.get(`/catalogue/${number}`)).body.data as SellableCard).rating
const act = (id: string | null, deed: string, body: object) => desk.post(`/admin/reviews/${id}/${deed}`, body)
const reason = 'Menyebut nomor telepon orang lain'

test('a card and an entry show the mean of what buyers gave, in one query for a whole list', async () => {
  const category = await makeCategory(desk)
  const made = await makeSellable(desk, courseValue({ categoryId: category.id }))
  const unrated = await makeSellable(desk, courseValue({ categoryId: category.id }))
  expect(await ratingOf(made.number)).toBeNull()
  for (const stars of [5, 4, 4]) await review({ sellableId: made.id, stars })

  expect(await ratingOf(made.number)).toEqual({ average: 4.33, count: 3 })
  const { pool } = app.database
  const { query } = pool
  let queries = 0
  pool.query = ((...args: Parameters<typeof query>) => {
    queries += 1
    return query.apply(pool, args)
  }) as typeof query
  try {
    const cards = (await visitor.get(`/catalogue?category=${category.number}&sort=2`)).body.data as Page<SellableCard>
    expect(cards.items.map(({ number, rating }) => [number, rating?.count ?? 0])).toEqual([
      [made.number, 3],
      [unrated.number, 0],
    ])
    expect(queries).toBe(1)
  } finally {
    pool.query = query
  }
})

test('reviews are read newest first, page by page, there and back, with a shortened name', async () => {
  const { id: sellableId, number } = await course()
  for (let minute = 0; minute < 14; minute++)
    await review({ sellableId, minute: minute - (minute % 3), text: `${minute}` })
  const first = await shown(number)
  const second = await shown(number, `&after=${first.next}`)
  const third = await shown(number, `&after=${second.next}`)
  expect([first, second, third].map(({ items }) => items.map(({ text }) => text))).toEqual([
    ['13', '12', '11', '10', '9', '8'],
    ['7', '6', '5', '4', '3', '2'],
    ['1', '0'],
  ])
  expect(third.next).toBeNull()
  expect((await shown(number, `&before=${third.previous}`)).items).toEqual(second.items)
  expect(first.items[0]).toEqual({
    number: expect.any(Number),
    stars: 5,
    text: '13',
    author: 'Ayu P.',
    writtenAt: '2026-11-01T08:12:00.000Z',
    reply: null,
  })
})

test('a person has one review of each entry', async () => {
  const { id: sellableId, number } = await course()
  const { id: learnerId } = await makeLearner(app)
  expect(await review({ sellableId, learnerId, stars: 2 })).not.toBeNull()
  expect(await review({ sellableId, learnerId, stars: 5 })).toBeNull()
  expect(await ratingOf(number)).toEqual({ average: 2, count: 1 })
  expect(await review({ sellableId: (await course()).id, learnerId })).not.toBeNull()
})

test('a hidden review is seen and counted no longer, and comes back as it was', async () => {
  const { id: sellableId, number } = await course()
  await review({ sellableId, stars: 5 })
  const id = await review({ sellableId, stars: 1, text: 'Hubungi 0812.', minute: 1 })

  const hidden = (await act(id, 'hide', { reason, version: 1 })).body.data as Review
  expect(hidden).toMatchObject({ version: 2, hidden: { reason, by: desk.admin.name } })
  expect((await shown(number)).items.map(({ stars }) => stars)).toEqual([5])
  expect(await ratingOf(number)).toEqual({ average: 5, count: 1 })
  expect((await act(id, 'hide', { reason, version: 2 })).status).toBe(422)

  expect((await act(id, 'show', { version: 2 })).body.data).toMatchObject({ version: 3, hidden: null })
  expect((await shown(number)).items.map(({ stars }) => stars)).toEqual([1, 5])
  expect(await ratingOf(number)).toEqual({ average: 3, count: 2 })
  expect((await act(id, 'show', { version: 3 })).status).toBe(422)
})

test('the team’s answer is below the review, is changed, and is removed by an empty one', async () => {
  const { id: sellableId, number } = await course()
  const id = await review({ sellableId })
  const answer = (text: string, version: number) => desk.send('PUT', `/admin/reviews/${id}/reply`, { text, version })
  await answer('  Terima kasih!\n\n\n\nSalam. ', 1)
  expect((await shown(number)).items[0]?.reply).toMatchObject({ text: 'Terima kasih!\n\nSalam.' })
  expect((await answer('Sama-sama.', 2)).body.data).toMatchObject({ repliedBy: desk.admin.name })
  await answer(' ', 3)
  expect((await shown(number)).items[0]?.reply).toBeNull()
  expect((await answer('x'.repeat(1_001), 4)).status).toBe(422)
})

test('an admin whose review was changed by another meanwhile gets it as it is', async () => {
  const { id: sellableId } = await course()
  const id = await review({ sellableId })
  await act(id, 'hide', { reason, version: 1 })
  const late = await desk.send('PUT', `/admin/reviews/${id}/reply`, { text: 'Terima kasih.', version: 1 })
  expect([late.status, late.body.data]).toMatchObject([409, { theirs: { version: 2, hidden: { reason } } }])
})

test('moderators find reviews by words, stars, state and answer', async () => {
  const { id: sellableId, value } = await course()
  const plain = await review({ sellableId, text: 'Suaranya kecil sekali', stars: 2 })
  const answered = await review({ sellableId, text: 'Mantap', minute: 1 })
  const hidden = await review({ sellableId, text: 'Spam', minute: 2 })
  await desk.send('PUT', `/admin/reviews/${answered}/reply`, { text: 'Terima kasih.', version: 1 })
  await act(hidden, 'hide', { reason, version: 1 })
  const found = async (query: string) => (await listed(`sellableId=${sellableId}&${query}`)).items.map(({ id }) => id)
  expect(await found('')).toEqual([hidden, answered, plain])
  expect(await found('search=suaranya')).toEqual([plain])
  expect(await found(`search=${encodeURIComponent(value.name)}`)).toHaveLength(3)
  expect(await found('search=%25')).toEqual([])
  expect(await found('stars=2')).toEqual([plain])
  expect(await found('state=hidden')).toEqual([hidden])
  expect(await found('state=shown&answered=0')).toEqual([plain])
  expect(await found('answered=1')).toEqual([answered])
})

test('who sees one kind moderates the reviews of that kind alone', async () => {
  const [course1, event] = [await course(), await makeSellable(desk, eventValue())]
  const [ofCourse, ofEvent] = [await review({ sellableId: course1.id }), await review({ sellableId: event.id })]
  const reader = await app.signedIn({
    role: 1,
    menus: [
      { menu: 'events', capability: 'view' },
      { menu: 'courses', capability: 'manage' },
    ],
  })
  const hide = async (id: string | null, by: Pick<typeof reader, 'post'>) =>
    (await by.post(`/admin/reviews/${id}/hide`, { reason, version: 1 })).status
  expect(await hide(ofEvent, reader)).toBe(403)
  expect(await hide(ofCourse, reader)).toBe(200)
  const other = await app.signedIn({ role: 1, menus: [{ menu: 'events', capability: 'manage' }] })
  expect(await hide(ofCourse, other)).toBe(404)
  const { items } = (await other.get('/admin/reviews')).body.data as Page<Review>
  expect(items.every(({ sellable }) => sellable.kind === 'event')).toBe(true)
  expect(items.length).toBeGreaterThan(0)
  const none = await app.signedIn({ role: 1, menus: [{ menu: 'leads', capability: 'view' }] })
  expect((await none.get('/admin/reviews')).status).toBe(403)
  expect(await hide(ofCourse, none)).toBe(403)
  for (const path of ['hide', 'show', 'reply'])
    expect(
      (await visitor.send(path === 'reply' ? 'PUT' : 'POST', `/admin/reviews/${ofCourse}/${path}`, {})).status,
    ).toBe(401)
})

test('when two accounts become one, the newer of two reviews of the same stays; an erased account leaves none', async () => {
  const [twice, once] = [await course(), await course()]
  const [survivor, merged] = [await makeLearner(app, { name: 'Rani Putri' }), await makeLearner(app)]
  await review({ sellableId: twice.id, learnerId: survivor.id, stars: 1 })
  await review({ sellableId: twice.id, learnerId: merged.id, stars: 4, minute: 5 })
  await review({ sellableId: once.id, learnerId: merged.id, stars: 3 })
  const reply = await desk.post(`/admin/users/${survivor.id}/merge`, {
    mergedUserId: merged.id,
    reason: 'Orang yang sama, sudah dikonfirmasi',
  })
  expect(reply.status).toBe(200)
  expect((await shown(twice.number)).items).toMatchObject([{ stars: 4, author: 'Rani P.' }])
  expect(await ratingOf(twice.number)).toEqual({ average: 4, count: 1 })
  expect((await shown(once.number)).items).toMatchObject([{ stars: 3, author: 'Rani P.' }])

  await app.database.pool.query(
    "UPDATE learner_users SET deletion_requested_at = now() - interval '15 days' WHERE id = $1",
    [survivor.id],
  )
  await app.tidy()
  expect((await shown(twice.number)).items).toEqual([])
  expect([await ratingOf(twice.number), await ratingOf(once.number)]).toEqual([null, null])
})

test('entries that visitors do not see have no reviews to read', async () => {
  const { id, number } = await course()
  await review({ sellableId: id })
  await desk.post('/admin/sellables/change-status', { action: 'deactivate', sellableIds: [id] })
  expect((await visitor.get(`/reviews?number=${number}`)).status).toBe(404)
  expect((await visitor.get('/reviews?number=999999999')).status).toBe(404)
})

test.each(['', 'number=0', 'number=satu', 'number=1&after=2', 'number=1&halaman=2'])(
  '/reviews?%s is refused',
  async (query) => {
    expect((await visitor.get(`/reviews?${query}`)).status).toBe(422)
  },
)

test('what is no filter, no reason and no review is refused', async () => {
  const id = await review({ sellableId: (await course()).id })
  for (const query of [
    'stars=6',
    'stars=0',
    'state=lain',
    'answered=2',
    'sellableId=1',
    'after=a',
    'search=' + 'x'.repeat(81),
  ])
    expect((await desk.get(`/admin/reviews?${query}`)).status, query).toBe(422)
  for (const body of [
    { version: 1 },
    { reason: 'abc', version: 1 },
    { reason: 'x'.repeat(301), version: 1 },
    { reason },
  ])
    expect((await act(id, 'hide', body)).status).toBe(422)
  expect((await act(id, 'show', {})).status).toBe(422)
  expect((await act(randomUUID(), 'hide', { reason, version: 1 })).status).toBe(404)
  expect((await act('1', 'hide', { reason, version: 1 })).status).toBe(404)
})
