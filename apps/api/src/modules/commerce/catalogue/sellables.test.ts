import type { Sellable, SellableRecord, SellableValue } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  addOnValue,
  courseValue,
  eventValue,
  makeCategory,
  makeInstructor,
  makeSellable,
  partnerPackageValue,
  serviceValue,
  toolValue,
} from '../../../testing/catalogue-factories.ts'
import { addPartner } from '../../identity/partners/index.ts'
import { createTestApp, type Reply } from '../../../testing/test-app.ts'

const app = await createTestApp()
const desk = await app.signedIn()
const visitor = app.visitor()

let partners = 0
const makePartner = () => {
  partners += 1
  const partner = {
    name: `Mitra ${partners}`,
    kind: 'commission',
    reference: `mitra-${partners}`,
    subdomain: null,
  } as const
  return app.database.transaction((tx) => addPartner(tx, partner))
}
const recordIn = (reply: Reply) => reply.body.data as SellableRecord
const fieldsIn = (reply: Reply) => (reply.body.data as { fields?: { path: string; message: string }[] }).fields
const listOf = async (query: string) =>
  (await desk.get(`/admin/sellables?${query}`)).body.data as {
    items: Sellable[]
    next: string | null
    previous: string | null
  }
const put = (record: SellableRecord, value: SellableValue, rest: object = {}) =>
  desk.send('PUT', `/admin/sellables/${record.id}`, { value, version: record.version, ...rest })

describe('who may', () => {
  const unknown = randomUUID()
  const doors = [
    ['GET', '/admin/sellables', undefined],
    ['POST', '/admin/sellables', { value: courseValue() }],
    ['GET', `/admin/sellables/${unknown}`, undefined],
    ['PUT', `/admin/sellables/${unknown}`, { value: courseValue(), version: 1 }],
    ['POST', `/admin/sellables/${unknown}/duplicate`, undefined],
    ['POST', '/admin/sellables/change-status', { action: 'archive', sellableIds: [unknown] }],
  ] as const

  test.each(doors)('%s %s: a visitor may not', async (method, path, body) => {
    expect((await visitor.send(method, path, body)).status).toBe(401)
  })

  test.each(doors.filter(([, path]) => path.includes(unknown)))(
    '%s %s: 404 for an unknown id',
    async (method, path, body) => {
      expect((await desk.send(method, path, body)).status).toBe(404)
    },
  )

  test('an admin sees and changes the kinds of the own menus alone', async () => {
    const course = await makeSellable(desk)
    const event = await makeSellable(desk, eventValue())
    const editor = await app.signedIn({ role: 1, menus: [{ menu: 'events', capability: 'manage' }] })

    const list = (await editor.get('/admin/sellables')).body.data as { items: Sellable[] }
    expect(new Set(list.items.map(({ kind }) => kind))).toEqual(new Set(['event']))
    expect((await editor.get('/admin/sellables?kind=course')).status).toBe(403)
    expect((await editor.get(`/admin/sellables/${course.id}`)).status).toBe(404)
    expect((await editor.get(`/admin/sellables/${event.id}`)).status).toBe(200)
    expect((await editor.post('/admin/sellables', { value: courseValue() })).status).toBe(403)
    expect((await editor.post('/admin/sellables', { value: eventValue() })).status).toBe(201)
    const changed = await editor.post('/admin/sellables/change-status', {
      action: 'archive',
      sellableIds: [course.id, event.id],
    })
    expect(changed.body.data).toMatchObject({ done: [{ id: event.id }], left: [{ id: course.id, name: '' }] })
  })

  test('viewing is not changing, and a forum moderator does neither', async () => {
    const { id, value, version } = await makeSellable(desk)
    const reader = await app.signedIn({ role: 1, menus: [{ menu: 'courses', capability: 'view' }] })
    expect((await reader.get(`/admin/sellables/${id}`)).status).toBe(200)
    expect((await reader.send('PUT', `/admin/sellables/${id}`, { value, version })).status).toBe(403)
    const forum = await app.signedIn({ role: 2, menus: [{ menu: 'courses', capability: 'manage' }] })
    expect((await forum.get('/admin/sellables')).status).toBe(403)
  })
})

