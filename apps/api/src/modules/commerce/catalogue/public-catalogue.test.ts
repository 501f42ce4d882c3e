import type { SellableCard, SellableDetail, SellableRecord } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  courseValue,
  eventValue,
  makeCategory,
  makeInstructor,
  makeSellable,
  partnerPackageValue,
  serviceValue,
} from '../../../testing/catalogue-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { drawing, upload } from '../../../testing/upload.ts'

const app = await createTestApp()
const desk = await app.signedIn()
const visitor = app.visitor()

const browse = async (query: string) =>
  (await visitor.get(`/catalogue?${query}`)).body.data as {
    items: SellableCard[]
    next: string | null
    previous: string | null
  }
const numbersOf = async (query: string) => (await browse(query)).items.map(({ number }) => number)
const detailOf = async ({ number }: Pick<SellableRecord, 'number'>) =>
  (await visitor.get(`/catalogue/${number}`)).body.data as SellableDetail

test('a card shows a course with its outline in numbers, its people and its category', async () => {
  const category = await makeCategory(desk)
  const instructor = await makeInstructor(desk, { name: 'Arif Wibowo' })
  const made = await makeSellable(
    desk,
    courseValue({
      categoryId: category.id,
      strikePrice: rupiah(499_000),
      seats: 30,
      details: { level: 'intermediate', instructorIds: [instructor.id] },
    }),
  )
  const lessons = [12, 8].map((minutes) => ({ id: randomUUID(), title: 'Materi', kind: 1, minutes }))
  const chapters = [{ id: randomUUID(), title: 'Bab', lessons }]
  await desk.send('PUT', `/admin/sellables/${made.id}/outline`, { chapters, version: 0 })

  const { items } = await browse(`category=${category.number}`)
  expect(items).toEqual([
    {
      number: made.number,
      kind: 'course',
      name: made.value.name,
      link: made.value.link,
      summary: made.value.summary,
      price: 249_000,
      strikePrice: 499_000,
      availability: 'available',
      seatsLeft: 30,
      availableFrom: null,
      availableUntil: null,
      category: { number: category.number, name: category.value.name },
      partner: null,
      cover: null,
      landingPageId: null,
      salesCount: 0,
      rating: null,
      instructors: ['Arif Wibowo'],
      course: { type: 1, level: 'intermediate', minutes: 20, lessonCount: 2, opensAt: null },
      event: null,
    },
  ])
})

test('a card has the cover of its entry with its widths, wherever it is listed', async () => {
  const { media } = await upload(app, desk, { bytes: await drawing({ width: 800, height: 450 }).jpeg().toBuffer() })
  const course = await makeSellable(desk, courseValue({ name: 'Kelas bergambar', coverId: media.id }))
  const cards = async () => {
    const { number } = course
    const [found] = ((await visitor.get('/search?words=bergambar')).body.data as { items: SellableCard[] }).items
    const [named] = (await visitor.get(`/catalogue-cards?numbers=${number}`)).body.data as SellableCard[]
    const listed = (await browse('kind=course&sort=1')).items.find((card) => card.number === number)
    return [found, named, listed, await detailOf(course)]
  }
  for (const card of await cards())
    expect(card?.cover).toMatchObject({ id: media.id, width: 800, height: 450, widths: [] })
  await app.runJobs()
  for (const card of await cards()) expect(card?.cover?.widths).toEqual([480, 720])
})

test('an entry has what its own page shows, by number and by link, and never the link of a meeting', async () => {
  const speaker = await makeInstructor(desk, { name: 'Sinta', title: 'Fotografer', biography: 'Dua belas tahun.' })
  const made = await makeSellable(
    desk,
    eventValue({ details: { meetingUrl: 'https://meet.example/rahasia', speakerIds: [speaker.id] } }),
  )
  const reply = await visitor.get(`/catalogue/event/${made.value.link}`)
  expect(JSON.stringify(reply.body)).not.toContain('rahasia')
  expect(reply.body.data).toEqual(await detailOf(made))
  expect(reply.body.data).toMatchObject({
    id: made.id,
    event: { mode: 1, paid: 1, startsAt: '2030-01-05T02:00:00.000Z', endsAt: '2030-01-05T05:00:00.000Z', place: null },
    sessions: [{ startsAt: '2030-01-05T02:00:00.000Z' }],
    people: [{ name: 'Sinta', title: 'Fotografer', biography: 'Dua belas tahun.', portraitId: null }],
    chapters: [],
    bundled: [],
  })
  expect((await visitor.get(`/catalogue/course/${made.value.link}`)).status).toBe(404)
})

