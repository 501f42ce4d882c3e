import { adminRoles, type OutputFor } from '@naikkelas/contract'
import type { exportUsers } from '@naikkelas/contract/identity'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { factoryPassword } from '../../../testing/factories.ts'
import { makeLearner } from '../../../testing/learner-factories.ts'
import { type Browser, createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const owner = await app.signedIn()
const manager = await app.signedIn({ role: adminRoles.admin, menus: [{ menu: 'users', capability: 'manage' }] })
const reason = 'Undangan ulang tahun lewat pos'

const ask = (desk: Browser, given: Record<string, unknown> = {}) =>
  desk.post('/admin/user-exports', { currentPassword: factoryPassword, format: 'csv', filter: {}, ...given })
async function prepared(desk: Browser, given: Record<string, unknown> = {}) {
  const reply = await ask(desk, given)
  expect(reply.status, JSON.stringify(reply.body)).toBe(201)
  return reply.body.data as OutputFor<typeof exportUsers>
}
function download({ cookies }: Pick<Browser, 'cookies'>, token: string) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return app.fetch(new Request(`http://localhost:3000/api/admin/user-exports/${token}`, { headers: { cookie } }))
}
const textOf = async (desk: Browser, given: Record<string, unknown> = {}) =>
  (await download(desk, (await prepared(desk, given)).token)).text()

await makeLearner(app, { name: '+Sari', email: 'sari.w@contoh.test', phone: '6281234567890' })
const dewi = await makeLearner(app, { name: 'Dewi', email: 'dewi@contoh.test' })
await app.database.queries.execute(
  sql`UPDATE learner_users SET created_at = '2026-10-31T17:00:00Z' WHERE id = ${dewi.id}`,
)

test('an export has the learners of the filter with their contacts masked, and no formula', async () => {
  const csv = await textOf(manager)
  expect(csv.trim().split('\r\n')).toHaveLength(3)
  expect(csv).toContain(`"'+Sari"`)
  expect(csv).not.toMatch(/sari\.w|dewi@|81234567890/)
  const one = await textOf(manager, { filter: { from: '2026-11-01', until: '2026-11-01' } })
  expect(one).toContain('Dewi')
  expect(one).not.toContain('Sari')
  expect(await textOf(manager, { filter: { until: '2026-10-31' } })).not.toContain('Dewi')
})

test('contacts in full are for super admins with a reason, and the audit log has it', async () => {
  expect((await ask(manager, { contacts: 'full', reason })).status).toBe(403)
  expect(await ask(owner, { contacts: 'full' })).toMatchObject({
    status: 422,
    body: { data: { fields: [{ path: 'reason', message: 'Alasan harus diisi' }] } },
  })
  const csv = await textOf(owner, { contacts: 'full', reason, filter: { search: 'sari.w@contoh.test' } })
  expect(csv).toContain('sari.w@contoh.test')
  expect(csv).toContain(`"'+6281234567890"`)
  const { rows } = await app.database.queries.execute(
    sql`SELECT reason, after FROM audit_entries WHERE endpoint = 'POST /admin/user-exports' AND reason IS NOT NULL`,
  )
  expect(rows).toMatchObject([{ reason, after: { contacts: 'full', rows: 1, isSearched: true, filter: {} } }])
  expect(JSON.stringify(rows)).not.toContain('sari.w')
})

test('who loses the role loses what was prepared with it', async () => {
  const former = await app.signedIn()
  const { token } = await prepared(former, { contacts: 'full', reason })
  const menus = [{ menu: 'users', capability: 'manage' }]
  const changed = await owner.send('PUT', `/admin/admins/${former.admin.id}/access`, {
    role: adminRoles.admin,
    menus,
    currentPassword: factoryPassword,
  })
  expect(changed.status, JSON.stringify(changed.body)).toBe(200)
  const again = app.visitor()
  await again.post('/admin/sign-in', { email: former.admin.email, password: factoryPassword })
  expect((await download(again, token)).status).toBe(404)
})

test('visitors, viewers and the forum export no account', async () => {
  const { token } = await prepared(manager)
  expect((await ask(app.visitor())).status).toBe(401)
  expect((await download(app.visitor(), token)).status).toBe(401)
  const viewer = await app.signedIn({ role: adminRoles.admin, menus: [{ menu: 'users', capability: 'view' }] })
  const forum = await app.signedIn({ role: adminRoles.forum, menus: [{ menu: 'users', capability: 'manage' }] })
  for (const desk of [viewer, forum]) {
    expect((await ask(desk)).status).toBe(403)
    expect((await download(desk, token)).status).toBe(403)
  }
  expect((await download(owner, token)).status).toBe(404)
  expect((await ask(manager, { currentPassword: 'bukan ini' })).status).toBe(422)
  expect((await ask(manager, { format: 'pdf' })).status).toBe(422)
})
