import { expect, test, vi } from 'vitest'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FakePages } from '../testing/fake-pages.ts'
import { scratchFolder, startTestListener } from '../testing/test-listener.ts'
import { startPagePoll } from './page-poll.ts'

const text = async ({ ask }: Awaited<ReturnType<typeof startTestListener>>, path: string) =>
  (await ask(path)).body.toString()

test('during a database outage a cached page is still served', async () => {
  const source = new FakePages()
  source.publish('/kelas-data', 'versi satu')
  const listener = await startTestListener({ source, dataDir: await scratchFolder() })
  await listener.ask('/kelas-data')
  source.isAway = true
  expect(await text(listener, '/kelas-data')).toBe('versi satu')
})

test('a restart during a database outage serves the copies on disk', async () => {
  const source = new FakePages()
  source.publish('/kelas-data', 'versi satu')
  const dataDir = await scratchFolder()
  await (await startTestListener({ source, dataDir })).ask('/kelas-data')
  source.isAway = true
  const restarted = await startTestListener({ source, dataDir })
  expect(await text(restarted, '/kelas-data')).toBe('versi satu')
  expect((await restarted.ask('/kelas-data')).headers.etag).toBe((await restarted.ask('/kelas-data')).headers.etag)
})

test('a current copy is not loaded again, and an outdated one is replaced', async () => {
  const source = new FakePages()
  source.publish('/kelas-data', 'versi satu')
  const dataDir = await scratchFolder()
  await (await startTestListener({ source, dataDir })).ask('/kelas-data')
  await (await startTestListener({ source, dataDir })).ask('/kelas-data')
  expect(source.loads).toBe(1)
  source.publish('/kelas-data', 'versi dua')
  expect(await text(await startTestListener({ source, dataDir }), '/kelas-data')).toBe('versi dua')
})

test('a damaged copy on disk is ignored', async () => {
  const source = new FakePages()
  source.publish('/kelas-data', 'versi satu')
  const dataDir = await scratchFolder()
  await (await startTestListener({ source, dataDir })).ask('/kelas-data')
  const [file = ''] = await readdir(join(dataDir, 'pages'))
  await writeFile(join(dataDir, 'pages', file), '{"format":1,"address":"/kelas-data","key":"x","sizes":[9,9,9]}\nhalf')
  source.isAway = true
  expect((await (await startTestListener({ source, dataDir })).ask('/kelas-data')).status).toBe(503)
})

test('every process serves a publish and an unpublish within a second', async () => {
  const source = new FakePages()
  source.publish('/kelas-data', 'versi satu')
  const [one, other] = [
    await startTestListener({ source, dataDir: await scratchFolder() }),
    await startTestListener({ source, dataDir: await scratchFolder() }),
  ]
  const polls = [one, other].map(({ store }) => startPagePoll({ source, store, onFailure: () => {}, everyMs: 20 }))
  for (const listener of [one, other]) expect(await text(listener, '/kelas-data')).toBe('versi satu')
  expect((await other.ask('/baru')).status).toBe(418)
  source.publish('/kelas-data', 'versi dua')
  source.publish('/baru', 'halaman baru')
  for (const listener of [one, other]) {
    await vi.waitFor(async () => expect(await text(listener, '/kelas-data')).toBe('versi dua'), {
      timeout: 20_000,
      interval: 10,
    })
    await vi.waitFor(async () => expect(await text(listener, '/baru')).toBe('halaman baru'), {
      timeout: 20_000,
      interval: 10,
    })
  }
  source.unpublish('/kelas-data')
  await vi.waitFor(async () => expect((await other.ask('/kelas-data')).status).toBe(418), {
    timeout: 20_000,
    interval: 10,
  })
  for (const poll of polls) await poll.stop()
})