test('a bundle shows its courses in their order, without those that visitors do not see', async () => {
  const parts = [await makeSellable(desk), await makeSellable(desk), await makeSellable(desk)]
  const ids = parts.map(({ id }) => id)
  const bundle = await makeSellable(desk, courseValue({ details: { bundledIds: ids.toReversed() } }))
  await desk.post('/admin/sellables/change-status', { action: 'deactivate', sellableIds: [ids[1]] })
  expect((await detailOf(bundle)).bundled.map(({ number }) => number)).toEqual([parts[2]?.number, parts[0]?.number])
})

test('inactive and archived entries are in no list and at no address', async () => {
  const category = await makeCategory(desk)
  const made = await makeSellable(desk, serviceValue({ categoryId: category.id }))
  const statusOf = async () => [
    (await numbersOf(`category=${category.number}`)).length,
    (await visitor.get(`/catalogue/${made.number}`)).status,
    (await visitor.get(`/catalogue/service/${made.value.link}`)).status,
  ]
  expect(await statusOf()).toEqual([1, 200, 200])
  for (const action of ['deactivate', 'archive']) {
    await desk.post('/admin/sellables/change-status', { action, sellableIds: [made.id] })
    expect(await statusOf()).toEqual([0, 404, 404])
  }
})

test('whether it can be bought follows its window and its seats', async () => {
  const past = '2020-01-01T00:00:00.000Z'
  const future = '2090-01-01T00:00:00.000Z'
  const made = [
    await makeSellable(desk, courseValue({ availableFrom: past, availableUntil: future, seats: 1 })),
    await makeSellable(desk, courseValue({ availableFrom: future })),
    await makeSellable(desk, courseValue({ availableUntil: past })),
    await makeSellable(desk, courseValue({ seats: 0 })),
  ]
  const found = await Promise.all(made.map(async (one) => (await detailOf(one)).availability))
  expect(found).toEqual(['available', 'not_yet', 'ended', 'sold_out'])
})

test('every order is stable across pages, there and back; the dearest and the cheapest end without a price', async () => {
  const category = await makeCategory(desk)
  const made: SellableRecord[] = []
  for (let index = 0; index < 50; index++)
    made.push(
      await makeSellable(
        desk,
        serviceValue({ categoryId: category.id, price: index === 7 ? null : rupiah(1_000 * (1 + (index % 3))) }),
      ),
    )
  await app.database.pool.query('UPDATE sellables SET sales_count = number % 5 WHERE category_id = $1', [category.id])
  const by = (value: (one: SellableRecord) => number, sign: 1 | -1) =>
    made.toSorted((a, b) => sign * (value(a) - value(b) || a.number - b.number)).map(({ number }) => number)
  const price = (unknown: number) => (one: SellableRecord) => one.value.price ?? unknown
  const expected = [
    by(({ number }) => number % 5, -1),
    by(({ number }) => number, -1),
    by(({ number }) => number, 1),
    by(price(1e12), 1),
    by(price(0), -1),
  ]
  for (const [sort, order] of expected.entries()) {
    const query = `kind=service&category=${category.number}&sort=${sort}`
    const first = await browse(query)
    const second = await browse(`${query}&after=${first.next}`)
    const third = await browse(`${query}&after=${second.next}`)
    expect([first, second, third].flatMap(({ items }) => items.map(({ number }) => number))).toEqual(order)
    expect([first.items.length, third.items.length, third.next]).toEqual([24, 2, null])
    expect((await browse(`${query}&before=${third.previous}`)).items).toEqual(second.items)
  }
  expect(await numbersOf(`kind=service&category=${category.number}`)).toEqual(expected[0]?.slice(0, 24))
})

test('a list has courses of one type alone, and an inactive category lists nothing', async () => {
  const category = await makeCategory(desk)
  const free = await makeSellable(
    desk,
    courseValue({ categoryId: category.id, price: rupiah(0), details: { type: 3 } }),
  )
  const premium = await makeSellable(desk, courseValue({ categoryId: category.id }))
  const at = `category=${category.number}&kind=course`
  expect(await numbersOf(`${at}&courseType=3`)).toEqual([free.number])
  expect(await numbersOf(`${at}&courseType=1`)).toEqual([premium.number])
  await desk.send('PUT', `/admin/categories/${category.id}`, { value: { ...category.value, status: 0 }, version: 1 })
  expect(await numbersOf(at)).toEqual([])
})

