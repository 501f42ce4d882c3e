import { expect, test } from 'vitest'
import { makePage } from '../../testing/page-factories.ts'
import { createTestApp } from '../../testing/test-app.ts'

const app = await createTestApp()
const rani = await app.signedIn()
let count = 0
const newKey = () => `key-${(count += 1)}`
const post = (desk: typeof rani, path: string, body: unknown, key: string) =>
  desk.send('POST', path, body, { 'idempotency-key': key })
const teacher = (name: string) => ({ value: { name, title: '', biography: '', portraitId: null, status: 1 } })

async function teachersCalled(name: string) {
  const { rows } = await app.database.pool.query('SELECT count(*)::int AS count FROM instructors WHERE name = $1', [
    name,
  ])
  return (rows[0] as { count: number }).count
}

test('the same key answers the same again, and makes nothing twice', async () => {
  const key = newKey()
  const first = await post(rani, '/admin/instructors', teacher('Satu'), key)
  const again = await post(rani, '/admin/instructors', teacher('Satu'), key)

  expect(first.status).toBe(201)
  expect([again.status, again.body]).toEqual([201, first.body])
  expect(await teachersCalled('Satu')).toBe(1)
})

test('two at once with one key run once', async () => {
  const key = newKey()
  const replies = await Promise.all([1, 2, 3, 4].map(() => post(rani, '/admin/instructors', teacher('Serentak'), key)))

  expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
  expect(replies[0]?.status).toBe(201)
  expect(await teachersCalled('Serentak')).toBe(1)
})

test('the same key with another body is refused', async () => {
  const key = newKey()
  await post(rani, '/admin/instructors', teacher('Asli'), key)
  const other = await post(rani, '/admin/instructors', teacher('Lain'), key)

  expect(other).toMatchObject({ status: 422, body: { data: { fields: [{ path: 'idempotency-key' }] } } })
  expect(await teachersCalled('Lain')).toBe(0)
})

test('fields in another order are the same body', async () => {
  const key = newKey()
  const { value } = teacher('Urutan')
  const reversed = { value: Object.fromEntries(Object.entries(value).reverse()) }
  const first = await post(rani, '/admin/instructors', { value }, key)
  const again = await post(rani, '/admin/instructors', reversed, key)

  expect(again.body).toEqual(first.body)
})

test('a key belongs to the account and the endpoint that it was sent for', async () => {
  const key = newKey()
  const budi = await app.signedIn()
  await post(rani, '/admin/instructors', teacher('Milik'), key)

  expect((await post(budi, '/admin/instructors', teacher('Milik'), key)).status).toBe(201)
  expect(await teachersCalled('Milik')).toBe(2)
  expect((await post(rani, '/admin/page-labels', { name: 'Promo' }, key)).status).toBe(201)
})

test('what was refused can be tried again with the same key', async () => {
  const key = newKey()
  expect((await post(rani, '/admin/instructors', teacher(' '), key)).status).toBe(422)

  expect((await post(rani, '/admin/instructors', teacher('Ulang'), key)).status).toBe(201)
})

test('after a day a key is free again', async () => {
  const key = newKey()
  await post(rani, '/admin/instructors', teacher('Sehari'), key)
  await app.database.pool.query(`UPDATE idempotency_keys SET created_at = now() - interval '25 hours'`)

  expect((await post(rani, '/admin/instructors', teacher('Sehari'), key)).status).toBe(201)
  expect(await teachersCalled('Sehari')).toBe(2)
})

test('a key whose process died is taken over, not before', async () => {
  const key = newKey()
  await post(rani, '/admin/instructors', teacher('Mati'), key)
  const die = (age: string) =>
    app.database.pool.query(
      `UPDATE idempotency_keys SET status = NULL, answer = NULL, created_at = now() - $1::interval WHERE key = $2`,
      [age, key],
    )
  await die('10 minutes')
  expect((await post(rani, '/admin/instructors', teacher('Mati'), key)).status).toBe(201)
  expect(await teachersCalled('Mati')).toBe(2)
})