test('a moved page is not served at its old link', async () => {
  const source = new FakePages()
  source.publish('/lama', 'isi', { pageId: 'halaman' })
  const listener = await startTestListener({ source, dataDir: await scratchFolder() })
  await listener.ask('/lama')
  source.published.delete('/lama')
  source.publish('/baru', 'isi', { pageId: 'halaman' })
  await listener.store.takeIn(await source.recentlyChanged())
  expect((await listener.ask('/lama')).status).toBe(418)
  expect(await text(listener, '/baru')).toBe('isi')
})

test('after an outage missed changes are found by comparing versions', async () => {
  const source = new FakePages()
  source.publish('/kelas-data', 'versi satu')
  const listener = await startTestListener({ source, dataDir: await scratchFolder() })
  await listener.ask('/kelas-data')
  source.isAway = true
  const failures: string[] = []
  const poll = startPagePoll({
    source,
    store: listener.store,
    onFailure: (_error, where) => failures.push(where),
    everyMs: 10,
  })
  await vi.waitFor(() => expect(failures).toEqual(['page poll']), { interval: 5 })
  source.publish('/kelas-data', 'versi dua')
  // The change is older than what a poll asks for.
  source.changes.length = 0
  source.isAway = false
  await vi.waitFor(async () => expect(await text(listener, '/kelas-data')).toBe('versi dua'), {
    timeout: 20_000,
    interval: 20,
  })
  await poll.stop()
})

test('the memory cache is limited in bytes, and evicts the least recently used page first', async () => {
  const source = new FakePages()
  for (const name of ['satu', 'dua', 'tiga']) source.publish(`/halaman-${name}`, name.padEnd(4000, 'x'))
  const listener = await startTestListener({ source, dataDir: await scratchFolder(), memoryBytes: 9000 })
  await listener.ask('/halaman-satu')
  await listener.ask('/halaman-dua')
  await listener.ask('/halaman-satu')
  await listener.ask('/halaman-tiga')
  expect(['satu', 'dua', 'tiga'].map((name) => listener.store.inMemory(`/halaman-${name}`) !== undefined)).toEqual([
    true,
    false,
    true,
  ])
})

test('an unpublished page is not served from any older copy', async () => {
  const source = new FakePages()
  source.publish('/kelas-data', 'versi satu')
  source.publish('/lama', 'isi', { pageId: 'halaman' })
  const dataDir = await scratchFolder()
  const before = await startTestListener({ source, dataDir })
  for (const path of ['/kelas-data', '/lama']) await before.ask(path)
  source.changes.length = 0
  const restarted = await startTestListener({ source, dataDir })
  source.unpublish('/kelas-data')
  source.published.delete('/lama')
  source.publish('/baru', 'isi', { pageId: 'halaman' })
  await restarted.store.takeIn(await source.recentlyChanged())
  source.isAway = true
  expect((await restarted.ask('/kelas-data')).status).toBe(503)
  expect((await restarted.ask('/lama')).status).toBe(503)
})

test('a page unpublished during a database outage is removed as soon as the database answers', async () => {
  const source = new FakePages()
  source.publish('/kelas-data', 'versi satu')
  const dataDir = await scratchFolder()
  await (await startTestListener({ source, dataDir })).ask('/kelas-data')
  source.isAway = true
  const restarted = await startTestListener({ source, dataDir })
  expect(await text(restarted, '/kelas-data')).toBe('versi satu')
  source.unpublish('/kelas-data')
  source.changes.length = 0
  source.isAway = false
  const poll = startPagePoll({ source, store: restarted.store, onFailure: () => {}, everyMs: 10 })
  await vi.waitFor(async () => expect((await restarted.ask('/kelas-data')).status).toBe(418), {
    timeout: 20_000,
    interval: 10,
  })
  await poll.stop()
})

test('a moved page is redirected from its old link, with its query, immediately and for HEAD too', async () => {
  const source = new FakePages()
  source.publish('/lama', 'isi')
  const listener = await startTestListener({ source, dataDir: await scratchFolder() })
  await listener.ask('/lama')
  source.move('/lama', '/baru')
  await listener.store.takeIn(await source.recentlyChanged())
  for (const method of ['GET', 'HEAD']) {
    const answer = await listener.ask('/lama?utm_source=wa&a=%20', { method })
    expect([answer.status, answer.headers.location, answer.body.length]).toEqual([301, '/baru?utm_source=wa&a=%20', 0])
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  }
  expect(await text(listener, '/baru')).toBe('isi')
})