test('every kind is kept with its details as it was written', async () => {
  const instructor = await makeInstructor(desk)
  const category = await makeCategory(desk)
  const partner = await makePartner()
  const part = await makeSellable(desk)
  const sessions = [
    { title: 'Hari kedua', startsAt: '2030-02-02T02:00:00.000Z', endsAt: '2030-02-02T05:00:00.000Z' },
    { title: 'Hari pertama', startsAt: '2030-02-01T02:00:00.000Z', endsAt: '2030-02-01T05:00:00.000Z' },
  ]
  const place = {
    name: 'Gedung Merdeka',
    address: 'Jalan Asia Afrika 65, Bandung',
    mapUrl: 'https://maps.example/merdeka',
  }
  const values: SellableValue[] = [
    courseValue({
      description: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Isi' }] }] },
      strikePrice: rupiah(499_000),
      seats: 40,
      availableFrom: '2026-01-01T00:00:00.000Z',
      availableUntil: '2030-01-01T00:00:00.000Z',
      categoryId: category.id,
      partnerId: partner.id,
      details: {
        type: 4,
        level: 'advanced',
        durationMinutes: 600,
        opensAt: '2027-03-01T02:00:00.000Z',
        instructorIds: [instructor.id],
        bundledIds: [part.id],
      },
    }),
    eventValue({ price: rupiah(0), details: { mode: 0, paid: 0, place, speakerIds: [instructor.id], sessions } }),
    serviceValue({ price: null }),
    toolValue(),
    addOnValue(),
    partnerPackageValue({ details: { packageCode: 5 } }),
  ]
  for (const value of values) {
    const made = await makeSellable(desk, value)
    const stored = recordIn(await desk.get(`/admin/sellables/${made.id}`))
    expect(stored).toEqual(made)
    const expected =
      value.kind === 'event' ? { ...value, details: { ...value.details, sessions: sessions.toReversed() } } : value
    expect(stored.value).toEqual(expected)
    expect(stored).toMatchObject({ version: 1, isArchived: false, salesCount: 0, availability: 'available' })
  }
})

test('public addresses get a positive number of their own, which rises', async () => {
  const first = await makeSellable(desk)
  const second = await makeSellable(desk, eventValue())
  expect(first.number).toBeGreaterThan(0)
  expect(second.number).toBeGreaterThan(first.number)
})

test.each([
  ['value.name', { name: '  ' }, 'Nama harus diisi'],
  ['value.link', { link: 'Kelas Data' }, 'Tautan hanya boleh berisi huruf kecil, angka, dan tanda hubung di antaranya'],
  ['value.price', { price: -1 as never }, 'Jumlah tidak bisa kurang dari 0'],
  ['value.price', { price: null }, 'Harga harus diisi'],
  ['value.price', { price: rupiah(0) }, 'Kelas berbayar berharga lebih dari 0'],
  ['value.strikePrice', { strikePrice: rupiah(100) }, 'Harga sebelum diskon harus lebih tinggi dari harga'],
  ['value.seats', { seats: -3 }, 'Jumlah kursi tidak bisa kurang dari 0'],
  [
    'value.availableUntil',
    { availableFrom: '2030-01-02T00:00:00.000Z', availableUntil: '2030-01-02T00:00:00.000Z' },
    'Tanggal tutup harus sesudah tanggal buka',
  ],
  ['value.categoryId', { categoryId: randomUUID() }, 'Kategori ini sudah tidak ada'],
  ['value.partnerId', { partnerId: randomUUID() }, 'Mitra ini sudah tidak ada'],
  ['value.coverId', { coverId: randomUUID() }, 'Gambar ini sudah tidak ada'],
  ['value.landingPageId', { landingPageId: randomUUID() }, 'Halaman landing ini sudah tidak ada'],
  ['value.details', { details: { instructorIds: [randomUUID()] } }, 'Ada pengajar yang sudah tidak ada'],
  ['value.details.bundledIds', { details: { bundledIds: [randomUUID()] } }, 'Ada kelas yang sudah tidak ada'],
  ['value.details.type', { details: { type: 9 as never } }, 'Pilih tipe kelas'],
  ['value.details.opensAt', { details: { type: 4 } }, 'Tanggal buka kelas preorder harus diisi'],
  [
    'value.details.opensAt',
    { details: { opensAt: '2030-01-01T00:00:00.000Z' } },
    'Tanggal buka hanya untuk kelas preorder',
  ],
  ['value.price', { details: { type: 3 } }, 'Kelas gratis berharga 0'],
] as const)('%s %j is refused with the field and a sentence', async (path, given, message) => {
  const reply = await desk.post('/admin/sellables', { value: courseValue(given as Parameters<typeof courseValue>[0]) })
  expect(reply.status).toBe(422)
  expect(fieldsIn(reply)).toContainEqual({ path, message })
})

