import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { factoryPassword } from '../../../testing/factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const newPassword = 'sebuah kalimat yang panjang'

test('a new password ends every other session and keeps this one', async () => {
  const desk = await app.signedIn()
  const elsewhere = app.visitor()
  await elsewhere.post('/admin/sign-in', { email: desk.admin.email, password: factoryPassword })
  const before = new Map(desk.cookies)

  const reply = await desk.post('/admin/password', { currentPassword: factoryPassword, newPassword })

  expect(reply).toMatchObject({ status: 200, body: { data: null } })
  expect((await elsewhere.get('/admin/me')).status).toBe(401)
  expect((await desk.get('/admin/me')).status).toBe(200)
  expect([...desk.cookies.values()]).not.toEqual([...before.values()])
  expect((await app.visitor().post('/admin/sign-in', { email: desk.admin.email, password: newPassword })).status).toBe(
    200,
  )
  expect(
    (await app.visitor().post('/admin/sign-in', { email: desk.admin.email, password: factoryPassword })).status,
  ).toBe(401)
})

test('a new password that cannot end the other sessions is not set at all', async () => {
  const desk = await app.signedIn()
  const { queries } = app.database
  await queries.execute(sql`
    CREATE FUNCTION refuse_delete() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'sessions stay'; END $$;
    CREATE TRIGGER sessions_stay BEFORE DELETE ON admin_sessions FOR EACH ROW EXECUTE FUNCTION refuse_delete()`)

  const reply = await desk.post('/admin/password', { currentPassword: factoryPassword, newPassword })
  await queries.execute(sql`DROP TRIGGER sessions_stay ON admin_sessions`)

  expect(reply.status).toBe(500)
  const signIn = (password: string) => app.visitor().post('/admin/sign-in', { email: desk.admin.email, password })
  expect((await signIn(factoryPassword)).status).toBe(200)
  expect((await signIn(newPassword)).status).toBe(401)
  expect((await desk.get('/admin/me')).status).toBe(200)
})

test('the present password must be known to change it', async () => {
  const desk = await app.signedIn()

  const reply = await desk.post('/admin/password', { currentPassword: 'tebakan saja', newPassword })

  expect(reply).toMatchObject({
    status: 422,
    body: { data: { code: 'wrong_password', fields: [{ path: 'currentPassword' }] } },
  })
  expect(
    (await app.visitor().post('/admin/sign-in', { email: desk.admin.email, password: factoryPassword })).status,
  ).toBe(200)
})

test.each([
  ['too short', 'pendek7', 'Kata sandi minimal 8 karakter'],
  ['a common one', 'Password123', 'Kata sandi ini terlalu umum dan mudah ditebak'],
  ['too long', 'p'.repeat(129), 'Kata sandi maksimal 128 karakter'],
])('a password that is %s is refused beside its field', async (_, password, message) => {
  const desk = await app.signedIn()

  const reply = await desk.post('/admin/password', { currentPassword: factoryPassword, newPassword: password })

  expect(reply).toMatchObject({ status: 422, body: { data: { fields: [{ path: 'newPassword', message }] } } })
})

test('the present password is no new one', async () => {
  const desk = await app.signedIn()

  const reply = await desk.post('/admin/password', { currentPassword: factoryPassword, newPassword: factoryPassword })

  const message = 'Kata sandi baru harus berbeda dari yang sekarang'
  expect(reply).toMatchObject({ status: 422, body: { data: { fields: [{ path: 'newPassword', message }] } } })
  expect((await desk.get('/admin/me')).status).toBe(200)
})

test('a password cannot be changed without a session', async () => {
  expect((await app.visitor().post('/admin/password', { currentPassword: 'a', newPassword })).status).toBe(401)
})