test('the calendar has the sessions that begin in a time, in their order, with their event', async () => {
  const place = { name: 'Pendapa', address: 'Jalan Suroto 9', mapUrl: null }
  const session = (day: number) => ({
    title: `Hari ${day}`,
    startsAt: `2031-05-0${day}T02:00:00.000Z`,
    endsAt: `2031-05-0${day}T05:00:00.000Z`,
  })
  const workshop = await makeSellable(
    desk,
    eventValue({ seats: 0, details: { mode: 0, place, sessions: [session(5), session(3)] } }),
  )
  const talk = await makeSellable(desk, eventValue({ details: { sessions: [session(4)] } }))
  const hidden = await makeSellable(desk, eventValue({ status: 0, details: { sessions: [session(4)] } }))
  const between = async (from: string, until: string) => {
    const reply = await visitor.get(`/event-sessions?from=${from}&until=${until}`)
    return reply.body.data as { title: string; event: { number: number } }[]
  }
  const found = await between('2031-05-01T00:00:00Z', '2031-06-01T00:00:00Z')
  expect(found.map(({ title, event }) => [title, event.number])).toEqual([
    ['Hari 3', workshop.number],
    ['Hari 4', talk.number],
    ['Hari 5', workshop.number],
  ])
  expect(found[0]?.event).toEqual({
    number: workshop.number,
    name: workshop.value.name,
    link: workshop.value.link,
    mode: 0,
    paid: 1,
    place: 'Pendapa',
    price: 249_000,
    availability: 'sold_out',
  })
  expect(found.some(({ event }) => event.number === hidden.number)).toBe(false)
  expect(await between('2031-05-03T02:00:00Z', '2031-05-04T02:00:00Z')).toHaveLength(1)
  for (const query of [
    '',
    'from=2031-05-01',
    'from=2031-05-02T00:00:00Z&until=2031-05-01T00:00:00Z',
    'from=2031-01-01T00:00:00Z&until=2031-06-01T00:00:00Z',
  ])
    expect((await visitor.get(`/event-sessions?${query}`)).status).toBe(422)
})

test('what partners pay for the site is listed only where it is asked for', async () => {
  const { number } = await makeSellable(desk, partnerPackageValue())
  expect(await numbersOf('kind=partner_package')).toEqual([number])
  expect(await numbersOf('sort=1')).not.toContain(number)
})

test('a list and an entry take at most four queries', async () => {
  const instructor = await makeInstructor(desk)
  const { media } = await upload(app, desk, { bytes: await drawing().jpeg().toBuffer() })
  const part = await makeSellable(desk)
  const bundle = await makeSellable(
    desk,
    courseValue({ coverId: media.id, details: { instructorIds: [instructor.id], bundledIds: [part.id] } }),
  )
  const { pool } = app.database
  let queries = 0
  const { query } = pool
  pool.query = ((...args: Parameters<typeof query>) => {
    queries += 1
    return query.apply(pool, args)
  }) as typeof query
  try {
    const count = async (path: string) => {
      queries = 0
      expect((await visitor.get(path)).status).toBe(200)
      return queries
    }
    expect(await count('/catalogue?kind=course&sort=1')).toBe(2)
    expect(await count('/catalogue?kind=service&sort=3&after=99.1')).toBe(1)
    expect(await count(`/catalogue/${bundle.number}`)).toBe(4)
  } finally {
    pool.query = query
  }
})

test.each([
  ['/catalogue?sort=99', 422],
  ['/catalogue?sort=-1', 422],
  ['/catalogue?after=halaman-2', 422],
  ['/catalogue?category=-1', 422],
  ['/catalogue?category=satu', 422],
  ['/catalogue?kind=lain', 422],
  ['/catalogue/0', 404],
  ['/catalogue/-1', 404],
  ['/catalogue/satu', 404],
  ['/catalogue/999999999', 404],
  ['/catalogue/9007199254740992', 404],
  ['/catalogue/course/tidak-ada', 404],
  ['/catalogue/lain/tidak-ada', 404],
])('%s is answered with %i', async (path, status) => {
  expect((await visitor.get(path)).status).toBe(status)
})

test('the sitemap lists what visitors can find of courses, events and categories, each at its one address', async () => {
  const category = await makeCategory(desk)
  const own = await makeSellable(desk, courseValue({ categoryId: category.id }))
  const free = await makeSellable(desk, courseValue({ price: rupiah(0), details: { type: 3 } }))
  const event = await makeSellable(desk, eventValue())
  const service = await makeSellable(desk, serviceValue())
  const inactive = await makeSellable(desk, courseValue({ status: 0 }))
  const found = await app.recordAddresses()
  const addresses = found.map(({ address }) => address)

  expect(addresses).toEqual(
    expect.arrayContaining([
      `/kelas/${own.value.link}`,
      `/kelas-gratis/${free.value.link}`,
      `/event/${event.value.link}`,
      `/category/${category.number}`,
    ]),
  )
  for (const { value } of [service, inactive])
    expect(addresses.filter((address) => address.endsWith(`/${value.link}`))).toEqual([])
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(found.find(({ address }) => address === `/kelas/${own.value.link}`)?.changedAt.toISOString()).toBe(
    own.updatedAt,
  )
})