test('an event in a place needs the place, one online has none, and each needs a session', async () => {
  const refusals = await Promise.all(
    [
      eventValue({ details: { mode: 0 } }),
      eventValue({ details: { place: { name: 'Aula', address: '', mapUrl: null } } }),
      eventValue({ details: { sessions: [] } }),
      eventValue({ price: rupiah(0) }),
    ].map((value) => desk.post('/admin/sellables', { value })),
  )
  expect(refusals.map((reply) => fieldsIn(reply)?.[0])).toEqual([
    { path: 'value.details.place', message: 'Tempat acara offline harus diisi' },
    { path: 'value.details.place', message: 'Acara online tidak punya tempat' },
    { path: 'value.details.sessions', message: 'Isi paling sedikit satu sesi' },
    { path: 'value.price', message: 'Acara berbayar berharga lebih dari 0' },
  ])
})

test('an inactive one may be incomplete, and is not activated until it is complete', async () => {
  const draft = await makeSellable(desk, courseValue({ status: 0, price: null }))
  const status = (action: string) => desk.post('/admin/sellables/change-status', { action, sellableIds: [draft.id] })
  expect((await status('activate')).body.data).toEqual({
    done: [],
    left: [{ id: draft.id, name: draft.value.name, reason: 'Harga harus diisi.' }],
  })
  await put(draft, { ...draft.value, price: rupiah(99_000) }, { reason: 'Harga pembukaan' })
  expect((await status('activate')).body.data).toMatchObject({ done: [{ id: draft.id }], left: [] })
})

test('a link is one record’s, whatever the kind', async () => {
  const { value } = await makeSellable(desk)
  const reply = await desk.post('/admin/sellables', { value: eventValue({ link: value.link }) })
  expect(reply.status).toBe(422)
  expect(fieldsIn(reply)).toEqual([{ path: 'value.link', message: 'Tautan ini sudah dipakai' }])
})

test('a bundle holds courses that are no bundles, and is in none', async () => {
  const [course, event] = [await makeSellable(desk), await makeSellable(desk, eventValue())]
  const bundle = await makeSellable(desk, courseValue({ details: { bundledIds: [course.id] } }))
  const nested = await desk.post('/admin/sellables', { value: courseValue({ details: { bundledIds: [bundle.id] } }) })
  const foreign = await desk.post('/admin/sellables', { value: courseValue({ details: { bundledIds: [event.id] } }) })
  const other = await makeSellable(desk)
  const turned = await put(course, courseValue({ details: { bundledIds: [other.id] } }))
  const self = await put(other, courseValue({ price: other.value.price, details: { bundledIds: [other.id] } }))
  expect([nested, foreign, turned, self].map((reply) => [reply.status, fieldsIn(reply)?.[0]?.path])).toEqual(
    Array.from({ length: 4 }, () => [422, 'value.details.bundledIds']),
  )
})

