import type { UserDetail } from '@naikkelas/contract/identity'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { askEndpoint } from '../../../testing/authorization/ask-endpoint.ts'
import { cookieOf } from '../../../testing/authorization/principals.ts'
import { factoryPassword } from '../../../testing/factories.ts'
import { makeLearner, signedInLearner, signInAs } from '../../../testing/learner-factories.ts'
import { makePartnerAccount } from '../../../testing/partner-factories.ts'
import { createTestApp, type Reply } from '../../../testing/test-app.ts'

const time = { passed: 0 }
const clock = { now: () => new Date(Date.now() + time.passed * 60_000) }
const app = await createTestApp({ overrides: { clock } })
const { queries } = app.database
const reason = 'Ia melaporkan halaman profil yang kosong'
const viewCookie = 'local_view_learner'

const codeIn = (reply: Reply) => (reply.body.data as { code: string }).code
const nameSeen = async (desk: { get: (path: string) => Promise<Reply> }) =>
  ((await desk.get('/session')).body.data as { visitor: { name: string } | null }).visitor?.name

/** A Super Admin who looks at the site as a learner. */
async function viewing(learner: { id: string }) {
  const desk = await app.signedIn()
  const reply = await desk.post(`/admin/users/${learner.id}/view`, { reason })
  expect(reply.status).toBe(201)
  return { ...desk, reply }
}

/** A learner with data of every kind that must not be shown. */
async function learnerWithSecrets() {
  const desk = await signedInLearner(app, { name: 'Ayu Puspita', phone: '6281355577799' })
  await desk.post('/guide', { type: 1 })
  await desk.post('/me/addresses', {
    recipient: 'Ayu',
    phone: '081355577700',
    province: 'Jawa Barat',
    city: 'Bandung',
    district: 'Coblong',
    postalCode: '40132',
    street: 'Jalan Rahasia 12',
    note: 'pagar biru',
  })
  return desk
}

test('a Super Admin sees the site as the learner, for fifteen minutes, by a cookie of its own', async () => {
  const { learner } = await learnerWithSecrets()
  const desk = await viewing(learner)

  const { endsAt, address } = desk.reply.body.data as { endsAt: string; address: string }
  expect(address).toMatch(/^\/profile\/\d+$/)
  expect(desk.cookies.has(viewCookie)).toBe(true)
  expect(desk.cookies.has('local_sid_learner')).toBe(false)
  expect(desk.reply.headers.getSetCookie().join()).toMatch(/local_view_learner=[^;]+; Max-Age=900; Path=\/; HttpOnly/)
  expect((await desk.get('/me')).body.data).toMatchObject({ id: learner.id, viewedUntil: endsAt })
  expect(await nameSeen(desk)).toBe('Ayu Puspita')
  time.passed += 16
  expect((await desk.get('/me')).status).toBe(401)
  // The own session in the back office goes on.
  expect((await desk.get('/admin/me')).status).toBe(200)
})

test('a view shows on public pages where a sign-out in this browser took away the cookie they go by', async () => {
  const desk = await app.signedIn()
  desk.cookies.delete('nk_in')
  await desk.post(`/admin/users/${(await makeLearner(app)).id}/view`, { reason })
  expect(desk.cookies.get('nk_in')).toBe('1')
})

test('the learner’s own answer names no view', async () => {
  const desk = await signedInLearner(app)
  expect((await desk.get('/me')).body.data).toMatchObject({ email: desk.learner.email, viewedUntil: null })
})

/** GETs of a learner that a view is answered; all others are hidden. */
const shownInView = [
  'GET /guide',
  'GET /me',
  'GET /me/addresses',
  'GET /me/certificates',
  'GET /me/certificates/{certificateId}/file',
  'GET /me/checkout',
  'GET /me/consents',
  'GET /me/courses',
  'GET /me/courses/{number}',
  'GET /me/courses/{number}/grades',
  'GET /me/notifications',
  'GET /me/orders',
  'GET /me/orders/{code}',
  'GET /me/orders/{code}/calendar',
  'GET /me/orders/{code}/invoice',
  'GET /me/orders/{code}/proofs',
  'GET /me/orders/{code}/refunds/{refundId}/credit-note',
  'GET /me/orders/{code}/subscription',
  'GET /me/products',
  'GET /me/products/{code}',
]

