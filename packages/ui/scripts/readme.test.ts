import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, URL } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { parseSection, type StoredSection } from '../exports/sections/registry.ts'
import { buildCss } from './css.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const readme = readFileSync(join(root, 'README.md'), 'utf8')
const snippetsOf = (page: string, text: string) =>
  [...text.matchAll(/```tsx\n([\s\S]*?)```/g)].map(([, code = ''], index) => ({
    name: join(root, `exports/${page}-${index + 1}.tsx`),
    // Where stylesheets come from is the bundler's to say.
    code: code.replaceAll(/^import '@naikkelas\/ui\/[a-z.]+\.css'$/gm, ''),
  }))
const snippets = [
  ...snippetsOf('readme', readme),
  ...snippetsOf('start', readFileSync(join(root, 'src/docs/start.mdx'), 'utf8')),
]

test('every example of the README and of the first page of Storybook compiles in strict mode with the exported names', () => {
  const options: ts.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    skipLibCheck: true,
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2024,
    allowImportingTsExtensions: true,
    customConditions: ['source'],
    types: [],
  }
  const host = ts.createCompilerHost(options)
  const byName = new Map(snippets.map(({ name, code }) => [name, code]))
  const { getSourceFile, fileExists } = host
  host.fileExists = (name) => byName.has(name) || fileExists(name)
  host.getSourceFile = (name, ...rest) => {
    const code = byName.get(name)
    return code === undefined
      ? getSourceFile(name, ...rest)
      : ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  }
  const program = ts.createProgram([...byName.keys()], options, host)
  const problems = [...byName.keys()].flatMap((name) => {
    const file = program.getSourceFile(name)
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
  })
  expect(snippets.length).toBeGreaterThanOrEqual(5)
  expect(
    problems.map(({ messageText, file, start = 0 }) => {
      const line = (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1
      return `${file?.fileName.slice(root.length)}:${line} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`
    }),
  ).toEqual([])
}, 120_000)

test('every stored section in the README can be saved', () => {
  const stored = [...readme.matchAll(/```json\n([\s\S]*?)```/g)].map(
    ([, json = '']) => JSON.parse(json) as StoredSection,
  )
  expect(stored.length).toBeGreaterThan(0)
  for (const section of stored) expect(parseSection(section)).toMatchObject({ kind: 'known', dropped: [] })
})

test('every class that the README writes into static HTML has a rule in styles.css', async () => {
  const { 'styles.css': css = '' } = await buildCss()
  const classes = [...readme.matchAll(/```html\n([\s\S]*?)```/g)]
    .flatMap(([, html = '']) => [...html.matchAll(/class="([^"]+)"/g)])
    .flatMap(([, names = '']) => names.split(' '))
  expect(classes.length).toBeGreaterThan(4)
  for (const name of classes) expect(css, name).toMatch(new RegExp(`\\.${name.replace(':', String.raw`\\:`)}[\\s{,:>]`))
}, 60_000)
