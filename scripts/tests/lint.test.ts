import { fileURLToPath } from 'node:url'
import { ESLint } from 'eslint'
import { beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const eslint = new ESLint({ cwd: root })

// The files exist, so that the type-aware rules know their project; only their text is replaced.
const product = 'apps/api/src/errors/app-error.ts'
const web = 'apps/web/app/root.tsx'
const primitive = 'packages/ui/src/primitives/button/button.tsx'
const aTest = 'apps/api/src/env.test.ts'

// The first file of the product loads the types of the whole repository, on cores that other tests use.
beforeAll(() => rulesBroken(product, 'export const answer = 1'), 240_000)

test.for([
  [
    'streams connected by pipe',
    product,
    "import { createReadStream } from 'node:fs'\ncreateReadStream('a').pipe(process.stdout)",
    'no-restricted-syntax',
  ],
  [
    'streams connected by pipe in a test',
    aTest,
    "import { createReadStream } from 'node:fs'\ncreateReadStream('a').pipe(process.stdout)",
    'no-restricted-syntax',
  ],
  [
    'properties packed on a line by a spread literal',
    product,
    'export const make = (id: string, name: string) => ({ ...{ id, name }, kind: 1 })',
    'no-restricted-syntax',
  ],
  [
    'elements packed on a line by a spread literal, in a test',
    aTest,
    'export const words = (more: string[]) => [...[1, 2], ...more]',
    'no-restricted-syntax',
  ],
  [
    'attributes packed on a line by a spread literal, in a primitive',
    primitive,
    'export const field = (id: string, title: string) => <i {...{ id, title }} />',
    'no-restricted-syntax',
  ],
  [
    'a store for all pages of the builder',
    'apps/web/app/areas/admin/builder/builder.tsx',
    "import { create } from 'zustand'\nexport const useDialogs = create(() => ({ open: null }))",
    'no-restricted-imports',
  ],
  [
    'a queue beside the jobs',
    product,
    'export const next = (sql: (text: TemplateStringsArray) => unknown) => sql`SELECT id FROM mails FOR UPDATE SKIP LOCKED`',
    'no-restricted-syntax',
  ],
  [
    'work at intervals beside the jobs',
    product,
    'export const start = () => setInterval(() => undefined, 60_000)',
    'no-restricted-syntax',
  ],
  [
    'a queue in a file whose timer is allowed',
    'apps/server/src/slow-bodies.ts',
    'export const next = (sql: (text: TemplateStringsArray) => unknown) => sql`SELECT id FROM mails FOR UPDATE skip locked`',
    'no-restricted-syntax',
  ],
  ['any hides what a value is', product, 'export const answer: any = 1', '@typescript-eslint/no-explicit-any'],
  [
    'an unawaited promise',
    product,
    'export function start() { Promise.resolve(1) }',
    '@typescript-eslint/no-floating-promises',
  ],
  [
    'a switch that forgets a case',
    product,
    "export function name(state: 'on' | 'off') { switch (state) { case 'on': return 1 } return 0 }",
    '@typescript-eslint/switch-exhaustiveness-check',
  ],
  ['the environment read outside env.ts', product, 'export const port = process.env.PORT', 'no-restricted-properties'],
  [
    'the environment read through node:process',
    product,
    "import { env } from 'node:process'\nexport const port = env.PORT",
    'no-restricted-imports',
  ],
  [
    'an import that the package does not declare',
    product,
    "import { create } from 'zustand'\nexport const store = create",
    'import-x/no-extraneous-dependencies',
  ],
  [
    'a development dependency of the root in product code',
    product,
    "import fastCheck from 'fast-check'\nexport const check = fastCheck",
    'import-x/no-extraneous-dependencies',
  ],
  [
    'an import without its ending',
    product,
    "import { readEnv } from './env'\nexport const env = readEnv()",
    'no-restricted-imports',
  ],
  ['a default export', product, 'export default class Thing {}', 'import-x/no-default-export'],
  [
    'the router by its other name',
    web,
    "import { Link } from 'react-router'\nexport const link = Link",
    'no-restricted-imports',
  ],
  ['a raw colour in a primitive', primitive, "export const colour = 'text-[#ff0000]'", 'no-restricted-syntax'],
  ['a palette colour in a primitive', primitive, "export const colour = 'bg-emerald-500'", 'no-restricted-syntax'],
  ['a class for the left side', primitive, "export const room = 'ui:flex ui:max-md:pl-4'", 'no-restricted-syntax'],
  ['a class for the right edge', primitive, "export const place = 'ui:-right-2'", 'no-restricted-syntax'],
  [
    'a test that runs alone',
    aTest,
    "import { test } from 'vitest'\ntest.only('one', () => {})",
    'no-restricted-syntax',
  ],
] as const)('lint refuses %s', async ([, file, text, rule]) => {
  expect(await rulesBroken(file, text)).toContain(rule)
})

test('a comment switches no rule off', async () => {
  expect(await rulesBroken(product, '/* eslint-disable */\nexport const answer: any = 1')).toContain(
    '@typescript-eslint/no-explicit-any',
  )
})

test('a test may use what the root provides for tests', async () => {
  expect(
    await rulesBroken(
      aTest,
      "import fastCheck from 'fast-check'\nimport { test } from 'vitest'\ntest('all', () => fastCheck.assert(fastCheck.property(fastCheck.nat(), () => true)))",
    ),
  ).toEqual([])
})

async function rulesBroken(file: string, text: string) {
  const [result] = await eslint.lintText(text, { filePath: `${root}${file}` })
  return result?.messages.map(({ ruleId }) => ruleId) ?? []
}