test('every endpoint of learners and visitors but a GET answers 403, and GETs of what is secret do too', async () => {
  const desk = await viewing((await learnerWithSecrets()).learner)
  const cookie = [...desk.cookies].filter(([name]) => name === viewCookie).map(([name, value]) => `${name}=${value}`)[0]
  const asked = app.bound.filter(({ realm, path }) => realm === 'learner' || (realm === null && path !== '/health'))
  const letIn: string[] = []
  const shown: string[] = []
  for (const bound of asked) {
    const status = await askEndpoint(app, bound, { cookie: cookie ?? '' })
    const name = `${bound.method} ${bound.path}`
    if (bound.method !== 'GET' && status !== 403) letIn.push(name)
    if (bound.method === 'GET' && bound.realm === 'learner' && status !== 403) shown.push(name)
  }
  expect(asked.filter(({ method }) => method !== 'GET').length).toBeGreaterThan(50)
  expect(letIn).toEqual(['POST /admin/sign-out'])
  expect(shown.sort()).toEqual(shownInView)
  expect(codeIn(await desk.patch('/me', { name: 'Lain' }))).toBe('view_only')
  expect(codeIn(await desk.post('/logout'))).toBe('view_only')
  expect(codeIn(await desk.get('/me/sessions'))).toBe('view_hidden')
  expect(codeIn(await desk.get('/me/second-factor'))).toBe('view_hidden')
})

const paths = ['/guide?type=1', '/me', '/me/addresses', '/me/consents', '/me/notifications', '/session']

test('contact data and where someone lives are masked', async () => {
  const { learner } = await learnerWithSecrets()
  const desk = await viewing(learner)
  const answers: string[] = []
  for (const path of paths) answers.push(JSON.stringify((await desk.get(path)).body))

  const text = answers.join()
  expect(text).toContain('Coblong')
  expect(text).not.toMatch(/Rahasia|pagar biru|1355577/)
  expect(text).not.toContain(learner.email)
})

test('looking records nothing', async () => {
  const { learner } = await learnerWithSecrets()
  const desk = await viewing(learner)
  const everything = async () => {
    const { rows: tables } = await queries.execute(sql`
      SELECT relname AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY relname`)
    const sums: [unknown, unknown][] = []
    for (const { name } of tables) {
      const { rows } = await queries.execute(
        sql`SELECT md5(coalesce(string_agg(t::text, ',' ORDER BY t::text), '')) AS sum FROM ${sql.identifier(String(name))} t`,
      )
      sums.push([name, rows[0]?.sum])
    }
    return sums
  }
  const before = await everything()
  for (const path of paths) await desk.get(path)
  expect(await everything()).toEqual(before)
})

test('a browser in which the admin is a learner too looks as the other one, and is itself again afterwards', async () => {
  const other = await makeLearner(app, { name: 'Orang lain' })
  const own = await makeLearner(app, { name: 'Akun sendiri' })
  const desk = await app.signedIn()
  await signInAs(desk, own.email)
  await desk.post(`/admin/users/${other.id}/view`, { reason })
  expect(await nameSeen(desk)).toBe('Orang lain')
  expect(codeIn(await desk.patch('/me', { name: 'Lain' }))).toBe('view_only')

  expect((await desk.remove('/admin/user-view')).status).toBe(200)

  expect(desk.cookies.has(viewCookie)).toBe(false)
  expect(await nameSeen(desk)).toBe('Akun sendiri')
  expect((await desk.patch('/me', { name: 'Akun sendiri' })).status).toBe(200)
  expect((await desk.remove('/admin/user-view')).status).toBe(200)
})

