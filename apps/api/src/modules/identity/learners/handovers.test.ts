import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { factoryPassword } from '../../../testing/factories.ts'
import { signedInLearner } from '../../../testing/learner-factories.ts'
import { type Browser, createTestApp } from '../../../testing/test-app.ts'

const partnerHosts = new Set(['kopi.localhost:3000', 'teh.localhost:3000'])
const app = await createTestApp({ overrides: { isPartnerHost: (host) => partnerHosts.has(host) } })

/** A browser on a partner's host, with the cookies of that host alone. */
function atHost(host = 'kopi.localhost:3000') {
  const cookies = new Map<string, string>()
  async function send(method: string, path: string, headers: Record<string, string> = {}) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const request = new Request(`http://${host}${path}`, { method, headers: { cookie, ...headers } })
    const response = await app.fetch(request, { clientAddress: '203.0.113.7' })
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ')
      const [name = '', value = ''] = pair.split('=')
      if (attributes.includes('Max-Age=0')) cookies.delete(name)
      else cookies.set(name, value)
      expect(attributes.filter((attribute) => /^domain=/i.test(attribute))).toEqual([])
    }
    return response
  }
  return {
    cookies,
    open: (path: string) => send('GET', path),
    signOut: () => send('POST', '/api/logout', { origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }),
    async visitor() {
      const response = await send('GET', '/api/session')
      return ((await response.json()) as { data: { visitor: { name: string } | null } }).data.visitor
    },
  }
}

type PartnerBrowser = ReturnType<typeof atHost>

/** What the partner's host sends the sign-in along. */
async function begin(partner: PartnerBrowser) {
  const response = await partner.open('/sesi/masuk')
  expect(response.status).toBe(302)
  const { origin, pathname, searchParams } = new URL(response.headers.get('location') ?? '')
  expect(origin + pathname).toBe('http://localhost:3000/login')
  return {
    host: searchParams.get('dari') ?? '',
    path: searchParams.get('ke') ?? '',
    mark: searchParams.get('tanda') ?? '',
  }
}

async function handedOver(desk: Browser, asked: object) {
  const reply = await desk.post('/me/handovers', asked)
  expect(reply.status).toBe(201)
  const { origin, pathname, search } = new URL((reply.body.data as { address: string }).address)
  return { origin, back: pathname + search }
}

/** A member who signed in for a partner's host, in both browsers. */
async function signedInThere(host = 'kopi.localhost:3000') {
  const partner = atHost(host)
  const desk = await signedInLearner(app, { name: 'Ratna' })
  const { back } = await handedOver(desk, await begin(partner))
  const response = await partner.open(back)
  return { partner, desk, back, response }
}

test('a sign-in for a partner’s host returns to the page asked for, with a session there', async () => {
  const partner = atHost()
  partner.cookies.set('local_previouslocation', encodeURIComponent('/p/kopi-ratna?a=1'))
  const desk = await signedInLearner(app, { name: 'Ratna' })
  const asked = await begin(partner)
  expect(asked).toMatchObject({ host: 'kopi.localhost:3000', path: '/p/kopi-ratna?a=1' })
  expect(await partner.visitor()).toBeNull()

  const { origin, back } = await handedOver(desk, asked)
  const response = await partner.open(back)

  expect(origin).toBe('http://kopi.localhost:3000')
  expect([response.status, response.headers.get('location')]).toEqual([302, '/p/kopi-ratna?a=1'])
  expect(await partner.visitor()).toMatchObject({ name: 'Ratna' })
  expect(partner.cookies.get('local_sid_learner')).not.toBe(desk.cookies.get('local_sid_learner'))
})

test('a code works once', async () => {
  const { partner, back } = await signedInThere()
  const [thief, again] = [atHost(), partner]
  for (const [name, value] of partner.cookies) thief.cookies.set(name, value)
  thief.cookies.delete('local_sid_learner')

  expect((await thief.open(back)).headers.get('location')).toBe('/')
  expect(await thief.visitor()).toBeNull()
  await again.open(back)
  expect(await again.visitor()).toMatchObject({ name: 'Ratna' })
})

test('a code is worth nothing after a minute', async () => {
  const partner = atHost()
  const { back } = await handedOver(await signedInLearner(app), await begin(partner))
  await app.database.queries.execute(
    sql`UPDATE one_time_codes SET expires_at = expires_at - interval '60 seconds' WHERE purpose = 'handover'`,
  )

  await partner.open(back)
  expect(await partner.visitor()).toBeNull()
})

