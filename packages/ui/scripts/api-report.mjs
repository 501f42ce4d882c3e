// api.report.d.ts: every name of the public entries with its type, from the built declarations. Committed, so that a change
// of what others build on is seen in review: `npm run api -w @naikkelas/ui` writes it, --check compares.
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath, URL } from 'node:url'
import ts from 'typescript'

const root = fileURLToPath(new URL('../', import.meta.url))
const report = `${root}api.report.d.ts`

export function apiReport() {
  const { name } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
  const files = globSync('dist/exports/**/*.d.ts', { cwd: root }).sort()
  const program = ts.createProgram(
    files.map((file) => root + file),
    { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler, skipLibCheck: true, types: [] },
  )
  const checker = program.getTypeChecker()
  const listed = new Set()
  const parts = files.map((file) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(root + file))
    const entry = file.slice('dist/exports/'.length, -'.d.ts'.length)
    const names = module
      ? checker.getExportsOfModule(module).sort((one, other) => (one.name < other.name ? -1 : 1))
      : []
    const lines = names.map((symbol) => declarationOf(symbol, checker, listed))
    return [`// ── ${entry === 'index' ? name : `${name}/${entry}`}`, ...lines].join('\n')
  })
  return `// Written by "npm run api -w ${name}" from the built declarations. Do not edit.\n${parts.join('\n\n')}\n`
}

/** The declaration of a name; only the name where an earlier entry has its declaration. */
function declarationOf(symbol, checker, listed) {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const key = `${symbol.name} ${target.declarations?.[0]?.getSourceFile().fileName} ${target.declarations?.[0]?.pos}`
  if (listed.has(key)) return `//    ${symbol.name}`
  listed.add(key)
  const text = (target.declarations ?? []).map((declaration) => {
    const whole = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration
    return printer.printNode(ts.EmitHint.Unspecified, whole, whole.getSourceFile())
  })
  const renamed = target.name === symbol.name ? '' : `/* as ${symbol.name} */ `
  return `${renamed}${text.map((one) => shortened(inOrder(one))).join('\n')}`
}

/** The compiler writes the members of a union in the order it met them, which differs from build to build. */
const inOrder = (text) =>
  text
    .replace(/(?:\n\s+\w+: "[^"\n]*";){2,}/g, (lines) => `\n${lines.slice(1).split('\n').sort().join('\n')}`)
    .replace(/(["'])[^"'\n]*\1(?: \| (["'])[^"'\n]*\2)+/g, (union) =>
      [...new Set(union.replaceAll("'", '"').split(' | '))].sort().join(' | '),
    )

/** A type that holds all sections is shortened to its checksum: each section is listed in its own entry. */
const shortened = (text) =>
  text.length < 8_000
    ? text
    : `${text.slice(0, text.indexOf('{') + 1)} /* ${createHash('sha256').update(text).digest('hex').slice(0, 16)} */ }`

const printer = ts.createPrinter({ removeComments: true })

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = apiReport()
  if (!process.argv.includes('--check')) writeFileSync(report, text)
  else if (readFileSync(report, 'utf8') !== text) {
    console.error('api.report.d.ts is not what the build declares: npm run build, then npm run api, in @naikkelas/ui.')
    process.exitCode = 1
  }
}
