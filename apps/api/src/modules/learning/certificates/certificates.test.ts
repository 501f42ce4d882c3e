import type { CertificatePage, CheckedCertificate, OwnCertificate } from '@naikkelas/contract/learning'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { courseValue, makeSellable } from '../../../testing/catalogue-factories.ts'
import { certificateOf, completeCourse } from '../../../testing/certificate-factories.ts'
import { factoryPassword } from '../../../testing/factories.ts'
import { mailsTo, makeLearner, signedInLearner } from '../../../testing/learner-factories.ts'
import { textOf } from '../../../testing/pdf-text.ts'
import { type Browser, createTestApp } from '../../../testing/test-app.ts'

let now = new Date('2026-11-27T05:00:00.000Z')
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const admin = await app.signedIn()
const visitor = app.visitor()

const newCourse = (name?: string) => makeSellable(admin, courseValue(name === undefined ? {} : { name }))
const named = (name = 'Dewi Lestari') => signedInLearner(app, { name })

const check = (typed: string, browser: Pick<Browser, 'get'> = visitor) =>
  browser.get(`/certificates?number_or_code=${encodeURIComponent(typed)}`)
const checked = async (typed: string) =>
  (await check(typed)).body.data as { certificate: CheckedCertificate; code: string | null }

async function fileOf({ cookies }: Pick<Browser, 'cookies'>, path: string) {
  const cookie = [...cookies].map((one) => one.join('=')).join('; ')
  return app.fetch(new Request(`http://localhost/api${path}`, { headers: { cookie } }), {
    clientAddress: '203.0.113.7',
  })
}

test('a completed course gives one certificate, with the next number of its course and year, and a mail', async () => {
  const course = await newCourse('Toko Ramai')
  const [first, second] = [await named('Dewi Lestari'), await named('Suharto')]
  now = new Date('2026-12-31T16:59:00.000Z')
  const own = await completeCourse(app, first, course)
  expect(own).toMatchObject({
    number: `NK/2026/${course.number}/000001`,
    code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{16}$/),
    course: 'Toko Ramai',
    name: 'Dewi Lestari',
    isRevoked: false,
    isListed: false,
    isNamed: true,
    isNameOutdated: false,
  })
  expect(await completeCourse(app, first, course)).toEqual(own)
  expect((await completeCourse(app, second, course)).number).toBe(`NK/2026/${course.number}/000002`)
  // A minute later it is another year in Jakarta.
  now = new Date('2026-12-31T17:00:00.000Z')
  expect((await completeCourse(app, await named(), course)).number).toBe(`NK/2027/${course.number}/000001`)
  const [mail, ...others] = (await mailsTo(app, first.learner.email)).filter(({ subject }) =>
    /^Sertifikat/.test(subject),
  )
  expect(mail?.subject).toBe('Sertifikat Anda siap: Toko Ramai')
  expect(mail?.text).toContain(`/verifikasi-sertifikat/${own.code}`)
  expect(others).toEqual([])
})

test('completions at the same time give one certificate each, numbered without a gap', async () => {
  const course = await newCourse()
  const desks = await Promise.all(Array.from({ length: 5 }, () => named()))
  for (let round = 0; round < 4; round += 1)
    await Promise.all(desks.flatMap((desk) => [completeCourse(app, desk, course), completeCourse(app, desk, course)]))
  const { rows } = await app.database.queries.execute(
    sql`SELECT sequence FROM certificates WHERE course_number = ${course.number} ORDER BY sequence`,
  )
  expect(rows).toEqual([1, 2, 3, 4, 5].map((sequence) => ({ sequence })))
})

test('a learner who wants no mails of learning has the certificate without one', async () => {
  const desk = await named()
  await desk.post('/me/notifications', { kind: 'learning', channel: 'email', isOn: false })
  await completeCourse(app, desk, await newCourse())
  const subjects = (await mailsTo(app, desk.learner.email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.startsWith('Sertifikat'))).toEqual([])
})

test('the code shows the whole name, the number alone a shortened one, and neither the e-mail', async () => {
  const course = await newCourse('Foto Produk')
  const desk = await named('Dewi Ayu Lestari')
  const own = await completeCourse(app, desk, course)
  const byCode = await checked(own.code)
  expect(byCode).toMatchObject({ code: own.code, certificate: { name: 'Dewi Ayu Lestari', isRevoked: false } })
  const typed = own.code.toLowerCase().replace(/(.{4})/g, '$1 - ')
  expect(await checked(typed)).toEqual(byCode)
  const byNumber = await checked(own.number.toLowerCase().replaceAll('/', '-'))
  expect(byNumber).toEqual({ code: null, certificate: { ...byCode.certificate, name: 'Dewi L.' } })
  const page = (await visitor.get(`/certificates/${own.code}`)).body.data as CertificatePage
  expect(page).toMatchObject({ name: 'Dewi Ayu Lestari', number: own.number, isListed: false })
  expect(page.courseAddress).toContain('/kelas/')
  expect(JSON.stringify([byCode, byNumber, page])).not.toContain(desk.learner.email)
})