test('a code is worth nothing on the host of another partner, nor in a browser that did not ask', async () => {
  const [asking, elsewhere, stranger] = [atHost(), atHost('teh.localhost:3000'), atHost()]
  const asked = await begin(asking)
  const desk = await signedInLearner(app)
  // The same mark, as if one page could read it.
  for (const [name, value] of asking.cookies) elsewhere.cookies.set(name, value)
  await elsewhere.open((await handedOver(desk, asked)).back)
  expect(await elsewhere.visitor()).toBeNull()

  await begin(stranger)
  await stranger.open((await handedOver(desk, asked)).back)
  expect(await stranger.visitor()).toBeNull()
  await atHost().open((await handedOver(desk, asked)).back)

  await asking.open((await handedOver(desk, asked)).back)
  expect(await asking.visitor()).not.toBeNull()
})

test.each(['rumah.example', 'localhost:3000', 'kopi.localhost:3000.jahat.example', 'hilang.localhost:3000'])(
  'no code is made for %s, which no partner has',
  async (host) => {
    const desk = await signedInLearner(app)
    const reply = await desk.post('/me/handovers', { host, path: '/', mark: 'a'.repeat(43) })
    expect([404, 422]).toContain(reply.status)
  },
)

test('the endpoint refuses visitors and wrong input, and no path leads to another site', async () => {
  const asked = { host: 'kopi.localhost:3000', path: '/', mark: 'a'.repeat(43) }
  expect((await app.visitor().post('/me/handovers', asked)).status).toBe(401)
  const partner = atHost()
  const { mark } = await begin(partner)
  const desk = await signedInLearner(app)
  expect((await desk.post('/me/handovers', { ...asked, mark: 'short' })).status).toBe(422)
  for (const path of [
    '//jahat.example/x',
    'https://jahat.example/',
    '/\\jahat.example',
    'http://kopi.localhost:3000@jahat.example/',
  ]) {
    const { back } = await handedOver(desk, { ...asked, path, mark })
    const location = (await partner.open(back)).headers.get('location') ?? ''
    expect(new URL(location, 'http://kopi.localhost:3000').host).toBe('kopi.localhost:3000')
  }
})

test('a partner whose host is gone meanwhile gets no session', async () => {
  partnerHosts.add('baru.localhost:3000')
  const partner = atHost('baru.localhost:3000')
  const { back } = await handedOver(await signedInLearner(app), await begin(partner))
  partnerHosts.delete('baru.localhost:3000')

  const response = await partner.open(back)
  expect(response.headers.getSetCookie()).toEqual([])
})

test('signing out on our own host ends the session on the partner’s, and the other way round', async () => {
  const one = await signedInThere()
  await one.desk.post('/logout')
  expect(await one.partner.visitor()).toBeNull()

  const other = await signedInThere()
  expect((await other.partner.signOut()).status).toBe(200)
  expect(await other.partner.visitor()).toBeNull()
  expect((await other.desk.get('/me')).status).toBe(401)
})

test('a code of a session that has ended since makes none', async () => {
  const partner = atHost()
  const desk = await signedInLearner(app)
  const { back } = await handedOver(desk, await begin(partner))
  await desk.post('/logout')

  await partner.open(back)
  expect(await partner.visitor()).toBeNull()
})

test('a block, a new password and a revoked device end the session on the partner’s host', async () => {
  const blocked = await signedInThere()
  await app.database.queries.execute(
    sql`UPDATE learner_users SET blocked_at = now() WHERE id = ${blocked.desk.learner.id}`,
  )
  expect(await blocked.partner.visitor()).toBeNull()

  const changed = await signedInThere()
  const passwords = { currentPassword: factoryPassword, newPassword: 'Sandi baru 2026!' }
  expect((await changed.desk.post('/me/password', passwords)).status).toBe(200)
  expect(await changed.partner.visitor()).toBeNull()
})

test('on our own host the addresses of partners’ hosts lead to the sign-in', async () => {
  const own = atHost('localhost:3000')
  for (const path of ['/sesi/masuk', '/sesi/lanjut?kode=x'])
    expect((await own.open(path)).headers.get('location')).toBe('http://localhost:3000/login')
})

test('no other endpoint of an account is served on a partner’s host', async () => {
  const { partner } = await signedInThere()
  for (const path of ['/api/me', '/api/me/sessions', '/api/admin/me', '/api/login/offer'])
    expect([path, (await partner.open(path)).status]).toEqual([path, 421])
})
