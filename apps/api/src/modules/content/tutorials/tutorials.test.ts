import {
  type PublicationAction,
  type PublicationResult,
  type Tutorial,
  type TutorialCard,
  type TutorialPage,
  tutorialPlaces,
  type TutorialValue,
} from '@naikkelas/contract/content'
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { createTestApp, type Reply } from '../../../testing/test-app.ts'
import { installTutorials } from './index.ts'

const app = await createTestApp()
const desk = await app.signedIn()
const visitor = app.visitor()
await installTutorials(app.context)
beforeEach(async () => {
  await app.database.queries.execute(sql`DELETE FROM rate_limits`)
})

const dataOf = <Data>(reply: Reply) => reply.body.data as Data
const fieldsIn = (reply: Reply) => (reply.body.data as { fields?: unknown }).fields
const browse = async (query = '') => dataOf<{ items: TutorialCard[] }>(await visitor.get(`/tutorials${query}`)).items
const listed = async (query: string) => dataOf<{ items: Tutorial[] }>(await desk.get(`/admin/tutorials?${query}`)).items
const first = async (query: string) => {
  const [found] = await listed(query)
  if (!found) throw new Error(`no tutorial for ${query}`)
  return found
}
const change = async (action: PublicationAction, id: string) =>
  dataOf<PublicationResult>(await desk.post('/admin/tutorials/change-status', { action, ids: [id] }))
const save = ({ id, version }: Tutorial, value: TutorialValue) =>
  desk.send('PUT', `/admin/tutorials/${id}`, { value, version })

test('all 32 of the specification open; those about following are in no list while the feature is off', async () => {
  for (const { tool, page } of tutorialPlaces)
    expect(await visitor.get(`/tutorials/${tool}/${page}`)).toMatchObject({
      status: 200,
      body: { data: { tool, page } },
    })
  const pages = async () => (await browse()).map(({ page }) => page)
  expect(await pages()).toHaveLength(26)
  expect(await pages()).not.toContain('auto-follow')
  const { previous, next } = dataOf<TutorialPage>(await visitor.get('/tutorials/shopeasytools/auto-chat'))
  expect([previous?.page, next?.page]).toEqual(['booster-product', 'auto-reply-review'])
  const addresses = (await app.recordAddresses()).map(({ address }) => address)
  expect(addresses).toContain('/tutorial/robotok/install')
  expect(addresses).not.toContain('/tutorial/robotok/auto-unfollow')
  await desk.send('PUT', '/admin/feature-flags/auto_follow_tools', { isEnabled: true, version: 0, effectiveAt: null })
  expect(await pages()).toHaveLength(32)
  const off = { isEnabled: false, version: 1, effectiveAt: null }
  await desk.send('PUT', '/admin/feature-flags/auto_follow_tools', off)
})

test('a list is narrowed down by words and tool, in the order of the specification', async () => {
  const [one, two] = await browse('?tool=robotok')
  expect([one?.page, two?.page]).toEqual(['install', 'setting-mobile'])
  expect((await browse('?search=MEMASANG%20rob')).map(({ tool, page }) => [tool, page])).toEqual([
    ['robotok', 'install'],
  ])
  expect(await browse('?search=%25%25')).toEqual([])
})

test('installing again changes nothing that admins did', async () => {
  const tutorial = await first('tool=robotok&search=Riset')
  await save(tutorial, { ...tutorial.value, title: 'Judul kami' })
  await change('archive', tutorial.id)
  await installTutorials(app.context)
  expect(await first(`state=archived&search=Judul+kami`)).toMatchObject({ id: tutorial.id, version: 4 })
  await change('restore', tutorial.id)
  await change('publish', tutorial.id)
})

test('a new one is seen once it is published; the addresses of the specification stay', async () => {
  const { value } = await first('search=memasang&tool=robotok')
  const own = { ...value, page: 'laporan-harian', title: 'Laporan harian', position: 200 }
  const made = dataOf<Tutorial>(await desk.post('/admin/tutorials', { value: own }))
  const path = '/tutorials/robotok/laporan-harian'
  expect((await visitor.get(path)).status).toBe(404)
  await change('publish', made.id)
  expect((await visitor.get(path)).status).toBe(200)
  expect((await browse()).at(-1)?.page).toBe('laporan-harian')
  expect(fieldsIn(await desk.post('/admin/tutorials', { value: own }))).toEqual([
    { path: 'value.page', message: 'Alamat ini sudah dipakai tutorial lain' },
  ])
  const fixed = await first('search=memasang&tool=robotok')
  expect(fieldsIn(await save(fixed, { ...fixed.value, page: 'pindah' }))).toEqual([
    { path: 'value.page', message: 'Alamat tutorial ini tetap' },
  ])
  await change('archive', made.id)
  expect((await visitor.get(path)).status).toBe(404)
})