test.each([
  ['signs out', (desk: Awaited<ReturnType<typeof viewing>>) => desk.post('/admin/sign-out')],
  [
    'changes the password',
    (desk: Awaited<ReturnType<typeof viewing>>) =>
      desk.post('/admin/password', { currentPassword: factoryPassword, newPassword: 'Kalimat baru yang panjang' }),
  ],
  [
    'is suspended',
    ({ admin }: Awaited<ReturnType<typeof viewing>>) =>
      queries.execute(sql`UPDATE admin_users SET suspended_at = now() WHERE id = ${admin.id}`),
  ],
  [
    'is no Super Admin any more',
    ({ admin }: Awaited<ReturnType<typeof viewing>>) =>
      queries.execute(sql`UPDATE admin_users SET role = 1 WHERE id = ${admin.id}`),
  ],
  [
    'has a session that is over',
    ({ admin }: Awaited<ReturnType<typeof viewing>>) =>
      queries.execute(sql`UPDATE admin_sessions SET expires_at = now() WHERE admin_id = ${admin.id}`),
  ],
])('it ends with the next request once the admin %s', async (_, end) => {
  const desk = await viewing(await makeLearner(app))
  const kept = { ...app.visitor() }
  for (const [name, value] of desk.cookies) if (name === viewCookie) kept.cookies.set(name, value)
  expect((await kept.get('/me')).status).toBe(200)
  await end(desk)
  expect((await kept.get('/me')).status).toBe(401)
})

test('it ends when the learner is blocked, and another one begins in its place', async () => {
  const [one, two] = [await makeLearner(app, { name: 'Satu' }), await makeLearner(app, { name: 'Dua' })]
  const desk = await viewing(one)
  const former = desk.cookies.get(viewCookie)
  await desk.post(`/admin/users/${two.id}/view`, { reason })
  expect(await nameSeen(desk)).toBe('Dua')
  expect(desk.cookies.get(viewCookie)).not.toBe(former)
  await desk.post(`/admin/users/${two.id}/block`, { reason })
  expect((await desk.get('/me')).status).toBe(401)
})

test('admins, partners, blocked and closed accounts cannot be entered', async () => {
  const desk = await app.signedIn()
  const partner = await makePartnerAccount(app)
  const ofAdmin = await makeLearner(app, { email: desk.admin.email })
  const ofPartner = await makeLearner(app, { email: partner.email })
  const blocked = await makeLearner(app)
  await desk.post(`/admin/users/${blocked.id}/block`, { reason })
  for (const { id } of [ofAdmin, ofPartner, blocked])
    expect((await desk.post(`/admin/users/${id}/view`, { reason })).status).toBe(422)
  const unknown = '0197a1c2-0000-7000-8000-000000000001'
  for (const id of [unknown, desk.admin.id, partner.id])
    expect((await desk.post(`/admin/users/${id}/view`, { reason })).status).toBe(404)
  expect(desk.cookies.has(viewCookie)).toBe(false)
})

test('only Super Admins look as someone, for a reason that is on record', async () => {
  const learner = await makeLearner(app)
  const manager = await app.signedIn({ role: 1, menus: [{ menu: 'users', capability: 'manage' }] })
  expect((await app.visitor().post(`/admin/users/${learner.id}/view`, { reason })).status).toBe(401)
  expect((await manager.post(`/admin/users/${learner.id}/view`, { reason })).status).toBe(403)
  expect((await app.visitor().remove('/admin/user-view')).status).toBe(401)
  expect((await manager.remove('/admin/user-view')).status).toBe(403)
  const desk = await app.signedIn({ name: 'Rani' })
  expect((await desk.post(`/admin/users/${learner.id}/view`, { reason: ' ' })).status).toBe(422)

  await desk.post(`/admin/users/${learner.id}/view`, { reason })

  const { events } = (await desk.get(`/admin/users/${learner.id}`)).body.data as UserDetail
  expect(events[0]).toMatchObject({ kind: 'viewed_as', admin: 'Rani', reason })
  const { rows } = await queries.execute(sql`SELECT token_hash FROM learner_views`)
  expect(JSON.stringify(rows)).not.toContain(desk.cookies.get(viewCookie))
})

test('links that are opened while looking are not counted as a visitor’s', async () => {
  const desk = await viewing(await makeLearner(app))
  const opening = new Request('http://localhost:3000/', { headers: { cookie: cookieOf(desk) } })
  const { isOpenedByPerson, openingOf } = await import('../../../platform/endpoints/index.ts')
  const browser = { userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0 Safari/537.36' }
  expect(isOpenedByPerson({ ...openingOf(opening), ...browser })).toBe(false)
  expect(isOpenedByPerson({ ...openingOf(new Request('http://localhost:3000/')), ...browser })).toBe(true)
})