test('an update replaces everything but kind, number and price history', async () => {
  const made = await makeSellable(desk)
  const value = courseValue({ summary: 'Baru', details: { level: 'intermediate' } })
  const reply = await put(made, value)
  expect(recordIn(reply)).toMatchObject({
    id: made.id,
    number: made.number,
    version: 2,
    value,
    changedBy: desk.admin.name,
  })
  const other = await put(recordIn(reply), eventValue())
  expect(fieldsIn(other)).toEqual([{ path: 'value.kind', message: 'Jenisnya tidak dapat diganti' }])
})

test('who saves second gets both values, and nothing is lost', async () => {
  const made = await makeSellable(desk)
  const budi = await app.signedIn()
  const theirs = { ...made.value, summary: 'Milik Budi' }
  await budi.send('PUT', `/admin/sellables/${made.id}`, { value: theirs, version: made.version })
  const mine = { ...made.value, summary: 'Milik saya' }
  const late = await put(made, mine)
  expect(late).toMatchObject({
    status: 409,
    body: {
      data: {
        code: 'sellable_changed',
        mine,
        theirs: { value: theirs, version: made.version + 1, changedBy: budi.admin.name },
      },
    },
  })
  expect(recordIn(await desk.get(`/admin/sellables/${made.id}`)).value).toEqual(theirs)
})

test('two updates at once: one is stored, the other is a conflict', async () => {
  const made = await makeSellable(desk)
  const replies = await Promise.all(['A', 'B', 'C'].map((summary) => put(made, { ...made.value, summary })))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
})

test('seats cannot fall below what is sold', async () => {
  const made = await makeSellable(desk, courseValue({ seats: 10 }))
  await app.database.pool.query('UPDATE sellables SET seats_taken = 4 WHERE id = $1', [made.id])
  const refusal = await put(made, { ...made.value, seats: 3 })
  expect(fieldsIn(refusal)).toEqual([
    { path: 'value.seats', message: 'Kursi yang sudah terjual lebih banyak dari ini' },
  ])
  expect(recordIn(await put(made, { ...made.value, seats: 4 }))).toMatchObject({
    seatsLeft: 0,
    availability: 'sold_out',
  })
})

test('a copy is inactive, unsold, named as a copy and has a free link', async () => {
  const instructor = await makeInstructor(desk)
  const made = await makeSellable(
    desk,
    courseValue({ link: 'kelas-asli', details: { instructorIds: [instructor.id] } }),
  )
  const copy = recordIn(await desk.post(`/admin/sellables/${made.id}/duplicate`))
  const again = recordIn(await desk.post(`/admin/sellables/${made.id}/duplicate`))
  expect(copy.value).toEqual({
    ...made.value,
    name: `${made.value.name} (salinan)`,
    link: 'kelas-asli-salinan',
    status: 0,
  })
  expect(again.value.link).toBe('kelas-asli-salinan-2')
})

test('archived ones leave the list, keep their data and come back inactive', async () => {
  const made = await makeSellable(desk, courseValue({ name: 'Kelas arsip unik' }))
  const status = (action: string) => desk.post('/admin/sellables/change-status', { action, sellableIds: [made.id] })
  const found = async (state: string) => (await listOf(`search=arsip unik${state}`)).items.map(({ id }) => id)
  await status('archive')
  expect(await found('')).toEqual([])
  expect(await found('&state=archived')).toEqual([made.id])
  expect((await status('activate')).body.data).toMatchObject({ left: [{ reason: 'Ada di arsip. Pulihkan dahulu.' }] })
  await status('restore')
  expect(await found('&state=inactive')).toEqual([made.id])
  expect((await status('activate')).body.data).toMatchObject({ done: [{ id: made.id }] })
  expect(await found('&state=active')).toEqual([made.id])
})

test.each([
  { action: 'archive', sellableIds: [] },
  { action: 'burn', sellableIds: [randomUUID()] },
  { action: 'archive', sellableIds: Array.from({ length: 101 }, () => randomUUID()) },
])('an action that cannot be is refused', async (body) => {
  expect((await desk.post('/admin/sellables/change-status', body)).status).toBe(422)
})

