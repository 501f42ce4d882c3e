import type { Certificate } from '@naikkelas/contract/learning'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { courseValue, makeSellable } from '../../../testing/catalogue-factories.ts'
import { completeCourse } from '../../../testing/certificate-factories.ts'
import { signedInLearner } from '../../../testing/learner-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

let now = new Date('2026-11-27T05:00:00.000Z')
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const admin = await app.signedIn()
const visitor = app.visitor()

const list = async (query: string) => {
  const reply = await admin.get(`/admin/certificates${query}`)
  expect(reply.status).toBe(200)
  return reply.body.data as { items: Certificate[]; next: string | null; previous: string | null }
}
const found = async (query: string) => (await list(query)).items.map(({ number }) => number)

async function issued(name = 'Dewi Lestari', course = 'Kelas') {
  now = new Date(now.getTime() + 1_000)
  const record = await makeSellable(admin, courseValue({ name: course }))
  const desk = await signedInLearner(app, { name })
  const own = await completeCourse(app, desk, record)
  const [certificate] = (await list(`?search=${own.code}`)).items
  if (!certificate) throw new Error('it is not in the list')
  return { desk, course: record, certificate }
}

test('certificates are found by number, code, name and course, and narrowed down by state and course', async () => {
  const { certificate, course } = await issued('Raka Wijaya', 'Iklan yang laku')
  const other = await issued('Citra Ayu', 'Foto 100% produk')
  const { number, code } = certificate
  for (const search of [number, number.toLowerCase().replaceAll('/', '-'), code.toLowerCase(), 'raka', 'yang LAKU'])
    expect(await found(`?search=${encodeURIComponent(search)}`)).toEqual([number])
  expect(await found(`?search=${encodeURIComponent('100%')}`)).toEqual([other.certificate.number])
  expect(await found('?search=_')).toEqual([])
  expect(await found(`?courseId=${course.id}`)).toEqual([number])
  expect(await found('?state=revoked')).toEqual([])
  expect((await found('?state=valid')).slice(0, 2)).toEqual([other.certificate.number, number])
  for (const query of ['?state=lain', '?after=x', '?courseId=1', '?asing=1'])
    expect((await admin.get(`/admin/certificates${query}`)).status).toBe(422)
})

test('the list is read in pages, in both directions', async () => {
  const course = await makeSellable(admin, courseValue())
  const { learner } = await signedInLearner(app)
  await app.database.queries.execute(sql`
    INSERT INTO certificates (id, year, course_number, sequence, code, learner_id, learner_name, course_name, completed_at,
      issued_at, look)
    SELECT gen_random_uuid(), 2025, ${course.number}, n, upper(substr(md5(n::text), 1, 16)), ${learner.id}, 'Banyak', 'Banyak kelas',
      '2025-01-01', '2025-01-01',
      '{"layout":"pita","accent":"laut","heading":"A","sentence":"B","signerName":"C","signerTitle":""}'
    FROM generate_series(1, 120) n`)
  const sequences = ({ items }: { items: Certificate[] }) => items.map(({ number }) => Number(number.slice(-6)))
  const first = await list('?search=Banyak')
  const second = await list(`?search=Banyak&after=${first.next}`)
  const third = await list(`?search=Banyak&after=${second.next}`)
  expect([first, second, third].flatMap(sequences)).toEqual(Array.from({ length: 120 }, (_, at) => 120 - at))
  expect([first.previous, third.next]).toEqual([null, null])
  expect(sequences(await list(`?search=Banyak&before=${third.previous}`))).toEqual(sequences(second))
})

test('a revoked certificate stays and says that it was revoked; restored it is valid again', async () => {
  const { certificate, desk } = await issued()
  const { id, code, version } = certificate
  const reply = await admin.post(`/admin/certificates/${id}/revoke`, { reason: 'Diterbitkan keliru', version })
  expect(reply.body.data).toMatchObject({
    number: certificate.number,
    revoked: { reason: 'Diterbitkan keliru', by: admin.admin.name, at: now.toISOString() },
  })
  const page = await visitor.get(`/certificates/${code}`)
  expect(page.body.data).toMatchObject({ isRevoked: true, name: 'Dewi Lestari' })
  expect(JSON.stringify(page.body)).not.toContain('keliru')
  expect((await desk.post(`/me/certificates/${id}/reissue`)).status).toBe(409)
  expect(await found('?state=revoked')).toEqual([certificate.number])
  const again = { reason: 'Sekali lagi saja', version: version + 1 }
  expect((await admin.post(`/admin/certificates/${id}/revoke`, again)).body.data).toMatchObject({
    code: 'certificate_revoked',
  })
  const restored = await admin.post(`/admin/certificates/${id}/restore`, { version: version + 1 })
  expect(restored.body.data).toMatchObject({ revoked: null })
  expect((await visitor.get(`/certificates/${code}`)).body.data).toMatchObject({ isRevoked: false })
  expect((await admin.post(`/admin/certificates/${id}/restore`, { version: version + 2 })).body.data).toMatchObject({
    code: 'certificate_valid',
  })
  const { rows } = await app.database.queries.execute(
    sql`SELECT endpoint, reason FROM audit_entries WHERE record_id = ${id} ORDER BY at, id`,
  )
  expect(rows).toEqual([
    { endpoint: 'POST /admin/certificates/{certificateId}/revoke', reason: 'Diterbitkan keliru' },
    { endpoint: 'POST /admin/certificates/{certificateId}/restore', reason: null },
  ])
})

test('a certificate is issued again with the present name, under its number and code', async () => {
  const { certificate, desk } = await issued('Dewi Lestari')
  await desk.patch('/me', { name: 'Dewi Kartika' })
  const [shown] = (await list(`?search=${certificate.code}`)).items
  expect(shown?.presentName).toBe('Dewi Kartika')
  const body = { reason: 'Menikah, ganti nama', version: certificate.version }
  const reply = await admin.post(`/admin/certificates/${certificate.id}/reissue`, body)
  expect(reply.body.data).toMatchObject({
    number: certificate.number,
    code: certificate.code,
    name: 'Dewi Kartika',
    presentName: null,
  })
})

test.each([
  ['revoke', { reason: 'Diterbitkan keliru', version: 1 }, [{}, { reason: '', version: 1 }, { reason: 'Salah' }]],
  ['restore', { version: 1 }, [{}, { version: 'x' }, { version: 1, extra: 1 }]],
  ['reissue', { reason: 'Ganti nama', version: 1 }, [{}, { reason: 'x'.repeat(301), version: 1 }]],
])(
  '%s is refused with what it cannot use, for what is not there, and where another admin was first',
  async (act, right, wrong) => {
    const { certificate } = await issued()
    const send = (id: string, body: object) => admin.post(`/admin/certificates/${id}/${act}`, body)
    for (const body of wrong) expect((await send(certificate.id, body)).status).toBe(422)
    expect((await send(crypto.randomUUID(), right)).status).toBe(404)
    expect(await send(certificate.id, { ...right, version: 7 })).toMatchObject({
      status: 409,
      body: { data: { code: 'content_changed' } },
    })
  },
)
