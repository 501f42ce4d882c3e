import { randomUUID } from 'node:crypto'
import type { PresentPerson } from '@naikkelas/contract/pages'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makePage } from '../../../testing/page-factories.ts'
import { type Browser, createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const other = await createTestApp({ database: app.database })
const sari = await app.signedIn({ name: 'Sari' })
const budi = await other.signedIn({ name: 'Budi' })
const viewer = await app.signedIn({ role: 1, menus: [{ menu: 'landing_pages', capability: 'view' }] })
const stranger = await app.signedIn({ role: 1, menus: [{ menu: 'media', capability: 'design' }] })

const nowhere = { sectionId: null, path: null, isTyping: false }
const writing = { sectionId: 'bagian-001', path: ['title'], isTyping: true }

async function report(desk: Browser, pageId: string, place: object = nowhere, tabId: string = randomUUID()) {
  const reply = await desk.post(`/admin/landing-pages/${pageId}/presence`, { tabId, ...nowhere, ...place })
  return { ...reply, tabId, people: reply.body.data as PresentPerson[] }
}
const names = (people: PresentPerson[]) => people.map(({ name }) => name)

test('an admin who opens a page is shown to the others, with a position and a unique colour', async () => {
  const { page } = await makePage(sari)
  await report(sari, page.id)

  const { status, people } = await report(budi, page.id, writing)

  expect(status).toBe(200)
  expect(names(people)).toEqual(['Sari', 'Budi'])
  expect(people[1]?.places).toMatchObject([writing])
  expect(people[0]?.color).not.toBe(people[1]?.color)
})

test('nine admins who join simultaneously get nine colours, on two servers', async () => {
  const { page } = await makePage(sari)
  const nine = await Promise.all(Array.from({ length: 9 }, (_, index) => (index % 2 ? app : other).signedIn()))

  await Promise.all(nine.map((desk) => report(desk, page.id)))

  const { people } = await report(sari, page.id)
  expect(new Set(people.filter(({ name }) => name !== 'Sari').map(({ color }) => color)).size).toBe(9)
})

test('one account in two tabs is one person with two places', async () => {
  const { page } = await makePage(sari)
  await report(sari, page.id, writing)
  const { people } = await report(sari, page.id)
  expect(people).toHaveLength(1)
  expect(people[0]?.places.map(({ isTyping }) => isTyping)).toEqual([true, false])
})

test('the longest writer of a text comes first, however often it is reported; another position starts again', async () => {
  const { page } = await makePage(sari)
  const first = await report(sari, page.id, writing)
  const later = await report(budi, page.id, writing)
  const since = (people: PresentPerson[], name: string) =>
    people.find((person) => person.name === name)?.places[0]?.since ?? ''

  const again = await report(sari, page.id, writing, first.tabId)
  expect(since(again.people, 'Sari')).toBe(since(first.people, 'Sari'))
  expect(since(again.people, 'Sari') < since(again.people, 'Budi')).toBe(true)

  await report(sari, page.id, { ...writing, isTyping: false }, first.tabId)
  const back = await report(sari, page.id, writing, first.tabId)
  expect(since(back.people, 'Sari') > since(later.people, 'Budi')).toBe(true)
})

test('a tab that closes is gone at once, one that is silent after ten seconds, and its text is free', async () => {
  const { page } = await makePage(sari)
  const here = await report(sari, page.id, writing)
  const silent = await report(budi, page.id, writing)
  const look = async () => names((await report(viewer, page.id)).people)
  expect(await look()).toEqual(['Sari', 'Budi', viewer.admin.name])

  expect((await sari.remove(`/admin/landing-pages/${page.id}/presence/${here.tabId}`)).status).toBe(200)
  expect(await look()).toEqual(['Budi', viewer.admin.name])

  const { rows } = await app.database.queries.execute<{ seconds: number }>(
    sql`SELECT round(extract(epoch FROM expires_at - now()))::int AS seconds FROM landing_page_presences WHERE tab_id = ${silent.tabId}`,
  )
  expect(rows[0]?.seconds).toBe(10)
  await expire(silent.tabId)
  expect(await look()).toEqual([viewer.admin.name])
  await app.tidy()
  const left = await app.database.queries.execute(
    sql`SELECT FROM landing_page_presences WHERE tab_id = ${silent.tabId}`,
  )
  expect(left.rowCount).toBe(0)
})

test('an expired lease is not restored on return', async () => {
  const { page } = await makePage(sari)
  const before = await report(sari, page.id, writing)
  await expire(before.tabId)
  const taken = await report(budi, page.id, writing)

  const { people } = await report(sari, page.id, writing, before.tabId)

  expect(names(people)).toEqual(['Budi', 'Sari'])
  expect((people[1]?.places[0]?.since ?? '') > (taken.people[0]?.places[0]?.since ?? '')).toBe(true)
})

test('a tab cannot report presence for another', async () => {
  const { page } = await makePage(sari)
  const { tabId } = await report(sari, page.id, writing)

  expect((await report(budi, page.id, nowhere, tabId)).status).toBe(403)
  await budi.remove(`/admin/landing-pages/${page.id}/presence/${tabId}`)

  expect((await report(viewer, page.id)).people[0]).toMatchObject({ name: 'Sari', places: [writing] })
})

test('a viewer is shown, and locks no text', async () => {
  const { page } = await makePage(sari)
  expect((await report(viewer, page.id, { sectionId: 'bagian-001' })).status).toBe(200)
  expect((await report(viewer, page.id, writing)).status).toBe(403)
})

test('without a session 401, without the menu 403, without the page 404, with a wrong place 422 and its field', async () => {
  const { page } = await makePage(sari)
  expect((await report(app.visitor(), page.id)).status).toBe(401)
  expect((await report(stranger, page.id)).status).toBe(403)
  expect((await report(sari, randomUUID())).status).toBe(404)
  expect((await report(sari, 'bukan-id')).status).toBe(404)
  for (const [place, field] of [
    [{ tabId: 'x' }, 'tabId'],
    [{ path: ['__proto__'] }, 'path.0'],
    [{ sectionId: 'x'.repeat(65) }, 'sectionId'],
    [{ isTyping: 'ya' }, 'isTyping'],
    [{ warna: 3 }, 'warna'],
  ] as const) {
    const reply = await report(sari, page.id, place)
    expect([reply.status, reply.body.data]).toEqual([
      422,
      { code: 'invalid_input', fields: [{ path: field, message: expect.any(String) }] },
    ])
  }
  await sari.remove(`/admin/landing-pages/${page.id}`)
  expect((await report(budi, page.id)).status).toBe(404)
  const end = `/admin/landing-pages/${page.id}/presence/${randomUUID()}`
  expect((await app.visitor().remove(end)).status).toBe(401)
  expect((await stranger.remove(end)).status).toBe(403)
  expect((await sari.remove(`/admin/landing-pages/${page.id}/presence/x`)).status).toBe(404)
})

test('one account has at most twenty tabs of a page open', async () => {
  const { page } = await makePage(sari)
  const one = await app.signedIn()
  for (let tab = 0; tab < 20; tab++) expect((await report(one, page.id)).status).toBe(200)
  expect((await report(one, page.id)).status).toBe(429)
})

function expire(tabId: string) {
  return app.database.queries.execute(
    sql`UPDATE landing_page_presences SET expires_at = now() - interval '1 second' WHERE tab_id = ${tabId}`,
  )
}