describe('the list', () => {
  test('finds by a part of the name or link, and by number; wildcards are letters', async () => {
    const made = await makeSellable(desk, courseValue({ name: 'Jualan 100% laku', link: 'zebra-laku' }))
    const ids = async (search: string) =>
      (await listOf(`search=${encodeURIComponent(search)}`)).items.map(({ id }) => id)
    expect(await ids('JUALAN 100%')).toEqual([made.id])
    expect(await ids('zebra')).toEqual([made.id])
    expect(await ids(String(made.number))).toContain(made.id)
    expect(await ids('100_ laku')).toEqual([])
  })

  test('filters by category, owner, partner and type of course', async () => {
    const category = await makeCategory(desk)
    const partner = await makePartner()
    const own = await makeSellable(desk, courseValue({ categoryId: category.id }))
    const theirs = await makeSellable(
      desk,
      courseValue({ categoryId: category.id, partnerId: partner.id, price: rupiah(0), details: { type: 3 } }),
    )
    const ids = async (query: string) => (await listOf(`categoryId=${category.id}&${query}`)).items.map(({ id }) => id)
    expect(await ids('')).toEqual([own.id, theirs.id])
    expect(await ids('owner=1')).toEqual([own.id])
    expect(await ids('owner=2')).toEqual([theirs.id])
    expect(await ids(`partnerId=${partner.id}`)).toEqual([theirs.id])
    expect(await ids('courseType=3')).toEqual([theirs.id])
    expect(await ids('kind=event')).toEqual([])
    const [row] = (await listOf(`categoryId=${category.id}&owner=2`)).items
    expect(row).toMatchObject({
      owner: 2,
      partner: { id: partner.id },
      category: { id: category.id, name: category.value.name },
      courseType: 3,
    })
  })

  test('pages by key there and back, in every order, ties included', async () => {
    const category = await makeCategory(desk)
    const made: SellableRecord[] = []
    for (let index = 0; index < 60; index++)
      made.push(await makeSellable(desk, serviceValue({ categoryId: category.id, price: rupiah(1_000 * (index % 4)) })))
    const numbers = made.map(({ number }) => number)
    const priceOf = new Map(made.map(({ number, value }) => [number, value.price ?? 0]))
    const byPrice = numbers.toSorted((a, b) => (priceOf.get(a) ?? 0) - (priceOf.get(b) ?? 0) || a - b)
    const expected = {
      '': numbers,
      '&sort=0': numbers.toReversed(),
      '&sort=1': numbers.toReversed(),
      '&sort=2': numbers,
      '&sort=3': byPrice,
      '&sort=4': byPrice.toReversed(),
    }
    for (const [sort, order] of Object.entries(expected)) {
      const query = `kind=service&categoryId=${category.id}${sort}`
      const pages = [await listOf(query)]
      for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
        pages.push(await listOf(`${query}&after=${next}`))
      expect(pages.flatMap(({ items }) => items.map(({ number }) => number))).toEqual(order)
      expect(pages.map(({ items }) => items.length)).toEqual([25, 25, 10])
      expect(pages[0]?.previous).toBeNull()
      const back = await listOf(`${query}&before=${pages[2]?.previous}`)
      expect(back.items).toEqual(pages[1]?.items)
      const start = await listOf(`${query}&before=${back.previous}`)
      expect(start.items).toEqual(pages[0]?.items)
      expect(start.previous).toBeNull()
      expect(start.next).toBe(pages[0]?.next)
    }
  })

  test.each([
    'sort=99',
    'sort=-1',
    'after=abc',
    'after=1.2.3',
    'kind=lain',
    'owner=3',
    `search=${'a'.repeat(81)}`,
    'lain=1',
  ])('%s is refused', async (query) => {
    expect((await desk.get(`/admin/sellables?${query}`)).status).toBe(422)
  })
})
