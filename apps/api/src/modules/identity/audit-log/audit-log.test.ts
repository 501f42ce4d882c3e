import type { OutputFor } from '@naikkelas/contract'
import type { AuditEntryDetail, exportAuditEntries, listAuditEntries } from '@naikkelas/contract/identity'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { factoryPassword } from '../../../testing/factories.ts'
import { readXlsx } from '../../../testing/read-xlsx.ts'
import { createTestApp } from '../../../testing/test-app.ts'

let now = new Date('2026-11-24T03:00:00Z')
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const rani = await app.signedIn({ name: 'Rani' })
const budi = await app.signedIn({ name: 'Budi' })

type List = OutputFor<typeof listAuditEntries>
const listed = async (query = '') => (await rani.get(`/admin/audit-entries${query}`)).body.data as List
const endpointsOf = (list: List) => list.items.map(({ endpoint }) => endpoint)

const measurement = 'PUT /admin/measurement'
const partner = 'POST /admin/partners'

/** One a day, the first at midnight in WIB. */
beforeAll(async () => {
  for (const [at, desk] of [
    ['2026-11-20T17:00:00Z', rani],
    ['2026-11-22T05:00:00Z', budi],
    ['2026-11-23T05:00:00Z', rani],
  ] as const) {
    now = new Date(at)
    await desk.send('PUT', '/admin/measurement', { isMeasuring: true, retentionDays: 90 })
  }
  now = new Date('2026-11-24T03:00:00Z')
  const made = await budi.post('/admin/partners', { name: '=Kopi Ratna', subdomain: null })
  expect(made.status).toBe(201)
})

test('every change by an admin is listed, latest first, with who did it', async () => {
  const list = await listed()

  expect(list.items).toMatchObject([
    { endpoint: partner, recordType: 'partners', admin: { id: budi.admin.id, name: 'Budi' } },
    { endpoint: measurement, admin: { name: 'Rani' }, at: '2026-11-23T05:00:00.000Z' },
    { endpoint: measurement, admin: { name: 'Budi' } },
    { endpoint: measurement, admin: { name: 'Rani' } },
  ])
  expect(list).toMatchObject({ older: null, newer: null })
})

test('the list is narrowed down by admin, action, kind, record and days in WIB', async () => {
  const { items } = await listed()
  const recordId = items[0]?.recordId ?? ''

  expect((await listed(`?adminId=${budi.admin.id}`)).items).toHaveLength(2)
  expect(endpointsOf(await listed(`?endpoint=${encodeURIComponent(measurement)}`))).toEqual([
    measurement,
    measurement,
    measurement,
  ])
  expect(endpointsOf(await listed('?recordType=partners'))).toEqual([partner])
  expect(endpointsOf(await listed(`?recordId=${recordId}`))).toEqual([partner])
  // 17:00 UTC is the first minute of the 21st.
  expect((await listed('?from=2026-11-21&until=2026-11-21')).items).toHaveLength(1)
  expect((await listed('?until=2026-11-20')).items).toEqual([])
  expect((await listed('?from=2026-11-22&until=2026-11-23')).items).toHaveLength(2)
})

test('pages follow each other to the end and back, and entries that come meanwhile move nothing', async () => {
  const all = (await listed()).items.map(({ id }) => id)
  const first = await listed('?perPage=3')
  expect(first.newer).toBeNull()
  await rani.send('PUT', '/admin/measurement', { isMeasuring: true, retentionDays: 90 })

  const second = await listed(`?perPage=3&older=${first.older}`)
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(all)
  expect(second.older).toBeNull()
  const back = await listed(`?perPage=3&newer=${second.newer}`)
  expect(back.items).toEqual(first.items)
  expect(back).toMatchObject({ older: first.older })
  const newest = await listed(`?perPage=3&newer=${back.newer}`)
  expect(newest.items).toHaveLength(1)
  expect(newest.newer).toBeNull()
})

test('an entry is shown with the record before and after, and the id of its request', async () => {
  const [latest] = (await listed('?recordType=partners')).items
  const { data } = (await rani.get(`/admin/audit-entries/${latest?.id}`)).body

  expect(data as AuditEntryDetail).toMatchObject({ id: latest?.id, before: null, after: { name: '=Kopi Ratna' } })
  expect((data as AuditEntryDetail).requestId).toMatch(/./)
})

test('the audit log is closed to visitors and to all admins but super admins', async () => {
  const marketer = await app.signedIn({ role: 1, menus: [{ menu: 'admins', capability: 'view' }] })
  const [{ id } = { id: '' }] = (await listed()).items
  const { token } = await prepared('csv')
  for (const path of ['/admin/audit-entries', `/admin/audit-entries/${id}`, `/admin/audit-exports/${token}`]) {
    expect([path, (await app.visitor().get(path)).status]).toEqual([path, 401])
    expect([path, (await marketer.get(path)).status]).toEqual([path, 403])
  }
  const body = { currentPassword: factoryPassword, format: 'csv', filter: {} }
  expect((await app.visitor().post('/admin/audit-exports', body)).status).toBe(401)
  expect((await marketer.post('/admin/audit-exports', body)).status).toBe(403)
})

