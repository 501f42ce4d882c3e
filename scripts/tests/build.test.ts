import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratchRepository } from './setup/scratch-repository.ts'

/** A fake build: writes down that it ran and creates the expected folder. */
const build = (product: string) => `echo ${product} >> ../../builds && mkdir -p ${product}`

function repository() {
  const { folder, write } = scratchRepository()
  write('package.json', { name: 'scratch', workspaces: ['packages/*', 'apps/*'] })
  write('package-lock.json', {})
  write('tsconfig.json', {})
  write('tokens/colour.json', {})
  write('packages/ui/package.json', { name: 'ui', version: '1.0.0', scripts: { build: build('dist') } })
  write('apps/web/package.json', { name: 'web', version: '1.0.0', scripts: { build: build('build') } })
  write('apps/server/package.json', { name: 'server', version: '1.0.0', scripts: { build: build('dist') } })
  write('apps/api/src/app.ts', 'one')
  function built() {
    rmSync(join(folder, 'builds'), { force: true })
    const script = `import { buildWhenChanged } from ${JSON.stringify(join(folder, 'scripts/build.mjs'))}; await buildWhenChanged()`
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      encoding: 'utf8',
    })
    const lines = stdout.split('\n').flatMap((line) => /^Building (\S+)/.exec(line)?.[1] ?? [])
    return {
      parts: lines,
      status,
      stderr,
      ran: existsSync(join(folder, 'builds')) ? readFileSync(join(folder, 'builds'), 'utf8') : '',
    }
  }
  return { folder, write, built }
}

test('a first start builds everything, a second one with nothing changed builds nothing', () => {
  const { built } = repository()

  expect(built().parts).toEqual(['packages/ui', 'apps/web', 'apps/server'])
  expect(built()).toMatchObject({ parts: [], ran: '' })
})

test('a changed file is built with everything that reads it, and nothing else', () => {
  const { built, write } = repository()
  built()

  write('apps/api/src/app.ts', 'two')
  expect(built().parts).toEqual(['apps/server'])

  write('packages/ui/src/button.tsx', 'one')
  expect(built().parts).toEqual(['packages/ui', 'apps/web', 'apps/server'])
})

test('a changed test is no reason to build', () => {
  const { built, write } = repository()
  built()

  write('apps/api/src/app.test.ts', 'test')

  expect(built().parts).toEqual([])
})

test('a product that was deleted is built again', () => {
  const { folder, built } = repository()
  built()

  rmSync(join(folder, 'apps/web/build'), { recursive: true })

  expect(built().parts).toEqual(['apps/web'])
})

test('a build that fails shows what it said and is tried again', () => {
  const { built, write } = repository()
  write('packages/ui/package.json', {
    name: 'ui',
    version: '1.0.0',
    scripts: { build: 'echo "no such token" >&2; exit 1' },
  })

  const first = built()

  expect(first.status).toBe(1)
  expect(first.stderr).toContain('no such token')
  expect(built().parts).toEqual(['packages/ui'])
})