test('the redirect of an old link ends when another page is published there', async () => {
  const source = new FakePages()
  source.publish('/lama', 'isi')
  const listener = await startTestListener({ source, dataDir: await scratchFolder() })
  source.move('/lama', '/baru')
  await listener.ask('/lama')
  source.publish('/lama', 'halaman lain', { pageId: 'lain' })
  await listener.store.takeIn(await source.recentlyChanged())
  expect(await text(listener, '/lama')).toBe('halaman lain')
  expect(await text(listener, '/baru')).toBe('isi')
})

test.each([
  ['a page of ours, with what was asked', '/lanjutan', '/lanjutan?ref=wa'],
  ['a page of ours with a query and an anchor', '/lanjutan?a=1#daftar', '/lanjutan?a=1&ref=wa#daftar'],
  ['another site, without what was asked', 'https://wa.me/628123', 'https://wa.me/628123'],
])('a page that is over leads to %s, in every process within a second', async (_, location, led) => {
  const source = new FakePages()
  source.publish('/promo', 'isi')
  const listeners = [
    await startTestListener({ source, dataDir: await scratchFolder() }),
    await startTestListener({ source, dataDir: await scratchFolder() }),
  ]
  for (const listener of listeners) await listener.ask('/promo')
  const polls = listeners.map(({ store }) => startPagePoll({ source, store, onFailure: () => {}, everyMs: 20 }))
  source.end('/promo', location)
  for (const listener of listeners)
    await vi.waitFor(
      async () => {
        const answer = await listener.ask('/promo?ref=wa')
        expect([answer.status, answer.headers.location]).toEqual([302, led])
      },
      { timeout: 20_000, interval: 10 },
    )
  for (const poll of polls) await poll.stop()
})

test('during a database outage, expired and moved pages are redirected from memory and, after a restart, from disk', async () => {
  const source = new FakePages()
  source.publish('/promo', 'isi')
  source.publish('/lama', 'isi lain', { pageId: 'pindah' })
  const dataDir = await scratchFolder()
  const before = await startTestListener({ source, dataDir })
  for (const path of ['/promo', '/lama']) await before.ask(path)
  // This process has had no visit to either page: it has their disk copies only.
  const listener = await startTestListener({ source, dataDir })
  source.end('/promo', '/lanjutan')
  source.move('/lama', '/baru')
  await listener.store.takeIn(await source.recentlyChanged())
  source.isAway = true
  for (const one of [listener, await startTestListener({ source, dataDir })])
    expect(
      [await one.ask('/promo'), await one.ask('/lama')].map(({ status, headers }) => [status, headers.location]),
    ).toEqual([
      [302, '/lanjutan'],
      [301, '/baru'],
    ])
})

test.each([1, 2])(
  'a database that is too busy %i times in the second of a publish causes no error response',
  async (refusals) => {
    const source = new FakePages()
    const { ask, failures } = await startTestListener({ source, dataDir: await scratchFolder() })
    source.publish('/kelas-data', 'versi satu')
    source.refusals = refusals
    const answers = await Promise.all(Array.from({ length: 250 }, () => ask('/kelas-data')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect([source.loads, failures]).toEqual([1, []])
  },
)

test('during an outage the database is retried without any visit, and works again once it answers', async () => {
  const source = new FakePages()
  const { ask } = await startTestListener({ source, dataDir: await scratchFolder() })
  source.publish('/kelas-data', 'versi satu')
  source.isAway = true
  expect((await ask('/kelas-data')).status).toBe(503)
  const before = source.looks
  expect((await ask('/kelas-lain')).status).toBe(503)
  expect(source.looks - before).toBe(1)
  source.isAway = false
  expect((await ask('/kelas-data')).status).toBe(200)
})