test('what is asked for wrongly is refused', async () => {
  for (const query of ['?from=kemarin', '?adminId=1', '?older=x', '?perPage=101', '?realm=learner'])
    expect([query, (await rani.get(`/admin/audit-entries${query}`)).status]).toEqual([query, 422])
  expect((await rani.get('/admin/audit-entries/0197a1c2-0000-7000-8000-000000000001')).status).toBe(404)
  expect(
    await rani.post('/admin/audit-exports', { currentPassword: '', format: 'pdf', filter: { from: 'x' } }),
  ).toMatchObject({
    status: 422,
    body: { data: { fields: [{ path: 'currentPassword' }, { path: 'format' }, { path: 'filter.from' }] } },
  })
})

async function prepared(format: 'csv' | 'xlsx', filter: Record<string, string> = {}) {
  const reply = await rani.post('/admin/audit-exports', { currentPassword: factoryPassword, format, filter })
  expect(reply.status).toBe(201)
  return reply.body.data as OutputFor<typeof exportAuditEntries>
}

async function download(desk: typeof rani, token: string) {
  const cookie = [...desk.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return app.fetch(new Request(`http://localhost:3000/api/admin/audit-exports/${token}`, { headers: { cookie } }))
}

test('an export asks for the password, and is on record with its filter and without the password', async () => {
  const body = { currentPassword: 'bukan ini', format: 'csv', filter: {} }
  expect(await rani.post('/admin/audit-exports', body)).toMatchObject({
    status: 422,
    body: { data: { code: 'wrong_password', fields: [{ path: 'currentPassword' }] } },
  })

  await prepared('csv', { recordType: 'partners' })

  const { rows } = await app.database.queries.execute(
    sql`SELECT after FROM audit_entries WHERE endpoint = 'POST /admin/audit-exports' ORDER BY id`,
  )
  const kept = JSON.stringify(rows.at(-1))
  expect(kept).toContain('partners')
  expect(kept).not.toContain(factoryPassword)
})

test('the eleventh wrong password in a row waits', async () => {
  const tina = await app.signedIn()
  const ask = (currentPassword: string) =>
    tina.post('/admin/audit-exports', { currentPassword, format: 'csv', filter: {} })
  for (let tries = 0; tries < 10; tries++) expect((await ask('bukan ini')).status).toBe(422)
  expect((await ask(factoryPassword)).status).toBe(429)
})

test('a CSV has what the filter shows, with formulas made harmless', async () => {
  const response = await download(rani, (await prepared('csv', { recordType: 'partners' })).token)

  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="log-audit-2026-11-24.csv"')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const lines = (await response.text()).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain('Waktu (WIB)')
  expect(lines[1]).toContain(partner)
  expect(lines[1]).toContain('Budi')
})

test('a workbook has the same rows', async () => {
  const response = await download(rani, (await prepared('xlsx', { adminId: budi.admin.id })).token)
  const [sheet] = await readXlsx(new Uint8Array(await response.arrayBuffer()))
  expect(JSON.stringify(sheet)).toContain(measurement)
  expect(JSON.stringify(sheet)).toContain(partner)
})

test('names and addresses of people are never in an export', async () => {
  await app.database.queries.execute(sql`
    INSERT INTO audit_entries (id, realm, actor_id, endpoint, record_type, after, at)
    VALUES (gen_random_uuid(), 'admin', ${rani.admin.id}, 'PUT /admin/x', 'people', '{"name": {"$sealed": "k.x"}, "role": 1}', ${now.toISOString()})`)
  const text = await (await download(rani, (await prepared('csv', { recordType: 'people' })).token)).text()
  expect(text).toContain('[personal]')
  expect(text).not.toContain('sealed')
})

test('a prepared export opens for a quarter of an hour, and for its admin alone', async () => {
  const { token, expiresAt } = await prepared('csv')
  expect(expiresAt).toBe('2026-11-24T03:15:00.000Z')
  expect((await download(budi, token)).status).toBe(404)
  expect((await download(rani, `${token.slice(0, -2)}xx`)).status).toBe(404)
  now = new Date('2026-11-24T03:14:59Z')
  const inTime = await download(rani, token)
  expect(inTime.status).toBe(200)
  await inTime.text()
  now = new Date('2026-11-24T03:15:00Z')
  expect((await download(rani, token)).status).toBe(404)
  now = new Date('2026-11-24T03:00:00Z')
})

test('an admin has one export at a time; the next may begin when it was read or broken off', async () => {
  const { token } = await prepared('csv')
  const open = await download(rani, token)
  expect(open.status).toBe(200)
  expect((await download(rani, token)).status).toBe(429)
  await open.text()
  const broken = await download(rani, token)
  expect(broken.status).toBe(200)
  await broken.body?.cancel()
  expect((await download(rani, token)).status).toBe(200)
})