test('what is not there is answered the same, whatever was typed', async () => {
  const answers = await Promise.all(
    ['NK/2026/1/999999', '0000000000000000', 'bukan kode', "' OR 1=1 --", '<script>', '%', '😀'].map((typed) =>
      check(typed),
    ),
  )
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toHaveLength(1)
  expect(answers[0]?.status).toBe(404)
  expect((await visitor.get('/certificates/0000000000000000')).status).toBe(404)
  for (const path of [
    '/certificates',
    '/certificates?number_or_code=',
    `/certificates?number_or_code=${'A'.repeat(61)}`,
  ])
    expect((await visitor.get(path)).status).toBe(422)
  expect((await visitor.get('/certificates/pendek')).status).toBe(404)
})

test('an address that asks too often waits, with a sentence that says so', async () => {
  const request = () => new Request('http://localhost/api/certificates?number_or_code=NK/2026/1/999999')
  const ask = () => app.fetch(request(), { clientAddress: '198.51.100.77' })
  for (let hit = 0; hit < 60; hit += 1) expect((await ask()).status).toBe(404)
  const refused = await ask()
  expect(refused.status).toBe(429)
  expect(((await refused.json()) as { message: string }).message).toMatch(/coba lagi/i)
  expect((await check('NK/2026/1/999999')).status).toBe(404)
})

