import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { factoryPassword } from '../../../testing/factories.ts'
import { mailedToken, mailsTo, signedInLearner, signInAs } from '../../../testing/learner-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

let now = new Date('2026-11-24T09:00:00Z')
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000)

const isStored = async (email: string) => {
  const { rows } = await app.database.queries.execute(sql`SELECT 1 FROM learner_users WHERE email = ${email}`)
  return rows.length === 1
}

test('an account is closed at once and erased after two weeks', async () => {
  const desk = await signedInLearner(app)
  const { email } = desk.learner

  const closed = await desk.post('/me/deletion', { currentPassword: factoryPassword })

  expect(closed).toMatchObject({ status: 200, body: { data: { erasedAt: inDays(14).toISOString() } } })
  expect((await desk.get('/me')).status).toBe(401)
  expect((await app.visitor().post('/login', { email, password: factoryPassword })).status).toBe(403)
  now = inDays(13)
  await app.tidy()
  expect(await isStored(email)).toBe(true)
  now = inDays(2)
  await app.tidy()
  expect(await isStored(email)).toBe(false)
})

test('the mailed link opens a closed account again, once', async () => {
  const desk = await signedInLearner(app)
  await desk.post('/me/deletion', { currentPassword: factoryPassword })
  const token = await mailedToken(app, desk.learner.email)

  expect((await app.visitor().post('/deletions/cancel', { token })).status).toBe(200)

  expect((await mailsTo(app, desk.learner.email)).map(({ subject }) => subject)).toEqual([
    'Akun Naikkelas Anda ditutup',
    'Akun Naikkelas Anda dibuka lagi',
  ])
  await signInAs(app.visitor(), desk.learner.email)
  now = inDays(20)
  await app.tidy()
  expect(await isStored(desk.learner.email)).toBe(true)
  expect((await app.visitor().post('/deletions/cancel', { token })).status).toBe(422)
})

test('closing an account and copying its data ask for the password', async () => {
  const desk = await signedInLearner(app)
  for (const path of ['/me/deletion', '/me/data'])
    expect(await desk.post(path, { currentPassword: 'bukan ini' })).toMatchObject({
      status: 422,
      body: { data: { fields: [{ path: 'currentPassword' }] } },
    })
  expect(await mailsTo(app, desk.learner.email)).toEqual([])
})

test('the copy of the own data has every part and no secret', async () => {
  const desk = await signedInLearner(app)
  await desk.post('/guide', { type: 1 })
  await desk.post('/me/consents', { purpose: 'product_news', isGiven: true })

  const { body } = await desk.post('/me/data', { currentPassword: factoryPassword })

  const { parts } = body.data as { parts: { name: string; records: Record<string, unknown>[] }[] }
  expect(parts.map(({ name, records }) => [name, records.length])).toEqual([
    ['Perubahan yang Anda lakukan', 1],
    ['Akun', 1],
    ['Verifikasi dua langkah', 0],
    ['Passkey', 0],
    ['Akun Google yang ditautkan', 0],
    ['Perangkat yang masuk', 1],
    ['Persetujuan', 1],
    ['Panduan yang selesai', 1],
    ['Akun yang digabungkan', 0],
    ['Alamat', 0],
    ['Pilihan pemberitahuan', 0],
    ['Mitra', 0],
    ['Catatan tim tentang Anda', 0],
    ['Dilihat oleh tim', 0],
    ['Pembelian', 0],
    ['Yang dimiliki', 0],
    ['Kode afiliasi', 0],
    ['Kupon pribadi', 0],
    ['Kupon yang dipakai', 0],
    ['Checkout yang diingatkan', 0],
    ['Ulasan', 0],
    ['Akses dari tim', 0],
    ['Simpanan', 0],
    ['Berkas', 0],
    ['Nilai', 0],
    ['Pengingat belajar', 0],
    ['Kemajuan belajar', 0],
    ['Jawaban kuis', 0],
    ['Tugas', 0],
    ['Catatan materi', 0],
    ['Pertanyaan materi', 0],
    ['Tiket acara', 0],
    ['Sertifikat', 0],
  ])
  expect(parts[1]?.records[0]).toMatchObject({ email: desk.learner.email, name: desk.learner.name })
  expect(JSON.stringify(parts)).not.toMatch(/hash|token|password/)
})

test('consents are kept as a history, of which the latest holds', async () => {
  const desk = await signedInLearner(app)
  await desk.post('/me/consents', { purpose: 'product_news', isGiven: true })
  const withdrawn = await desk.post('/me/consents', { purpose: 'product_news', isGiven: false })

  expect(withdrawn.body.data).toMatchObject([{ purpose: 'product_news', isGiven: false }])
  const { rows } = await app.database.queries.execute(
    sql`SELECT is_given FROM learner_consents WHERE learner_id = ${desk.learner.id} ORDER BY at, id`,
  )
  expect(rows).toEqual([{ is_given: true }, { is_given: false }])
  expect((await desk.post('/me/consents', { purpose: 'terms_and_privacy', isGiven: false })).status).toBe(422)
})

test('files of an erased account are deleted, those of others stay', async () => {
  const [desk, other] = [await signedInLearner(app), await signedInLearner(app)]
  for (const { learner } of [desk, other])
    await app.database.queries.execute(sql`
      INSERT INTO files (id, type, directory, name, content_type, sha256, byte_count, owner_realm, owner_id, created_at)
      VALUES (gen_random_uuid(), 1, 'avatar', 'foto.png', 'image/png', 'x', 1, 'learner', ${learner.id}, now())`)

  await desk.post('/me/deletion', { currentPassword: factoryPassword })
  now = inDays(15)
  await app.tidy()

  const { rows } = await app.database.queries.execute(sql`SELECT owner_id FROM files`)
  expect(rows).toEqual([{ owner_id: other.learner.id }])
})

test('a copy of the own data is announced by mail, so that one taken by a stranger is noticed', async () => {
  const desk = await signedInLearner(app)
  await desk.post('/me/data', { currentPassword: factoryPassword })

  expect((await mailsTo(app, desk.learner.email)).map(({ subject }) => subject)).toEqual([
    'Salinan data Naikkelas Anda sudah diunduh',
  ])
})
