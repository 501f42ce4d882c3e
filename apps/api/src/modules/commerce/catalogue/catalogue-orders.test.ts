import type { CatalogueOrder } from '@naikkelas/contract/commerce'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  addOnValue,
  makeCategory,
  makeSellable,
  serviceValue,
  toolValue,
} from '../../../testing/catalogue-factories.ts'
import { createTestApp, type Reply } from '../../../testing/test-app.ts'

const app = await createTestApp()
const desk = await app.signedIn()

const at = (list: string) => `/admin/catalogue-orders/${list}`
const orderIn = (reply: Reply) => reply.body.data as CatalogueOrder
const order = async (list: string) => orderIn(await desk.get(at(list)))
const namesOf = ({ items }: CatalogueOrder) => items.map(({ name }) => name).join('')
const move = (list: string, version: number, ...moves: { id: string; afterId: string | null }[]) =>
  desk.patch(at(list), { version, moves })

test('entries are moved to the first place, between others and to the end; what is archived keeps its place', async () => {
  const [a, b, c, d] = [
    await makeSellable(desk, toolValue({ name: 'A' })),
    await makeSellable(desk, toolValue({ name: 'B' })),
    await makeSellable(desk, toolValue({ name: 'C' })),
    await makeSellable(desk, toolValue({ name: 'D' })),
  ]
  expect(await order('tool')).toMatchObject({ version: 0, changedBy: null })
  const first = orderIn(await move('tool', 0, { id: c.id, afterId: null }))
  expect([namesOf(first), first.version, first.changedBy]).toEqual(['CABD', 1, desk.admin.name])
  expect(namesOf(orderIn(await move('tool', 1, { id: c.id, afterId: d.id }, { id: a.id, afterId: b.id })))).toBe('BADC')
  await desk.post('/admin/sellables/change-status', { action: 'archive', sellableIds: [a.id] })
  expect(namesOf(await order('tool'))).toBe('BDC')
  await desk.post('/admin/sellables/change-status', { action: 'restore', sellableIds: [a.id] })
  expect(namesOf(await order('tool'))).toBe('BADC')
  const list = (await desk.get('/admin/sellables?kind=tool')).body.data as { items: { name: string }[] }
  expect(list.items.map(({ name }) => name).join('')).toBe('BADC')
})

test('two admins reorder one list: the second gets the order of the first, and nothing is lost', async () => {
  const [a, b, c] = [
    await makeSellable(desk, addOnValue({ name: 'A' })),
    await makeSellable(desk, addOnValue({ name: 'B' })),
    await makeSellable(desk, addOnValue({ name: 'C' })),
  ]
  const budi = await app.signedIn()
  await budi.patch(at('add_on'), { version: 0, moves: [{ id: c.id, afterId: null }] })
  const mine = [{ id: a.id, afterId: b.id }]
  const late = await move('add_on', 0, ...mine)
  expect(late).toMatchObject({
    status: 409,
    body: { data: { code: 'order_changed', mine, theirs: { version: 1, changedBy: budi.admin.name } } },
  })
  expect(namesOf((late.body.data as { theirs: CatalogueOrder }).theirs)).toBe('CAB')
  expect(namesOf(await order('add_on'))).toBe('CAB')
  expect(namesOf(orderIn(await move('add_on', 1, ...mine)))).toBe('CBA')
})

test('two requests at once: one is stored, the other is a conflict', async () => {
  const [a, b] = [await makeSellable(desk, serviceValue()), await makeSellable(desk, serviceValue())]
  const replies = await Promise.all([
    move('service', 0, { id: b.id, afterId: null }),
    move('service', 0, { id: a.id, afterId: b.id }),
  ])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('an entry finds room between two neighbours however often', async () => {
  const made = [
    await makeCategory(desk, { name: 'P' }),
    await makeCategory(desk, { name: 'Q' }),
    await makeCategory(desk, { name: 'R' }),
  ]
  const [p, q, r] = made as [(typeof made)[0], (typeof made)[0], (typeof made)[0]]
  let { version } = await order('category')
  for (let index = 0; index < 30; index++) {
    const last = index % 2 === 0 ? r : q
    const reply = await move('category', version, { id: last.id, afterId: p.id })
    version = orderIn(reply).version
    expect(namesOf(orderIn(reply))).toBe(index % 2 === 0 ? 'PRQ' : 'PQR')
  }
})

test('all moves of a request are done, or none', async () => {
  const before = await order('category')
  const [first, second] = before.items
  const reply = await move(
    'category',
    before.version,
    { id: second?.id ?? '', afterId: null },
    { id: first?.id ?? '', afterId: randomUUID() },
  )
  expect(reply.status).toBe(422)
  expect((reply.body.data as { fields: unknown }).fields).toEqual([
    { path: 'moves.1.afterId', message: 'Ini tidak ada di daftar' },
  ])
  expect(await order('category')).toEqual(before)
})

test('without a session 401, without the menu 403, an unknown list 404, what cannot be 422', async () => {
  const body = { version: 0, moves: [{ id: randomUUID(), afterId: null }] }
  expect((await app.visitor().get(at('tool'))).status).toBe(401)
  expect((await app.visitor().patch(at('tool'), body)).status).toBe(401)
  const editor = await app.signedIn({ role: 1, menus: [{ menu: 'events', capability: 'manage' }] })
  expect((await editor.get(at('tool'))).status).toBe(403)
  expect((await editor.patch(at('tool'), body)).status).toBe(403)
  expect((await editor.get(at('event'))).status).toBe(200)
  const self = randomUUID()
  for (const wrong of [
    { ...body, moves: [] },
    { ...body, version: -1 },
    { version: 0, moves: [{ id: self, afterId: self }] },
  ])
    expect((await desk.patch(at('tool'), wrong)).status).toBe(422)
  expect((await desk.get(at('lain'))).status).toBe(404)
})
