import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const ofApi = 'apps/api/src/modules/pages/media/serve-media.test.ts'
const patience = { timeout: 180_000, interval: 50 }

// Each test begins a run of its own, with a database, on cores that other tests use.
vi.setConfig({ testTimeout: 240_000 })

/** A run of some tests of the API, whose temporary files go to a folder of their own. */
function runTests(folder: string, ...words: string[]): ChildProcess {
  const run = spawn(
    process.execPath,
    [`${root}node_modules/vitest/vitest.mjs`, 'run', '--project', 'api', ofApi, ...words],
    { cwd: root, env: { ...process.env, TMPDIR: folder, VITEST: undefined }, stdio: 'ignore' },
  )
  onTestFinished(() => void run.kill('SIGKILL'))
  return run
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'naikkelas-leftovers-'))
  // Under root the database of the run is another account.
  chmodSync(folder, 0o711)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const ofRuns = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('naikkelas-'))

test('a test run that fails leaves no file behind', { tags: 'exhaustive' }, async () => {
  const folder = temporaryFolder()
  const run = runTests(folder, '--testTimeout', '1')
  await vi.waitFor(
    () => expect(globSync('naikkelas-test-*/api-*', { cwd: folder }).length).toBeGreaterThan(0),
    patience,
  )
  const [code] = (await once(run, 'exit')) as [number]
  expect(code).not.toBe(0)
  expect(ofRuns(folder)).toEqual([])
})

test('an interrupted run leaves nothing either', { tags: 'exhaustive' }, async () => {
  const folder = temporaryFolder()
  const run = runTests(folder)
  await vi.waitFor(
    () => expect(globSync('naikkelas-test-*/api-*', { cwd: folder }).length).toBeGreaterThan(0),
    patience,
  )
  run.kill('SIGINT')
  await once(run, 'exit')
  expect(ofRuns(folder)).toEqual([])
})

test('the next run removes what a killed one left, and a running one keeps its own', {
  tags: 'exhaustive',
}, async () => {
  const folder = temporaryFolder()
  const gone = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
  await once(gone, 'exit')
  const left = join(folder, `naikkelas-test-${gone.pid}-abc`)
  const present = join(folder, `naikkelas-test-${process.pid}-abc`)
  mkdirSync(join(left, 'api-1'), { recursive: true })
  mkdirSync(present)
  const run = runTests(folder, '--testNamePattern', 'HEAD is GET')
  const [code] = (await once(run, 'exit')) as [number]
  expect([code, existsSync(left), existsSync(present)]).toEqual([0, false, true])
})
