import { type Applicant, applicantMonths, applicationConsent } from '@naikkelas/contract/content'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { publishVacancy } from '../../../testing/content-factories.ts'
import { pdf, readAddress, sendParts } from '../../../testing/file-uploads.ts'
import { createTestApp, type Reply } from '../../../testing/test-app.ts'

const DAY_MS = 86_400_000
const start = new Date('2026-11-20T05:00:00.000Z')
let now = start
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const desk = await app.signedIn()
const visitor = app.visitor()
beforeEach(async () => {
  now = start
  // A network sends few applications in an hour.
  await app.database.queries.execute(sql`DELETE FROM rate_limits`)
})

const fieldsIn = (reply: Reply) => (reply.body.data as { fields?: unknown }).fields
const listed = async (query = '') =>
  ((await desk.get(`/admin/applicants${query}`)).body.data as { items: Applicant[] }).items
const mailsTo = async (address: string) => {
  const { rows } = await app.database.queries.execute(
    sql`SELECT subject, text_body FROM mails WHERE recipient_email = ${address} ORDER BY id`,
  )
  return rows as { subject: string; text_body: string }[]
}

const idIn = (address: string | null) => address?.split('/').at(-1) ?? ''

/** A CV that no application names yet. */
async function upload(): Promise<string> {
  const { address } = await sendParts(app, null, '/uploads', [
    ['type', '8'],
    ['file', pdf(), 'CV Ayu.pdf', 'application/pdf'],
  ])
  return idIn(address)
}

const person = {
  name: 'Ayu Puspita',
  email: 'ayu@contoh.id',
  whatsapp: '081234567890',
  city: 'Sleman',
  message: 'Halo,\nsaya tertarik.',
  consent: true,
}
const applyTo = async (number: number, given: Record<string, unknown> = {}) =>
  visitor.post(`/vacancies/${number}/applications`, { ...person, fileId: await upload(), ...given })

test('an application is stored with its CV and the words agreed to, and confirmed by one mail', async () => {
  const { id, number, value } = await publishVacancy(desk, { title: 'Penulis' })
  expect(await applyTo(number)).toMatchObject({ status: 201, body: { data: null } })
  const [applicant, ...others] = await listed(`?vacancyId=${id}`)
  expect(others).toEqual([])
  expect(applicant).toMatchObject({
    vacancy: { id, title: value.title },
    name: 'Ayu Puspita',
    email: 'ayu@contoh.id',
    whatsapp: '6281234567890',
    message: 'Halo,\nsaya tertarik.',
    consentText: applicationConsent,
    status: 'new',
    file: { name: 'CV Ayu.pdf' },
  })
  const [mail, ...more] = await mailsTo('ayu@contoh.id')
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Lamaran Anda sudah kami terima: Penulis')
  expect(mail?.text_body).toContain(`http://localhost:3000/karir/${number}`)
  const counted = await desk.get(`/admin/vacancies/${id}`)
  expect(counted.body.data).toMatchObject({ applicantCount: 1 })
})

test('the CV opens for those who manage careers, and for no other account', async () => {
  const { id, number } = await publishVacancy(desk)
  await applyTo(number, { email: 'berkas@contoh.id' })
  const address = (await listed(`?vacancyId=${id}`))[0]?.file?.address ?? ''
  const chooser = await app.signedIn({ role: 1, menus: [{ menu: 'careers', capability: 'manage' }] })
  const reader = await app.signedIn({ role: 1, menus: [{ menu: 'careers', capability: 'view' }] })
  const statuses = []
  for (const by of [chooser, reader, null]) statuses.push((await readAddress(app, by, address)).status)
  expect(statuses).toEqual([200, 404, 401])
})

test('who applies twice is answered alike, and the first application is kept', async () => {
  const { id, number } = await publishVacancy(desk)
  await applyTo(number, { email: 'dua@contoh.id', message: 'Pertama' })
  expect((await applyTo(number, { email: 'DUA@contoh.id', message: 'Kedua' })).status).toBe(201)
  expect((await listed(`?vacancyId=${id}`)).map(({ message }) => message)).toEqual(['Pertama'])
  expect(await mailsTo('dua@contoh.id')).toHaveLength(1)
})

test('a CV is one application’s, sent within the hour; other files are no CV', async () => {
  const { number } = await publishVacancy(desk)
  const fileId = await upload()
  expect((await applyTo(number, { email: 'satu@contoh.id', fileId })).status).toBe(201)
  const refusals = [await applyTo(number, { email: 'lain@contoh.id', fileId })]
  refusals.push(await applyTo(number, { email: 'lain@contoh.id', fileId: randomUUID() }))
  const general = await sendParts(app, desk, '/uploads', [
    ['type', '1'],
    ['file', pdf(), 'panduan.pdf', 'application/pdf'],
  ])
  refusals.push(await applyTo(number, { email: 'lain@contoh.id', fileId: idIn(general.address) }))
  const old = await upload()
  now = new Date(start.getTime() + 2 * 3_600_000)
  refusals.push(await applyTo(number, { email: 'lain@contoh.id', fileId: old }))
  const message = 'CV ini tidak ditemukan. Pilih lagi berkasnya.'
  expect(refusals.map((reply) => [reply.status, fieldsIn(reply)])).toEqual(
    refusals.map(() => [422, [{ path: 'fileId', message }]]),
  )
})

test('a closed vacancy takes no application, and an unknown one is not found', async () => {
  const { number } = await publishVacancy(desk, { closesAt: new Date(start.getTime() + DAY_MS).toISOString() })
  const fileId = await upload()
  expect((await applyTo(999_999, { fileId })).status).toBe(404)
  now = new Date(start.getTime() + DAY_MS)
  expect(await applyTo(number)).toMatchObject({ status: 404, body: { data: { code: 'vacancy_closed' } } })
})