test('a comment and its key are stored together or not at all, so that a process that dies between both doubles nothing', async () => {
  const { page, sections } = await makePage(rani)
  const path = `/admin/landing-pages/${page.id}/comments`
  const comment = { sectionId: sections[0]?.id, text: 'Harganya sudah benar?' }
  const key = newKey()
  await app.database.pool.query(
    'ALTER TABLE idempotency_keys ADD CONSTRAINT refuse CHECK (status IS NULL OR status <> 201) NOT VALID',
  )
  const interrupted = await post(rani, path, comment, key)
  await app.database.pool.query('ALTER TABLE idempotency_keys DROP CONSTRAINT refuse')

  expect(interrupted.status).toBe(500)
  expect((await rani.get(path)).body.data).toEqual([])
  expect((await post(rani, path, comment, key)).status).toBe(201)
  expect((await rani.get(path)).body.data).toHaveLength(1)
})

async function pagesCalled(name: string) {
  const { rows } = await app.database.pool.query('SELECT count(*)::int AS count FROM landing_pages WHERE name = $1', [
    name,
  ])
  return (rows[0] as { count: number }).count
}

test('a change that was committed without a response is not repeated, and the retry reports it', async () => {
  const key = newKey()
  const page = { kind: 'exclusive', name: 'Terputus', link_landing_page: 'terputus' }
  await app.database.pool.query(
    'ALTER TABLE idempotency_keys ADD CONSTRAINT refuse CHECK (status IS NULL OR status <> 201) NOT VALID',
  )
  const interrupted = await post(rani, '/admin/landing-pages', page, key)
  await app.database.pool.query('ALTER TABLE idempotency_keys DROP CONSTRAINT refuse')

  expect(interrupted.status).toBe(500)
  const again = await post(rani, '/admin/landing-pages', page, key)
  expect(again).toMatchObject({ status: 409, body: { data: { code: 'request_interrupted' } } })
  expect(await pagesCalled('Terputus')).toBe(1)
})

test('a process that dies after its change was committed leaves a key that never runs again', async () => {
  const key = newKey()
  const page = { kind: 'exclusive', name: 'Padam', link_landing_page: 'padam' }
  await post(rani, '/admin/landing-pages', page, key)
  const { rows } = await app.database.pool.query(
    `UPDATE idempotency_keys SET status = NULL, answer = NULL, created_at = now() - interval '10 minutes'
      WHERE key = $1 RETURNING progress`,
    [key],
  )

  expect(rows).toEqual([{ progress: 'changed' }])
  const again = await post(rani, '/admin/landing-pages', page, key)
  expect(again).toMatchObject({ status: 409, body: { data: { code: 'request_interrupted' } } })
  expect(await pagesCalled('Padam')).toBe(1)
})

test('a page refused for its link can be sent again with the same key once the link is free', async () => {
  const key = newKey()
  const page = { kind: 'exclusive', name: 'Tautan lama', link_landing_page: 'dipakai' }
  const first = await post(rani, '/admin/landing-pages', page, newKey())
  const later = { ...page, name: 'Tautan baru' }

  expect((await post(rani, '/admin/landing-pages', later, key)).status).toBe(409)
  const { id } = (first.body.data as { page: { id: string } }).page
  await rani.send('PATCH', `/admin/landing-pages/${id}`, { link_landing_page: 'pindah' })
  expect((await post(rani, '/admin/landing-pages', later, key)).status).toBe(201)
})

test('without a session a key is ignored, and so it is where nothing is made', async () => {
  const key = newKey()
  const signIn = { email: rani.admin.email, password: 'NaikKelas2026!' }
  const [one, other] = [app.visitor(), app.visitor()]

  expect((await one.send('POST', '/admin/sign-in', signIn, { 'idempotency-key': key })).status).toBe(200)
  const second = await other.send('POST', '/admin/sign-in', signIn, { 'idempotency-key': key })
  expect([second.status, second.headers.getSetCookie().length > 0]).toEqual([200, true])
  const { rows } = await app.database.pool.query('SELECT 1 FROM idempotency_keys WHERE key = $1', [key])
  expect(rows).toEqual([])
})

test.each(['', 'a b', 'ä', 'a'.repeat(201)])('the key %j is refused', async (key) => {
  expect((await post(rani, '/admin/instructors', teacher('Kunci'), key)).status).toBe(422)
})
