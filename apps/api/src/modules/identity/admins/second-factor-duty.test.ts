import { adminRoles, uploadTypes } from '@naikkelas/contract'
import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { askEndpoint } from '../../../testing/authorization/ask-endpoint.ts'
import { cookieOf } from '../../../testing/authorization/principals.ts'
import { factoryPassword } from '../../../testing/factories.ts'
import { sendParts } from '../../../testing/file-uploads.ts'
import { mailsTo } from '../../../testing/learner-factories.ts'
import { type Browser, createTestApp, type Reply } from '../../../testing/test-app.ts'

const steps = { past: 0 }
/** A clock that tests move on by whole time steps: a code works once. */
const clock = { now: () => new Date(Date.now() + steps.past * 30_000) }
const app = await createTestApp({ overrides: { appEnv: 'staging', clock } })

function codeOf(secret: string) {
  steps.past += 1
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() })
}

async function setUp(desk: Browser) {
  const started = await desk.post('/admin/second-factor', { currentPassword: factoryPassword })
  const { secret } = started.body.data as { secret: string }
  expect((await desk.post('/admin/second-factor/confirm', { code: codeOf(secret) })).status).toBe(200)
  return secret
}

const codeIn = (reply: Reply) => (reply.body.data as { code: string }).code

/** What an account may do before it has a second factor: set it up, and look after itself. */
const ownAccount = new Set([
  'GET /admin/me',
  'POST /admin/password',
  'GET /admin/second-factor',
  'POST /admin/second-factor',
  'POST /admin/second-factor/confirm',
  'POST /admin/second-factor/end',
  'POST /admin/second-factor/recovery-codes',
  'GET /admin/sessions',
  'DELETE /admin/sessions/{sessionId}',
])

test('without a second factor a Super Admin opens nothing but the set-up and the own account', async () => {
  const cookie = cookieOf(await app.signedIn({ role: adminRoles.superAdmin }))
  const inAdmin = app.bound.filter(({ realm }) => realm === 'admin')
  const opened: string[] = []
  for (const bound of inAdmin)
    if ((await askEndpoint(app, bound, { cookie })) !== 403) opened.push(`${bound.method} ${bound.path}`)

  expect(inAdmin.length).toBeGreaterThan(150)
  expect(opened.sort()).toEqual([...ownAccount].sort())
})

test.each([
  ['Super Admin', adminRoles.superAdmin],
  ['admin', adminRoles.admin],
])('an %s signs in, is asked to set it up, and has the whole back office afterwards', async (_, role) => {
  const desk = await app.signedIn({ role })
  expect(codeIn(await desk.get('/admin/menu'))).toBe('second_factor_needed')
  expect((await desk.get('/admin/me')).body.data).toMatchObject({ role, mustSetUpSecondFactor: true })
  expect((await desk.get('/admin/second-factor')).body.data).toMatchObject({ isOn: false, isRequired: true })

  const secret = await setUp(desk)

  expect((await desk.get('/admin/menu')).status).toBe(200)
  expect((await desk.get('/admin/me')).body.data).toMatchObject({ mustSetUpSecondFactor: false })
  const again = app.visitor()
  const answer = await again.post('/admin/sign-in', { email: desk.admin.email, password: factoryPassword })
  const { challenge } = answer.body.data as { challenge: string }
  expect((await again.post('/admin/sign-in/code', { challenge, code: codeOf(secret) })).status).toBe(200)
  expect((await again.get('/admin/menu')).status).toBe(200)
})

test('who is bound to it cannot switch it off; a forum moderator can, and needs none', async () => {
  const bound = await app.signedIn()
  const moderator = await app.signedIn({ role: adminRoles.forum })
  expect((await moderator.get('/admin/menu')).status).toBe(200)
  const end = async (desk: Browser) => {
    const secret = await setUp(desk)
    return desk.post('/admin/second-factor/end', { currentPassword: factoryPassword, code: codeOf(secret) })
  }

  expect(codeIn(await end(bound))).toBe('second_factor_is_duty')
  expect((await end(moderator)).status).toBe(200)

  expect((await bound.get('/admin/second-factor')).body.data).toMatchObject({ isOn: true })
})