test('every field is checked, and agreement is asked for', async () => {
  const { number } = await publishVacancy(desk)
  const reply = await applyTo(number, { name: ' ', email: 'ayu@contoh', whatsapp: '+62+81', consent: false })
  expect(fieldsIn(reply)).toEqual([
    { path: 'name', message: 'Nama harus diisi' },
    { path: 'email', message: 'Periksa kembali alamat e-mail Anda' },
    { path: 'whatsapp', message: "Simbol '+' hanya bisa diawal nomor" },
    { path: 'consent', message: 'Centang persetujuan agar lamaran dapat dikirim' },
  ])
})

test('status and note are kept, and who saves second gets both values', async () => {
  const { id, number } = await publishVacancy(desk)
  await applyTo(number, { email: 'status@contoh.id' })
  const applicantId = (await listed(`?vacancyId=${id}`))[0]?.id ?? ''
  const path = `/admin/applicants/${applicantId}`
  const body = { status: 'interview', note: 'Senin pukul 10', version: 1 }
  expect((await desk.send('PATCH', path, body)).body.data).toMatchObject({ status: 'interview', version: 2 })
  expect(await desk.send('PATCH', path, { ...body, note: 'Selasa' })).toMatchObject({
    status: 409,
    body: { data: { code: 'content_changed', theirs: { note: 'Senin pukul 10' } } },
  })
  expect((await listed(`?vacancyId=${id}&status=interview`)).length).toBe(1)
  expect((await listed(`?vacancyId=${id}&status=new`)).length).toBe(0)
  // Audit entries outlive what was erased.
  const { rows } = await app.database.queries.execute(
    sql`SELECT before, after FROM audit_entries WHERE record_id = ${applicantId}`,
  )
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toMatch(/Ayu|contoh\.id|Senin/)
})

test('personal data and the CV are erased by hand, and the application stays counted', async () => {
  const { id, number } = await publishVacancy(desk)
  await applyTo(number, { email: 'hapus@contoh.id' })
  const [applicant] = await listed(`?vacancyId=${id}`)
  const erased = await desk.post(`/admin/applicants/${applicant?.id}/anonymize`)
  expect(erased.body.data).toMatchObject({ name: '', email: '', whatsapp: '', message: '', file: null })
  expect((await readAddress(app, desk, applicant?.file?.address ?? '')).status).toBe(404)
  expect((await listed(`?vacancyId=${id}`)).length).toBe(1)
  // Their place is free again.
  expect((await applyTo(number, { email: 'hapus@contoh.id' })).status).toBe(201)
})

test('what is older than its time is erased by itself, and CVs that were never sent after a day', async () => {
  const { id, number } = await publishVacancy(desk)
  await applyTo(number, { email: 'lama@contoh.id' })
  const left = await upload()
  now = new Date(start.getTime() + 2 * DAY_MS)
  await applyTo(number, { email: 'baru@contoh.id' })
  await app.tidy()
  const isThere = async (fileId: string) => (await readAddress(app, desk, `/api/files/${fileId}`)).status === 200
  expect(await isThere(left)).toBe(false)
  expect((await listed(`?vacancyId=${id}`)).map(({ email }) => email)).toEqual(['baru@contoh.id', 'lama@contoh.id'])
  now = new Date(start)
  now.setUTCMonth(now.getUTCMonth() + applicantMonths)
  now = new Date(now.getTime() + DAY_MS)
  await app.tidy()
  // The session of the desk has ended by then.
  const { rows } = await app.database.queries.execute(
    sql`SELECT email, file_id FROM applicants WHERE vacancy_id = ${id} ORDER BY sent_at`,
  )
  expect(rows[0]).toEqual({ email: '', file_id: null })
  expect(rows[1]).toMatchObject({ email: 'baru@contoh.id' })
})

test('the export has those that the list has, without erased ones, and no formula', async () => {
  const { id, number } = await publishVacancy(desk)
  await applyTo(number, { email: 'ekspor@contoh.id', name: '=HYPERLINK("x")' })
  await applyTo(number, { email: 'gone@contoh.id' })
  const gone = (await listed(`?vacancyId=${id}`)).find(({ email }) => email === 'gone@contoh.id')
  await desk.post(`/admin/applicants/${gone?.id}/anonymize`)
  const cookie = [...desk.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await app.fetch(
    new Request(`http://localhost:3000/api/admin/applicants.csv?vacancyId=${id}`, { headers: { cookie } }),
    { clientAddress: '203.0.113.7' },
  )
  expect(answer.headers.get('content-disposition')).toContain('pelamar-2026-11-20.csv')
  const lines = (await answer.text()).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain('ekspor@contoh.id')
  expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`)
})

test('401 without a session, 403 without managing careers, 404 for an unknown id, 422 for what cannot be', async () => {
  const unknown = `/admin/applicants/${randomUUID()}`
  const reader = await app.signedIn({ role: 1, menus: [{ menu: 'careers', capability: 'view' }] })
  const statusesOf = async (by: Pick<typeof desk, 'get' | 'post' | 'send'>) => [
    (await by.get('/admin/applicants')).status,
    (await by.send('PATCH', unknown, { status: 'new', note: '', version: 1 })).status,
    (await by.post(`${unknown}/anonymize`)).status,
  ]
  expect(await statusesOf(app.visitor())).toEqual([401, 401, 401])
  expect(await statusesOf(reader)).toEqual([403, 403, 403])
  expect(await statusesOf(desk)).toEqual([200, 404, 404])
  expect((await desk.send('PATCH', unknown, { status: 'hired', note: '', version: 1 })).status).toBe(422)
  expect((await desk.get('/admin/applicants?vacancyId=1')).status).toBe(422)
})
