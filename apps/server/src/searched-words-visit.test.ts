import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeAdmin } from '@naikkelas/api/testing/factories'
import { createTestApp } from '@naikkelas/api/testing/test-app'
import { createTestDatabase } from '@naikkelas/api/testing/test-database'
import { phoneBrowser } from '@naikkelas/api/testing/tracker-factories'
import type { OutputFor } from '@naikkelas/contract'
import type { listSearchedWords } from '@naikkelas/contract/commerce'
import { viewCookie } from '@naikkelas/contract/identity'
import { afterAll, expect, test, vi } from 'vitest'
import { scratchFolder } from './testing/test-listener.ts'
import { startTestServer } from './testing/test-server.ts'

const database = await createTestDatabase()
// Someone can sign in, so no demo world is made.
await makeAdmin(database)
afterAll(() => database.drop())

// A server is started, on cores that other tests use.
vi.setConfig({ testTimeout: 120_000 })

/** A server whose search page asks the API, and says how often it was drawn. */
async function startSite() {
  const clientFolder = await scratchFolder()
  await mkdir(join(clientFolder, 'assets'))
  await writeFile(join(clientFolder, 'assets/root.css'), '[data-ui-theme]{color:red}')
  let draws = 0
  const server = await startTestServer({
    env: { databaseUrl: database.url },
    clientFolder,
    async render(request, api) {
      const { origin, searchParams } = new URL(request.url)
      const asked = new URLSearchParams({ words: searchParams.get('cari') ?? '' })
      const kind = searchParams.get('jenis')
      if (kind !== null) asked.set('kind', kind)
      const address = `${origin}/api/search?${asked}`
      expect((await api.fetch(new Request(address, { headers: request.headers }))).status).toBe(200)
      draws += 1
      return new Response(
        `<!DOCTYPE html><html lang="id"><head><title>Cari</title><link rel="stylesheet" href="/assets/root.css"/></head><body data-ui-theme="">${searchParams.get('cari')}</body></html>`,
        { headers: { 'content-type': 'text/html', 'cache-control': 'public, max-age=0, must-revalidate' } },
      )
    },
  })
  const search = async (query: string, headers: Record<string, string> = { 'user-agent': phoneBrowser }) =>
    expect((await server.ask(`/search?${query}`, { headers })).status).toBe(200)
  return { search, draws: () => draws, stop: server.stop }
}

test('searches are counted whether their page is drawn or sent from memory, robots and narrowed lists not', async () => {
  const desk = await (await createTestApp({ database })).signedIn()
  const { search, draws, stop } = await startSite()
  await search('cari=xylophone')
  // At once: however slow the machine, most of them are sent a copy or wait for one drawing.
  await Promise.all(Array.from({ length: 9 }, () => search('cari=xylophone')))
  await search('cari=xylophone&jenis=course')
  await search('cari=xylophone&jenis=course')
  await search('cari=xylophone', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
  await search('cari=xylophone', { 'user-agent': phoneBrowser, cookie: `local_${viewCookie}=1` })
  expect(draws()).toBeLessThan(14)
  await stop()
  const { data } = (await desk.get('/admin/searched-words?from=2020-01-01&until=2099-01-01')).body
  expect((data as OutputFor<typeof listSearchedWords>).items).toMatchObject([
    { words: 'xylophone', searches: 10, emptySearches: 10 },
  ])
})
