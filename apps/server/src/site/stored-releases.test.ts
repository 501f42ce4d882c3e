import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { FakePages } from '../testing/fake-pages.ts'
import { scratchFolder, startTestListener } from '../testing/test-listener.ts'
import { StoredReleases, outdatedReleases } from './stored-releases.ts'
import { siteFiles } from './site-files.ts'

const day = 86_400_000
const now = new Date('2026-11-20T05:00:00Z')
const before = (days: number) => new Date(now.getTime() - days * day)
const failures: unknown[] = []

/** A build's folder: what its scripts are called, and what they say. */
async function built(files: Record<string, string>): Promise<string> {
  const folder = await scratchFolder()
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return folder
}

/** A server of one release, on data that it shares with others. */
async function serve(dataDir: string, build: string, folder: string) {
  const files = await siteFiles({
    folders: [folder],
    siteHeaders: [],
    kept: new StoredReleases(dataDir),
    build,
    onFailure: (error) => failures.push(error),
  })
  return startTestListener({ source: new FakePages(), dataDir, files })
}

test('a page opened before a deploy still gets its scripts, and a new one gets the new ones', async () => {
  const dataDir = await scratchFolder()
  const old = await built({ 'assets/entry-Aa1.js': 'old entry', 'assets/shared-Ss1.js': 'shared', 'logo.svg': 'old' })
  await serve(dataDir, 'release 1', old)
  // A build removes what the one before had made.
  await rm(old, { recursive: true })
  const next = await built({ 'assets/entry-Bb2.js': 'new entry', 'assets/shared-Ss1.js': 'shared' })
  const { ask } = await serve(dataDir, 'release 2', next)

  const kept = await ask('/assets/entry-Aa1.js')
  expect([kept.status, kept.body.toString()]).toEqual([200, 'old entry'])
  expect(kept.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect((await ask('/assets/entry-Bb2.js')).body.toString()).toBe('new entry')
  expect((await ask('/assets/shared-Ss1.js')).body.toString()).toBe('shared')
  // Files without a hash in their name come from the running release.
  expect((await ask('/logo.svg')).status).toBe(418)
  expect((await ask('/assets/entry-Zz9.js')).status).toBe(418)
})

test('during a deploy a process of the old release serves files of the new one', async () => {
  const dataDir = await scratchFolder()
  const { ask } = await serve(dataDir, 'release 1', await built({ 'assets/entry-Aa1.js': 'old entry' }))
  expect((await ask('/assets/entry-Bb2.js')).status).toBe(418)
  await serve(dataDir, 'release 2', await built({ 'assets/entry-Bb2.js': 'new entry' }))
  expect((await ask('/assets/entry-Bb2.js')).body.toString()).toBe('new entry')
})

test('a server whose build is replaced keeps serving its own files', async () => {
  const dataDir = await scratchFolder()
  const folder = await built({ 'assets/entry-Aa1.js': 'entry' })
  const { ask } = await serve(dataDir, 'release 1', folder)
  await rm(folder, { recursive: true })
  expect((await ask('/assets/entry-Aa1.js')).body.toString()).toBe('entry')
})

test('a path cannot leave the folder of releases', async () => {
  const dataDir = await scratchFolder()
  await writeFile(join(dataDir, 'app-secret'), 'secret')
  const { ask } = await serve(dataDir, 'release 1', await built({ 'assets/entry-Aa1.js': 'entry' }))
  for (const path of ['/assets/../../../app-secret', '/assets/..%2f..%2f..%2fapp-secret', '/fonts/../../app-secret'])
    expect((await ask(path)).body.toString()).not.toContain('secret')
})

test('the last three releases are kept, and any for a day after the next began', () => {
  const releases = [
    { name: 'present', startedAt: before(0) },
    { name: 'third before', startedAt: before(30) },
    { name: 'first before', startedAt: before(10) },
    { name: 'second before', startedAt: before(20) },
    { name: 'long gone', startedAt: before(40) },
    { name: 'longer gone', startedAt: before(50) },
  ]
  expect(outdatedReleases(releases, now)).toEqual(['long gone', 'longer gone'])
  const hurried = [0.1, 0.2, 0.3, 0.4, 0.5, 60].map((days) => ({ name: `${days} days ago`, startedAt: before(days) }))
  expect(outdatedReleases(hurried, now)).toEqual([])
  expect(outdatedReleases(hurried, new Date(now.getTime() + day))).toEqual(['0.5 days ago', '60 days ago'])
})

test('files of releases long gone are removed when another begins', async () => {
  const dataDir = await scratchFolder()
  const kept = new StoredReleases(dataDir)
  const folder = await built({ 'entry.js': 'entry' })
  for (const days of [50, 40, 30, 20, 10, 0]) {
    const files = new Map([[`/assets/entry-${days}.js`, join(folder, 'entry.js')]])
    await kept.add({ build: `${days} days ago`, files, now: before(days) })
  }
  expect((await readdir(join(dataDir, 'releases'))).length).toBe(4)
  expect(await kept.find('/assets/entry-40.js')).toBeUndefined()
  expect(await kept.find('/assets/entry-30.js')).toBeDefined()
  // A release that begins again is the present one.
  await kept.add({ build: '30 days ago', files: new Map(), now: before(0) })
  expect((await readdir(join(dataDir, 'releases'))).length).toBe(4)
})

test('a failure to store release files does not prevent the start', async () => {
  const dataDir = await scratchFolder()
  await writeFile(join(dataDir, 'releases'), 'in the way')
  failures.length = 0
  const { ask } = await serve(dataDir, 'release 1', await built({ 'assets/entry-Aa1.js': 'entry' }))
  expect((await ask('/assets/entry-Aa1.js')).body.toString()).toBe('entry')
  expect(failures.length).toBe(1)
})
