import type { AdminAccount } from '@naikkelas/contract/identity'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { factoryPassword } from '../../../testing/factories.ts'
import { mailedToken } from '../../../testing/learner-factories.ts'
import { type Browser, createTestApp, type Reply } from '../../../testing/test-app.ts'

const app = await createTestApp()
const rani = await app.signedIn({ name: 'Rani' })

test('super admins see every account of the back office with its role and menus', async () => {
  const menus = [{ menu: 'landing_pages', capability: 'text' }] as const
  await app.signedIn({ name: 'Budi', role: 1, menus: [...menus] })
  const list = (await rani.get('/admin/admins')).body.data as AdminAccount[]

  expect(list).toMatchObject([
    { name: 'Budi', role: 1, menus, state: 'active' },
    { name: 'Rani', role: 0, menus: [], state: 'active' },
  ])
})

test('accounts of the back office are closed to visitors and to all admins but super admins', async () => {
  const marketer = await app.signedIn({ role: 1, menus: [{ menu: 'admins', capability: 'manage' }] })
  expect((await app.visitor().get('/admin/admins')).status).toBe(401)
  expect((await marketer.get('/admin/admins')).status).toBe(403)
})

const invitee = (given: Record<string, unknown> = {}) => ({
  name: 'Tono',
  email: `tono${(count += 1)}@naikkelas.test`,
  role: 1,
  menus: [{ menu: 'leads', capability: 'view' }],
  currentPassword: factoryPassword,
  ...given,
})
let count = 0
const account = (reply: Reply) => reply.body.data as AdminAccount
const newPassword = 'Sebuah kalimat yang panjang'

async function invited(given: Record<string, unknown> = {}) {
  const reply = await rani.post('/admin/admins', invitee(given))
  expect(reply.status).toBe(201)
  const { id, email } = account(reply)
  return { id, email, token: await mailedToken(app, email) }
}
const accept = (token: string, password = newPassword) =>
  app.visitor().post('/admin/invitations/accept', { token, newPassword: password })

test('an invited admin sets a password with the mailed link, once, and has the role and menus of the invitation', async () => {
  const { email, token } = await invited()
  expect(await app.visitor().post('/admin/sign-in', { email, password: newPassword })).toMatchObject({ status: 401 })

  expect((await accept(token, 'password')).status).toBe(422)
  expect(await accept(token)).toMatchObject({ status: 200, body: { data: { email } } })
  expect((await accept(token)).status).toBe(422)

  const desk = app.visitor()
  expect((await desk.post('/admin/sign-in', { email, password: newPassword })).status).toBe(200)
  expect((await desk.get('/admin/menu')).body.data).toEqual([{ menu: 'leads' }])
})

test('an invitation ends after 72 hours, with a newer one, and when it is withdrawn', async () => {
  const late = await invited()
  await app.database.queries.execute(
    sql`UPDATE one_time_codes SET expires_at = expires_at - interval '72 hours' WHERE account_id = ${late.id}`,
  )
  expect((await accept(late.token)).status).toBe(422)

  const renewed = await invited()
  expect((await rani.post(`/admin/admins/${renewed.id}/invitation`)).status).toBe(200)
  expect((await accept(renewed.token)).status).toBe(422)
  expect((await accept(await mailedToken(app, renewed.email))).status).toBe(200)
  expect((await rani.post(`/admin/admins/${renewed.id}/invitation`)).status).toBe(409)
  expect((await rani.remove(`/admin/admins/${renewed.id}/invitation`)).status).toBe(409)

  const withdrawn = await invited()
  expect((await rani.remove(`/admin/admins/${withdrawn.id}/invitation`)).status).toBe(200)
  expect((await accept(withdrawn.token)).status).toBe(422)
})

test('the list shows until when an invitation is good, and that it has expired', async () => {
  const { id, token } = await invited()
  const endOf = async () => {
    const { data } = (await rani.get('/admin/admins')).body as { data: AdminAccount[] }
    return data.find((one) => one.id === id)?.invitationEndsAt
  }
  const hours = (Date.parse((await endOf()) ?? '') - Date.now()) / 3_600_000
  expect(Math.round(hours)).toBe(72)
  await app.database.queries.execute(
    sql`UPDATE one_time_codes SET expires_at = expires_at - interval '72 hours' WHERE account_id = ${id}`,
  )
  expect(await endOf()).toBeNull()
  expect((await rani.post(`/admin/admins/${id}/invitation`)).status).toBe(200)
  expect(await endOf()).not.toBeNull()
  expect((await accept(token)).status).toBe(422)
})

test('an e-mail has one account, and what is typed wrongly is refused at its field', async () => {
  const { email } = await invited()
  expect(await rani.post('/admin/admins', invitee({ email }))).toMatchObject({
    status: 422,
    body: { data: { fields: [{ path: 'email' }] } },
  })
  expect(await rani.post('/admin/admins', invitee({ name: ' ', email: 'x', role: 3 }))).toMatchObject({
    status: 422,
    body: { data: { fields: [{ path: 'name' }, { path: 'email' }, { path: 'role' }] } },
  })
})

test('inviting and changing rights ask for the password', async () => {
  const { admin } = await app.signedIn({ role: 1 })
  const wrong = { currentPassword: 'bukan ini' }
  const access = { role: 2, menus: [], ...wrong }
  for (const reply of [
    await rani.post('/admin/admins', invitee(wrong)),
    await rani.send('PUT', `/admin/admins/${admin.id}/access`, access),
  ])
    expect(reply).toMatchObject({ status: 422, body: { data: { fields: [{ path: 'currentPassword' }] } } })
})

