import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, URL } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const snippets = [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/```tsx\n([\s\S]*?)```/g)].map(
  ([, code = ''], index) => ({ name: join(root, `exports/readme-${index + 1}.tsx`), code }),
)

test('every example of the README compiles as it stands, strictly, with the names the package exports', () => {
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
}, 60_000)
