import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import config from '../../.dependency-cruiser.mjs'
import { type CruisedModule, folderCycles } from '../folder-cycles.mjs'
import { clean, planted } from './planted-imports.ts'

interface Violation {
  from: string
  to: string
  rule: { name: string }
}

interface Report {
  modules: CruisedModule[]
  summary: { violations: Violation[] }
}

const exportsOf: Record<string, Record<string, string>> = {
  'packages/ui': {
    '.': './exports/index.ts',
    './sections/registry': './exports/sections/registry.ts',
    './sections/*': './src/sections/*/*.view.tsx',
  },
}
const workspaces = [
  'packages/ui',
  'packages/page',
  'packages/page-html',
  'packages/contract',
  'apps/api',
  'apps/web',
  'apps/server',
]
const installed = [
  'react',
  'react-dom',
  'react-router-dom',
  'zod',
  'pg',
  'drizzle-orm',
  '@tiptap/core',
  '@dnd-kit/core',
  '@hono/node-server',
  'hono',
  '@radix-ui/react-dialog',
]

const root = fileURLToPath(new URL('../..', import.meta.url))
let house = ''
let violations: Violation[] = []
let modules: CruisedModule[] = []

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'naikkelas-arrows-'))
  write('tsconfig.json', '{}')
  for (const workspace of workspaces) {
    const folder = workspace.startsWith('apps/web') ? './app/index.ts' : './src/index.ts'
    write(
      `${workspace}/package.json`,
      JSON.stringify({
        name: `@naikkelas/${workspace.split('/')[1]}`,
        type: 'module',
        exports: exportsOf[workspace] ?? { '.': folder },
      }),
    )
    mkdirSync(join(house, 'node_modules/@naikkelas'), { recursive: true })
    symlinkSync(join(house, workspace), join(house, 'node_modules/@naikkelas', workspace.split('/')[1] ?? ''))
  }
  for (const name of installed) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }))
    for (const file of ['index.js', 'server.js', 'mini.js']) write(`node_modules/${name}/${file}`, 'export {}')
  }
  for (const [, file, imports] of planted) write(file, statements([imports]))
  for (const [file, ...imports] of clean) write(file, statements(imports))
  const report = JSON.parse(cruise(house)) as Report
  violations = report.summary.violations
  modules = report.modules
})

afterAll(() => rmSync(house, { recursive: true, force: true }))

test.for(planted)('%s: %s may not import %s', ([rule, file]) => {
  expect(violations.filter(({ from }) => from === file).map(({ rule: { name } }) => name)).toEqual([rule])
})

test('code that keeps to the rules is green', () => {
  const blamed = new Set(violations.map(({ from }) => from))

  expect(clean.map(([file]) => file).filter((file) => blamed.has(file))).toEqual([])
})

test('folders that need each other are found, also where no file needs itself', () => {
  const cleanFiles = new Set(clean.map(([file]) => file))

  expect(folderCycles(modules.filter(({ source }) => cleanFiles.has(source)))).toEqual([
    {
      within: 'apps/web/app/areas/storefront',
      folders: ['cart', 'prices'],
      imports: [
        'apps/web/app/areas/storefront/cart/cart.ts → apps/web/app/areas/storefront/prices/price.ts',
        'apps/web/app/areas/storefront/prices/total.ts → apps/web/app/areas/storefront/cart/amount.ts',
      ],
    },
  ])
})

test('every rule has a planted violation', () => {
  const rules = config.forbidden.map(({ name }) => name).sort()

  expect([...new Set(planted.map(([rule]) => rule))].sort()).toEqual(rules)
})

test('a person who breaks a rule reads where the code belongs', () => {
  const { stderr, status } = spawnSync(process.execPath, [join(root, 'scripts/arrows.mjs'), house], {
    encoding: 'utf8',
  })

  expect(status).not.toBe(0)
  const text = stderr.replace(/\s+/g, ' ')
  expect(text).toContain('An area never imports another: move what both need to apps/web/app/shared.')
  expect(text).toContain('apps/web/app/areas/storefront: cart → prices → cart')
})

function cruise(folder: string) {
  const args = ['--config', join(root, '.dependency-cruiser.mjs'), '--output-type', 'json', 'packages', 'apps']
  return execFileSync('depcruise', args, { cwd: folder, encoding: 'utf8', maxBuffer: 50_000_000 })
}

function statements(imports: string[]) {
  return imports.map((what) => `import ${what}\n`).join('')
}

function write(file: string, text: string) {
  mkdirSync(dirname(join(house, file)), { recursive: true })
  writeFileSync(join(house, file), text)
}
