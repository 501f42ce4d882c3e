import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { factoryPassword } from '../../../testing/factories.ts'
import { mailedToken, mailsTo } from '../../../testing/learner-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const newPassword = 'papan tulis kapur 12'

test('an admin who forgot the password sets a new one by the mailed link, and every session ends', async () => {
  const desk = await app.signedIn()
  const { email } = desk.admin
  const visitor = app.visitor()
  expect((await visitor.post('/admin/password-resets', { email })).status).toBe(200)
  expect((await mailsTo(app, email)).at(-1)?.text).toContain('http://localhost:3000/admin/kata-sandi?token=')

  const token = await mailedToken(app, email)
  expect((await visitor.post('/admin/password-resets/confirm', { token, newPassword })).status).toBe(200)

  expect((await desk.get('/admin/me')).status).toBe(401)
  expect((await visitor.post('/admin/sign-in', { email, password: factoryPassword })).status).toBe(401)
  expect((await visitor.post('/admin/sign-in', { email, password: newPassword })).status).toBe(200)
  expect((await visitor.post('/admin/password-resets/confirm', { token, newPassword })).status).toBe(422)
})

test('an unknown and a suspended admin get the same answer as a known one, and no mail', async () => {
  const [known, suspended] = [await app.signedIn(), await app.signedIn()]
  await app.database.queries.execute(sql`UPDATE admin_users SET suspended_at = now() WHERE id = ${suspended.admin.id}`)
  const ask = (email: string) => app.visitor().post('/admin/password-resets', { email })
  const first = await ask(known.admin.email)

  for (const email of ['tidak.ada@contoh.test', suspended.admin.email]) {
    const reply = await ask(email)
    expect(reply).toEqual({ ...first, headers: reply.headers })
    expect(await mailsTo(app, email)).toEqual([])
  }
})

test('a link whose admin was suspended meanwhile sets no password', async () => {
  const { admin } = await app.signedIn()
  await app.visitor().post('/admin/password-resets', { email: admin.email })
  const token = await mailedToken(app, admin.email)
  await app.database.queries.execute(sql`UPDATE admin_users SET suspended_at = now() WHERE id = ${admin.id}`)

  expect((await app.visitor().post('/admin/password-resets/confirm', { token, newPassword })).status).toBe(422)
})

test('a changed password is announced by mail', async () => {
  const desk = await app.signedIn()
  await desk.post('/admin/password', { currentPassword: factoryPassword, newPassword })

  expect((await mailsTo(app, desk.admin.email)).map(({ subject }) => subject)).toEqual([
    'Kata sandi Naikkelas Anda diganti',
  ])
})

test('an admin signs another device out; that of a colleague is not found', async () => {
  const [desk, colleague] = [await app.signedIn(), await app.signedIn()]
  const other = app.visitor()
  await other.post('/admin/sign-in', { email: desk.admin.email, password: factoryPassword })
  const sessions = (await desk.get('/admin/sessions')).body.data as { id: string; isCurrent: boolean }[]
  const further = `/admin/sessions/${sessions.find(({ isCurrent }) => !isCurrent)?.id}`

  expect(sessions).toHaveLength(2)
  expect((await colleague.remove(further)).status).toBe(404)
  expect((await desk.remove(further)).status).toBe(200)
  expect((await other.get('/admin/me')).status).toBe(401)
  expect((await desk.get('/admin/me')).status).toBe(200)
})

test.each([
  ['GET', '/admin/sessions'],
  ['DELETE', '/admin/sessions/0197a1c2-0000-7000-8000-000000000001'],
])('%s %s is for admins', async (method, path) => {
  expect((await app.visitor().send(method, path)).status).toBe(401)
})

test('what is no e-mail, no link and no password is named', async () => {
  const visitor = app.visitor()

  expect((await visitor.post('/admin/password-resets', { email: 'bukan' })).body.data).toMatchObject({
    fields: [{ path: 'email' }],
  })
  expect(
    (await visitor.post('/admin/password-resets/confirm', { token: 'x', newPassword: 'x' })).body.data,
  ).toMatchObject({ fields: [{ path: 'token' }, { path: 'newPassword' }] })
})