test('who saves second gets both values', async () => {
  const tutorial = await first('tool=shopeasytools')
  const theirs = { ...tutorial.value, filmUrl: 'https://youtu.be/abcdef12345' }
  await save(tutorial, theirs)
  const mine = { ...tutorial.value, title: 'Saya' }
  expect(await save(tutorial, mine)).toMatchObject({
    status: 409,
    body: { data: { code: 'content_changed', mine, theirs: { value: theirs, changedBy: desk.admin.name } } },
  })
})

test('a visitor is counted once, by the last answer; another browser is another visitor', async () => {
  const answer = async (isHelpful: boolean, browser: string) =>
    (await visitor.send('POST', '/tutorials/robotok/auto-chat/answers', { isHelpful }, { 'user-agent': browser }))
      .status
  const answers = async () => (await listed('tool=robotok')).find(({ value }) => value.page === 'auto-chat')?.answers
  expect([await answer(true, 'one'), await answer(true, 'one'), await answer(true, 'two')]).toEqual([200, 200, 200])
  expect(await answers()).toEqual({ helpful: 2, unhelpful: 0 })
  await answer(false, 'one')
  expect(await answers()).toEqual({ helpful: 1, unhelpful: 1 })
})

test('401 without a session, 403 without the menu, 404 for what is no tutorial, 422 for what cannot be', async () => {
  const { value } = await first('tool=robotok')
  const unknown = `/admin/tutorials/${randomUUID()}`
  const reader = await app.signedIn({ role: 1, menus: [{ menu: 'tutorials', capability: 'view' }] })
  const stranger = await app.signedIn({ role: 1, menus: [{ menu: 'courses', capability: 'manage' }] })
  const statusesOf = async (by: Pick<typeof desk, 'get' | 'post' | 'send'>, page: string) => [
    (await by.get('/admin/tutorials')).status,
    (await by.get(unknown)).status,
    (await by.post('/admin/tutorials', { value: { ...value, page } })).status,
    (await by.send('PUT', unknown, { value, version: 1 })).status,
    (await by.post('/admin/tutorials/change-status', { action: 'archive', ids: [randomUUID()] })).status,
  ]
  expect(await statusesOf(app.visitor(), 'satu')).toEqual([401, 401, 401, 401, 401])
  expect(await statusesOf(stranger, 'dua')).toEqual([403, 403, 403, 403, 403])
  expect(await statusesOf(reader, 'tiga')).toEqual([200, 404, 403, 403, 403])
  expect(await statusesOf(desk, 'empat')).toEqual([200, 404, 201, 404, 200])
  expect((await visitor.get('/tutorials/robotok/constructor')).status).toBe(404)
  expect((await visitor.get('/tutorials/lain/install')).status).toBe(404)
  expect((await visitor.post('/tutorials/robotok/tidak-ada/answers', { isHelpful: true })).status).toBe(404)
  expect((await visitor.post('/tutorials/robotok/install/answers', { isHelpful: 'ya' })).status).toBe(422)
  for (const query of ['tool=lain', 'after=-1', `search=${'a'.repeat(2_000)}`])
    expect((await visitor.get(`/tutorials?${query}`)).status, query).toBe(422)
  const screen = { kind: 'window', title: 'Layar', lines: ['Satu'], marked: 3 }
  const [step] = value.steps
  for (const wrong of [
    { title: '' },
    { page: 'Dua Kata' },
    { position: 0 },
    { minutes: 0 },
    { filmUrl: 'javascript:alert(1)' },
    { filmUrl: 'https://contoh.id/film' },
    { filmUrl: 'https://vimeo.com/akun' },
    { filmUrl: `https://youtu.be/abcdef12345?${'a'.repeat(150)}` },
    { steps: [] },
    { steps: [{ ...step, screen }] },
  ])
    expect((await desk.post('/admin/tutorials', { value: { ...value, ...wrong } })).status, JSON.stringify(wrong)).toBe(
      422,
    )
})