test('the PDF says what the certificate says, on one page, and is its owner’s and the team’s alone', async () => {
  const desk = await named("Ni Luh Putu D'Angelo-Wiratama")
  const own = await completeCourse(app, desk, await newCourse('Kelas “Jualan” & <b>Promosi</b>'))
  const response = await fileOf(desk, `/me/certificates/${own.id}/file`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="Sertifikat-${own.number.replaceAll('/', '-')}.pdf"`,
  )
  const bytes = new Uint8Array(await response.arrayBuffer())
  const pages = Buffer.from(bytes)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)
  expect(pages).toHaveLength(1)
  const words = textOf(bytes).replaceAll('\n', ' ')
  for (const said of ["Ni Luh Putu D'Angelo-Wiratama", own.number, '1 Januari 2027', 'Sertifikat Kelulusan'])
    expect(words).toContain(said)
  expect(words.replace(/\s+/g, ' ')).toContain('Kelas “Jualan” & <b>Promosi</b>')
  expect(words).not.toContain(desk.learner.email)
  expect((await fileOf(admin, `/admin/certificates/${own.id}/file`)).status).toBe(200)
  expect((await fileOf(await named(), `/me/certificates/${own.id}/file`)).status).toBe(404)
  expect((await fileOf(visitor, `/me/certificates/${own.id}/file`)).status).toBe(401)
})

test.each([
  'W'.repeat(80),
  'Raden Ajeng Siti Nurhaliza Kusumawardhani binti Prawirodirdjo Hadiningrat Wirata',
  'Nguyễn Thị Ánh',
  'Дмитрий Шостакович',
  'Ελένη Παπαδοπούλου',
  'Łukasz Žižka-Șerban',
  ') Tj ET (\\ Sari',
])('%s fits a page', async (name) => {
  const desk = await named(name)
  const own = await completeCourse(app, desk, await newCourse('Strategi '.repeat(8).trim()))
  const response = await fileOf(desk, `/me/certificates/${own.id}/file`)
  // A bar is no letter of a name.
  if (/[\\|]/.test(name)) return expect(response.status).toBe(409)
  const text = textOf(new Uint8Array(await response.arrayBuffer()))
  expect(text).not.toContain('\ufffd')
  expect(text.replace(/\s+/g, '')).toContain(name.replace(/\s+/g, ''))
})

test('a certificate without a name that can be printed has no file until the account has one', async () => {
  const desk = await named('dewi123')
  const own = await completeCourse(app, desk, await newCourse())
  expect(own.isNamed).toBe(false)
  const refused = await fileOf(desk, `/me/certificates/${own.id}/file`)
  expect([refused.status, ((await refused.json()) as { data: { code: string } }).data.code]).toEqual([
    409,
    'certificate_unnamed',
  ])
  expect((await desk.post(`/me/certificates/${own.id}/reissue`)).status).toBe(409)
  await desk.patch('/me', { name: '王小明' })
  expect((await desk.post(`/me/certificates/${own.id}/reissue`)).status).toBe(409)
  await desk.patch('/me', { name: 'Dewi Lestari' })
  expect((await desk.post(`/me/certificates/${own.id}/reissue`)).status).toBe(200)
  expect((await fileOf(desk, `/me/certificates/${own.id}/file`)).status).toBe(200)
})

test('a changed name comes onto the certificate when its owner asks; number, code and day stay', async () => {
  const desk = await named('Dewi Lestari')
  const course = await newCourse()
  const before = await completeCourse(app, desk, course)
  await desk.patch('/me', { name: 'Dewi Kartika' })
  expect(await certificateOf(desk, course)).toMatchObject({ name: 'Dewi Lestari', isNameOutdated: true })
  now = new Date(now.getTime() + 86_400_000)
  const reply = await desk.post(`/me/certificates/${before.id}/reissue`)
  expect(reply.body.data).toEqual({ ...before, name: 'Dewi Kartika', issuedAt: now.toISOString() })
  expect((await checked(before.code)).certificate.name).toBe('Dewi Kartika')
  const { rows } = await app.database.queries.execute(
    sql`SELECT endpoint FROM audit_entries WHERE record_id = ${before.id}`,
  )
  expect(rows).toEqual([{ endpoint: 'POST /me/certificates/{certificateId}/reissue' }])
})

test('its owner decides whether search engines may show the page', async () => {
  const desk = await named()
  const own = await completeCourse(app, desk, await newCourse())
  const listing = (isListed: unknown, browser: Browser = desk) =>
    browser.send('PUT', `/me/certificates/${own.id}/listing`, { isListed })
  expect((await listing(true)).status).toBe(200)
  expect((await visitor.get(`/certificates/${own.code}`)).body.data).toMatchObject({ isListed: true })
  expect((await listing(false)).body.data).toMatchObject({ isListed: false } satisfies Partial<OwnCertificate>)
  expect((await listing('ya')).status).toBe(422)
  expect((await listing(true, await named())).status).toBe(404)
  expect((await listing(true, visitor)).status).toBe(401)
})

test('the certificate of a deleted account says that a course was completed, and by no one', async () => {
  const desk = await named('Dewi Lestari')
  const own = await completeCourse(app, desk, await newCourse('Kelas Abadi'))
  await desk.send('PUT', `/me/certificates/${own.id}/listing`, { isListed: true })
  await desk.post('/me/deletion', { currentPassword: factoryPassword })
  now = new Date(now.getTime() + 15 * 86_400_000)
  await app.database.queries.execute(sql`
    UPDATE learner_users SET deletion_requested_at = ${new Date(now.getTime() - 15 * 86_400_000)} WHERE id = ${desk.learner.id}`)
  await app.tidy()
  const { certificate } = await checked(own.code)
  expect(certificate).toMatchObject({ name: null, course: 'Kelas Abadi', isRevoked: false, number: own.number })
  expect((await visitor.get(`/certificates/${own.code}`)).body.data).toMatchObject({ name: null, isListed: false })
  expect((await fileOf(admin, `/admin/certificates/${own.id}/file`)).status).toBe(409)
})

test('of two accounts of one person the first certificate of a course stays, and names the one to go by', async () => {
  const course = await newCourse()
  const other = await newCourse()
  const [survivor, merged] = [await named('Dewi Lestari'), await named('Dewi L.')]
  const first = await completeCourse(app, merged, course)
  now = new Date(now.getTime() + 1_000)
  const second = await completeCourse(app, survivor, course)
  const only = await completeCourse(app, merged, other)
  const reason = 'Orang yang sama, sudah dikonfirmasi'
  const reply = await admin.post(`/admin/users/${survivor.learner.id}/merge`, {
    mergedUserId: merged.learner.id,
    reason,
  })
  expect(reply.status).toBe(200)
  expect((await certificateOf(survivor, course)).number).toBe(first.number)
  expect((await certificateOf(survivor, other)).number).toBe(only.number)
  expect((await checked(second.code)).certificate).toMatchObject({ isRevoked: true, name: null })
  expect((await checked(first.code)).certificate).toMatchObject({ isRevoked: false })
})

test('number, code and completion never change, and no certificate is deleted', async () => {
  const own = await completeCourse(app, await named(), await newCourse())
  const { queries } = app.database
  for (const statement of [
    sql`UPDATE certificates SET sequence = 9 WHERE id = ${own.id}`,
    sql`UPDATE certificates SET code = '0000000000000000' WHERE id = ${own.id}`,
    sql`UPDATE certificates SET completed_at = now() WHERE id = ${own.id}`,
    sql`DELETE FROM certificates WHERE id = ${own.id}`,
  ])
    await expect(queries.execute(statement)).rejects.toThrow()
})

test('who is gone, or has completed what is no course, gets none', async () => {
  const learner = await makeLearner(app)
  const at = now.toISOString()
  const complete = (learnerId: string, courseId: string) =>
    app.context.unitOfWork(({ emit }) => emit('course.completed', { learnerId, courseId, at }))
  const { id } = await newCourse()
  await complete(crypto.randomUUID(), id)
  await complete(learner.id, crypto.randomUUID())
  const { rows } = await app.database.queries.execute(
    sql`SELECT FROM certificates WHERE learner_id = ${learner.id} OR course_id = ${id}`,
  )
  expect(rows).toEqual([])
})
