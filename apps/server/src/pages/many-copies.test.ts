import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { expect, onTestFinished, test, vi } from 'vitest'
import { FakePages } from '../testing/fake-pages.ts'
import { scratchFolder, startTestListener } from '../testing/test-listener.ts'
import { startPagePoll } from './page-poll.ts'

/** So many pages, each published and copied to disk by a server that has ended. */
async function published(count: number) {
  const source = new FakePages()
  for (let page = 0; page < count; page++) source.publish(`/halaman-${page}`, `isi ${page}`)
  const dataDir = await scratchFolder()
  const { store } = await startTestListener({ source, dataDir })
  await store.compareAll()
  await store.copied()
  source.changes.length = 0
  Object.assign(source, { loads: 0, looks: 0, lists: 0 })
  return { source, dataDir }
}

/** Files that are opened or read from now on. */
function countFiles() {
  const spies = [vi.spyOn(fs, 'open'), vi.spyOn(fs, 'readFile'), vi.spyOn(fs, 'stat'), vi.spyOn(fs, 'writeFile')]
  syncBuiltinESMExports()
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore()
    syncBuiltinESMExports()
  })
  return () => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0)
}

const asked = ({ loads, looks, lists }: FakePages) => ({ loads, looks, lists })

test('a start makes one database query and opens as many files for 400 pages as for 10', async () => {
  const counts = []
  for (const pages of [10, 400]) {
    const { source, dataDir } = await published(pages)
    const { store } = await startTestListener({ source, dataDir })
    const opened = countFiles()
    await store.compareAll()
    await store.copied()
    counts.push({ ...asked(source), opened: opened() })
    vi.restoreAllMocks()
  }
  expect(counts[0]).toMatchObject({ loads: 0, looks: 0, lists: 1 })
  expect(counts[0]?.opened).toBeGreaterThan(0)
  expect(counts[1]).toEqual(counts[0])
})

test('a publish loads only its own page and writes only its own copy, among 400 pages as among 10', async () => {
  const counts = []
  for (const pages of [10, 400]) {
    const { source, dataDir } = await published(pages)
    const { store } = await startTestListener({ source, dataDir })
    await store.compareAll()
    await store.copied()
    const before = asked(source)
    const opened = countFiles()
    source.publish('/halaman-3', 'isi baru')
    await store.takeIn(await source.recentlyChanged())
    counts.push({ loads: source.loads - before.loads, looks: source.looks - before.looks, opened: opened() })
    vi.restoreAllMocks()
  }
  expect(counts[0]).toMatchObject({ loads: 1, looks: 0 })
  expect(counts[0]?.opened).toBeGreaterThan(0)
  expect(counts[1]).toEqual(counts[0])
})

test('a page without visits since its publish is served during a database outage, also after a restart', async () => {
  const source = new FakePages()
  const dataDir = await scratchFolder()
  const listener = await startTestListener({ source, dataDir })
  const poll = startPagePoll({ source, store: listener.store, onFailure: () => {}, everyMs: 10 })
  source.publish('/baru', 'terbit')
  await vi.waitFor(() => expect(source.loads).toBe(1), { timeout: 20_000, interval: 10 })
  await poll.stop()
  await listener.store.copied()
  source.isAway = true
  for (const one of [listener, await startTestListener({ source, dataDir })])
    expect((await one.ask('/baru')).body.toString()).toBe('terbit')
})

test('pages published while a server was down are copied after its start, without a visit', async () => {
  const source = new FakePages()
  source.publish('/lama', 'isi')
  source.publish('/tetap', 'isi')
  const dataDir = await scratchFolder()
  const before = await startTestListener({ source, dataDir })
  await before.store.compareAll()
  await before.store.copied()
  source.publish('/tetap', 'isi baru')
  source.publish('/baru', 'halaman baru')
  source.move('/lama', '/pindah')
  source.changes.length = 0
  const { store } = await startTestListener({ source, dataDir })
  await store.compareAll()
  await store.copied()
  source.isAway = true
  const restarted = await startTestListener({ source, dataDir })
  const shown = async (path: string) => (await restarted.ask(path)).body.toString()
  expect([await shown('/tetap'), await shown('/baru'), await shown('/pindah')]).toEqual([
    'isi baru',
    'halaman baru',
    'isi',
  ])
  expect((await restarted.ask('/lama')).headers.location).toBe('/pindah')
})

test('copies of an earlier build and of another process of this machine are found', async () => {
  const source = new FakePages()
  source.publish('/satu', 'isi satu')
  const dataDir = await scratchFolder()
  const [one, other] = [await startTestListener({ source, dataDir }), await startTestListener({ source, dataDir })]
  source.isAway = true
  expect((await other.ask('/satu')).status).toBe(503)
  source.isAway = false
  await one.ask('/satu')
  source.isAway = true
  expect((await other.ask('/satu')).body.toString()).toBe('isi satu')

  const folder = `${dataDir}/pages`
  const [name = ''] = await fs.readdir(folder)
  await fs.rename(`${folder}/${name}`, `${folder}/${name.slice(0, 32)}.page`)
  const upgraded = await startTestListener({ source, dataDir })
  expect((await upgraded.ask('/satu')).body.toString()).toBe('isi satu')
})

test('of two copies of one address, left by a killed process, the newer one is served and the other removed', async () => {
  const source = new FakePages()
  source.publish('/satu', 'versi satu')
  const dataDir = await scratchFolder()
  const folder = `${dataDir}/pages`
  await (await startTestListener({ source, dataDir })).ask('/satu')
  const [former = ''] = await fs.readdir(folder)
  const bytes = await fs.readFile(`${folder}/${former}`)
  source.publish('/satu', 'versi dua')
  await (await startTestListener({ source, dataDir })).ask('/satu')
  await fs.writeFile(`${folder}/${former}`, bytes)
  await fs.utimes(`${folder}/${former}`, new Date(0), new Date(0))
  source.isAway = true
  expect((await (await startTestListener({ source, dataDir })).ask('/satu')).body.toString()).toBe('versi dua')
  expect(await fs.readdir(folder)).toHaveLength(1)
})