test('role and menus hold from the next request on', async () => {
  const marketer = await app.signedIn({ role: 1, menus: [{ menu: 'leads', capability: 'view' }] })
  expect((await marketer.get('/admin/leads')).status).toBe(200)

  const access = { role: 2, menus: [{ menu: 'media', capability: 'view' }], currentPassword: factoryPassword }
  const reply = await rani.send('PUT', `/admin/admins/${marketer.admin.id}/access`, access)

  expect(account(reply)).toMatchObject({ role: 2, menus: [{ menu: 'media', capability: 'view' }] })
  expect((await marketer.get('/admin/leads')).status).toBe(403)
  expect((await marketer.get('/admin/media')).status).toBe(200)
})

test('a suspended admin is out with the next request and comes back only when reinstated', async () => {
  const marketer = await app.signedIn({ role: 1 })
  const { id, email } = marketer.admin
  expect((await rani.post(`/admin/admins/${id}/suspend`, { reason: ' ' })).status).toBe(422)
  expect((await rani.post(`/admin/admins/${id}/suspend`, { reason: 'Sudah keluar' })).status).toBe(200)

  expect((await marketer.get('/admin/me')).status).toBe(401)
  const signIn = () => app.visitor().post('/admin/sign-in', { email, password: factoryPassword })
  expect((await signIn()).status).toBe(403)
  expect(account(await rani.post(`/admin/admins/${id}/reinstate`)).state).toBe('active')
  // The sessions of before stay ended.
  expect((await marketer.get('/admin/me')).status).toBe(401)
  expect((await signIn()).status).toBe(200)
})

test('nothing of this is done to the own account, to an unknown one, or by other admins', async () => {
  const marketer = await app.signedIn({ role: 1 })
  const access = { role: 1, menus: [], currentPassword: factoryPassword }
  const reason = { reason: 'Uji' }
  const other = await app.signedIn()
  expect((await other.post(`/admin/admins/${other.admin.id}/suspend`, reason)).status).toBe(409)
  expect((await other.send('PUT', `/admin/admins/${other.admin.id}/access`, access)).status).toBe(409)
  const unknown = '0197a1c2-0000-7000-8000-000000000001'
  expect((await rani.post(`/admin/admins/${unknown}/suspend`, reason)).status).toBe(404)
  for (const [method, path, body] of [
    ['POST', '/admin/admins', invitee()],
    ['PUT', `/admin/admins/${rani.admin.id}/access`, access],
    ['POST', `/admin/admins/${rani.admin.id}/suspend`, reason],
    ['POST', `/admin/admins/${rani.admin.id}/reinstate`, undefined],
    ['POST', `/admin/admins/${rani.admin.id}/invitation`, undefined],
    ['DELETE', `/admin/admins/${rani.admin.id}/invitation`, undefined],
  ] as const) {
    expect([path, (await marketer.send(method, path, body)).status]).toEqual([path, 403])
    expect([path, (await app.visitor().send(method, path, body)).status]).toEqual([path, 401])
  }
})

type Take = (desk: Browser, from: { id: string }) => Promise<Reply>

const suspend: Take = (desk, { id }) => desk.post(`/admin/admins/${id}/suspend`, { reason: 'Uji' })
const demote: Take = (desk, { id }) =>
  desk.send('PUT', `/admin/admins/${id}/access`, { role: 1, menus: [], currentPassword: factoryPassword })

test.each([
  ['suspend each other', suspend, suspend],
  ['demote each other', demote, demote],
  ['suspend and demote each other', suspend, demote],
])('of two last super admins who %s at once, one always stays', async (_, first, second) => {
  const rounds = 12
  const alone = await createTestApp()
  const [one, two] = [await alone.signedIn(), await alone.signedIn()]
  const outcomes: number[][] = []
  for (let round = 0; round < rounds; round++) {
    const replies = await Promise.all([first(one, two.admin), second(two, one.admin)])
    const { rows } = await alone.database.queries.execute(
      sql`SELECT id FROM admin_users WHERE role = 0 AND suspended_at IS NULL`,
    )
    outcomes.push([rows.length, replies.filter(({ status }) => status === 200).length])
    await alone.database.queries.execute(sql`UPDATE admin_users SET role = 0, suspended_at = NULL`)
    for (const desk of [one, two])
      await desk.post('/admin/sign-in', { email: desk.admin.email, password: factoryPassword })
  }
  expect(outcomes).toEqual(outcomes.map(() => [1, 1]))
})

test('every change of an account is on record, with name and e-mail sealed', async () => {
  const { id, email, token } = await invited({ name: 'Sekar Arum' })
  await accept(token)
  await rani.post(`/admin/admins/${id}/suspend`, { reason: 'Sudah keluar' })

  const { rows } = await app.database.queries.execute(
    sql`SELECT id, endpoint, reason, before, after FROM audit_entries WHERE record_id = ${id} ORDER BY id`,
  )
  expect(rows).toMatchObject([
    { endpoint: 'POST /admin/admins', before: null },
    { endpoint: 'POST /admin/admins/{adminId}/suspend', reason: 'Sudah keluar', after: { state: 'suspended' } },
  ])
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`Sekar|${email}|${token}|${factoryPassword}`))
  const { id: entryId } = rows[0] as { id: string }
  expect((await rani.get(`/admin/audit-entries/${entryId}`)).body.data).toMatchObject({
    after: { name: 'Sekar Arum', email },
  })
})
