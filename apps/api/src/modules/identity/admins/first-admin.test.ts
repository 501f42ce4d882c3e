import { expect, test } from 'vitest'
import { databaseOfThisTest } from '../../../testing/test-database.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { seedDatabase } from '../../../seed/index.ts'

const account = { name: 'Pemilik', email: 'pemilik@contoh.test', password: 'sebuah kalimat yang panjang' }

async function installation() {
  const database = await databaseOfThisTest()
  const app = await createTestApp({ database, overrides: { appEnv: 'production' } })
  // The code is what these are about, not the pages that an installation begins with.
  const [note = ''] = await seedDatabase(app, { hasFixedPages: false })
  return { app, token: note.split('one-time code: ')[1] ?? '' }
}

test('a real installation has no account until its one-time code makes the first', async () => {
  const { app, token } = await installation()
  expect(
    (await app.visitor().post('/admin/sign-in', { email: 'admin@naikkelas.test', password: 'NaikKelas2026!' })).status,
  ).toBe(401)
  const owner = app.visitor()

  const reply = await owner.post('/admin/first', { token, ...account })

  expect(reply).toMatchObject({ status: 201, body: { data: { email: account.email, role: 0 } } })
  expect((await owner.get('/admin/me')).status).toBe(200)
  expect(await seedDatabase(app, { hasFixedPages: false })).toEqual([])
})

test('the code works once, also for two simultaneous uses', async () => {
  const { app, token } = await installation()

  const replies = await Promise.all(
    ['satu', 'dua'].map((who) =>
      app.visitor().post('/admin/first', { token, ...account, email: `${who}@contoh.test` }),
    ),
  )

  expect(replies.map(({ status }) => status).sort()).toEqual([201, 422])
})

test('a wrong code is refused beside its field and leaves the right one in use', async () => {
  const { app, token } = await installation()

  const refused = await app.visitor().post('/admin/first', { token: 'tebakan', ...account })

  expect(refused).toMatchObject({
    status: 422,
    body: { data: { fields: [{ path: 'token', message: 'Kode awal tidak cocok atau sudah dipakai' }] } },
  })
  expect((await app.visitor().post('/admin/first', { token, ...account })).status).toBe(201)
})

test('the eleventh guess from one address waits', async () => {
  const { app } = await installation()
  for (let guess = 0; guess < 10; guess++)
    await app.visitor().post('/admin/first', { token: `tebakan ${guess}`, ...account })

  expect((await app.visitor().post('/admin/first', { token: 'tebakan terakhir', ...account })).status).toBe(429)
})

test('a new start before anyone used the code prints another, and the former is void', async () => {
  const { app, token } = await installation()
  const [note = ''] = await seedDatabase(app, { hasFixedPages: false })

  expect((await app.visitor().post('/admin/first', { token, ...account })).status).toBe(422)
  expect(
    (await app.visitor().post('/admin/first', { token: note.split('one-time code: ')[1], ...account })).status,
  ).toBe(201)
})
