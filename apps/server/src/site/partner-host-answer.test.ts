import { describe, expect, test } from 'vitest'
import { FakePages } from '../testing/fake-pages.ts'
import { scratchFolder, startTestListener } from '../testing/test-listener.ts'

/** Two partners with a page each beside the house's own. */
async function site() {
  const source = new FakePages()
  source.publish('/kelas-data', '<title>Rumah</title>')
  source.publish('/p/kopi-ratna', '<title>Kopi</title>', { partnerId: 'ratna' })
  source.publish('/kelas-partner/barista', '<title>Barista</title>', { partnerId: 'ratna' })
  source.publish('/p/teh-sari', '<title>Teh</title>', { partnerId: 'sari' })
  const { ask, ...rest } = await startTestListener({
    source,
    dataDir: await scratchFolder(),
    partnerAt: (host) => (host === 'ratna.naikkelas.test' ? { partnerId: 'ratna', home: '/p/kopi-ratna' } : undefined),
  })
  const at = (host: string, path: string, options: { method?: string } = {}) =>
    ask(path, { ...options, headers: { host } })
  return { ...rest, source, at, own: (path: string, options = {}) => at('ratna.naikkelas.test', path, options) }
}

describe('a partner’s own host', () => {
  test('serves the partner’s pages identical to our own host, regardless of the query', async () => {
    const { own, at } = await site()
    const there = await own('/p/kopi-ratna?ref=%3Cscript%3E&utm_source=%22%3E')
    expect([there.status, there.body.toString()]).toEqual([200, '<title>Kopi</title>'])
    expect(there.body).toEqual((await at('127.0.0.1', '/p/kopi-ratna')).body)
    expect((await own('/kelas-partner/barista')).status).toBe(200)
    expect((await own('/p/kopi-ratna', { method: 'HEAD' })).body.length).toBe(0)
  })

  test('redirects from its root and from a bare link to the page, with the query', async () => {
    const { own } = await site()
    const leads = async (path: string) => {
      const { status, headers } = await own(path)
      return [status, headers.location]
    }
    expect(await leads('/?utm_source=ig')).toEqual([302, '/p/kopi-ratna?utm_source=ig'])
    expect(await leads('/kopi-ratna?fbclid=1')).toEqual([302, '/p/kopi-ratna?fbclid=1'])
    expect(await leads('/P/Kopi-Ratna/')).toEqual([302, '/p/kopi-ratna'])
  })

  test('redirects other paths to our own host', async () => {
    const { own } = await site()
    for (const path of ['/p/teh-sari', '/kelas-data?a=1', '/checkout/42?ref=ratna', '/admin', '/api/admin/me'])
      expect([path, (await own(path)).headers.location]).toEqual([path, `https://naikkelas.test${path}`])
    const strange = await own('/\\jahat.example')
    expect(strange.headers.location).toBe('https://naikkelas.test/404')
  })

  test('leads its sign-in to the one on our own host by the way that comes back', async () => {
    const { own } = await site()
    expect((await own('/login')).headers.location).toBe('/sesi/masuk')
    expect((await own('/sesi/masuk')).status).toBe(418)
    expect((await own('/api/session')).status).toBe(418)
    expect((await own('/login/mitra')).headers.location).toBe('https://naikkelas.test/login/mitra')
  })

  test('accepts only requests that visitors of a page make', async () => {
    const { own } = await site()
    expect((await own('/api/tracker?event_name=page_visit', { method: 'POST' })).status).toBe(418)
    expect((await own('/api/leads/a/b', { method: 'POST' })).status).toBe(418)
    expect((await own('/api/error-reports', { method: 'POST' })).status).toBe(418)
    for (const path of ['/api/admin/sign-in', '/api/error-reports/x', '/api/login', '/p/kopi-ratna', '/admin'])
      expect([path, (await own(path, { method: 'POST' })).status]).toEqual([path, 421])
  })

  test('of no partner is refused, like any unknown host', async () => {
    const { at } = await site()
    for (const host of [
      'sari.naikkelas.test',
      'naikkelas.test.jahat.example',
      'jahat.example',
      'ratna.naikkelas.test:81',
    ])
      expect([host, (await at(host, '/p/kopi-ratna')).status]).toEqual([host, 421])
  })

  test('keeps serving them during a database outage', async () => {
    const { own, source } = await site()
    await own('/p/kopi-ratna')
    source.isAway = true
    expect((await own('/p/kopi-ratna')).status).toBe(200)
    expect((await own('/p/lainnya')).status).toBe(503)
  })
})