test('a session can be ended before it is set up', async () => {
  const desk = await app.signedIn()
  expect((await desk.post('/admin/sign-out')).status).toBe(200)
  expect((await desk.get('/admin/me')).status).toBe(401)
})

test('a forum moderator who becomes an admin is asked with the next request', async () => {
  const desk = await app.signedIn({ role: adminRoles.forum, menus: [{ menu: 'media', capability: 'view' }] })
  expect((await desk.get('/admin/media')).status).toBe(200)
  await app.database.queries.execute(sql`UPDATE admin_users SET role = 1 WHERE id = ${desk.admin.id}`)
  expect(codeIn(await desk.get('/admin/media'))).toBe('second_factor_needed')
})

test('files of admins are not taken in before', async () => {
  const desk = await app.signedIn()
  const bytes = new TextEncoder().encode('%PDF-1.4')
  const send = () =>
    sendParts(app, desk, '/uploads', [
      ['directory', 'materi'],
      ['type', String(uploadTypes.pdf)],
      ['file', bytes, 'materi.pdf', 'application/pdf'],
    ])
  expect((await send()).code).toBe('not_signed_in')
  await setUp(desk)
  expect((await send()).status).toBe(201)
})

test('on a developer’s machine only accounts of the demonstration are free of it', async () => {
  const local = await createTestApp()
  const menu = async (email: string) => (await (await local.signedIn({ email })).get('/admin/menu')).status
  expect(await menu('contoh@naikkelas.test')).toBe(200)
  expect(await menu('rani@contoh.test')).toBe(403)
  expect(await menu('rani@naikkelas.test.contoh.test')).toBe(403)
})

test('elsewhere the addresses of the demonstration are no exception', async () => {
  const desk = await app.signedIn({ email: 'lain@naikkelas.test' })
  expect((await desk.get('/admin/menu')).status).toBe(403)
})

test('a Super Admin removes the lost second factor of another admin, who sets up another one', async () => {
  const [rani, tono] = [
    await app.signedIn({ role: adminRoles.superAdmin }),
    await app.signedIn({ role: adminRoles.admin }),
  ]
  await setUp(rani)
  await setUp(tono)
  const { id, email } = (await tono.get('/admin/me')).body.data as { id: string; email: string }
  const at = `/admin/admins/${id}/reset-second-factor`
  const body = { reason: 'Ponselnya hilang, sudah ditelepon', currentPassword: factoryPassword }

  expect(await rani.post(at, { ...body, currentPassword: 'bukan ini' })).toMatchObject({ status: 422 })
  expect(await rani.post(at, { ...body, reason: ' ' })).toMatchObject({ status: 422 })
  expect((await tono.get('/admin/menu')).status).toBe(200)
  expect(await rani.post(at, body)).toMatchObject({ status: 200, body: { data: { id } } })

  expect((await tono.get('/admin/me')).status).toBe(401)
  const again = app.visitor()
  expect((await again.post('/admin/sign-in', { email, password: factoryPassword })).status).toBe(200)
  expect((await again.get('/admin/me')).body.data).toMatchObject({ id, mustSetUpSecondFactor: true })
  expect(codeIn(await again.get('/admin/menu'))).toBe('second_factor_needed')
  await setUp(again)
  expect((await again.get('/admin/menu')).status).toBe(200)
  expect(await mailsTo(app, email)).toContainEqual(
    expect.objectContaining({ subject: expect.stringContaining('diatur ulang') }),
  )
})

test('an admin cannot remove the own second factor this way', async () => {
  const rani = await app.signedIn({ role: adminRoles.superAdmin })
  await setUp(rani)
  const { id } = (await rani.get('/admin/me')).body.data as { id: string }
  const body = { reason: 'Ponsel baru', currentPassword: factoryPassword }
  const reply = await rani.post(`/admin/admins/${id}/reset-second-factor`, body)
  expect([reply.status, codeIn(reply)]).toEqual([409, 'own_account'])
})
