import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import postcss from 'postcss'
import { publint } from 'publint'
import { build, type Plugin } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiReport } from './api-report.mjs'
import { publishedManifest, stage } from './published-manifest.mjs'
import { buildWhenChanged } from '../../../scripts/build.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'naikkelas-ui-'))
const held = join(folder, 'package')

beforeAll(async () => {
  await buildWhenChanged((workspace: string) => workspace === 'packages/ui')
  stage(held)
  execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder], { cwd: held })
}, 180_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const manifest = publishedManifest()
const read = (name: string) => readFileSync(join(held, name), 'utf8')
const files = () => globSync('**/*', { cwd: held, withFileTypes: true }).filter((entry) => entry.isFile())

describe('the installed package', () => {
  test('references no files that it does not contain', () => {
    expect(JSON.stringify(manifest.exports)).not.toContain('source')
    for (const [name, target] of Object.entries(manifest.exports)) {
      if (name.includes('*')) continue
      for (const file of typeof target === 'string' ? [target] : Object.values(target))
        expect(existsSync(join(held, file)), `${name} → ${file}`).toBe(true)
    }
  })

  test('passes publint', async () => {
    const { messages } = await publint({ pkgDir: held, pack: false, strict: true })
    expect(messages.filter(({ code }) => !['USE_TYPE', 'PKG_JSON_REPOSITORY'].includes(code))).toEqual([])
  })

  test('has types for every entry, also for stylesheets, wherever modules are ES modules', async () => {
    const [tarball = ''] = globSync('*.tgz', { cwd: folder })
    const checked = await checkPackage(createPackageFromTarballData(readFileSync(join(folder, tarball))))
    expect(checked.types).not.toBe(false)
    const problems = 'problems' in checked ? checked.problems : []
    // Old Node and CommonJS resolve to an ES module: stated in the README.
    const ours = problems.filter(
      (problem) =>
        !('resolutionKind' in problem && /node10|node16-cjs/.test(problem.resolutionKind)) &&
        !('entrypoint' in problem && /\.json|\.txt|\*/.test(problem.entrypoint)),
    )
    expect(ours).toEqual([])
  }, 120_000)

  test('contains licences, source maps and font licence texts, and no development files', () => {
    const names = files().map((entry) => join(entry.parentPath, entry.name).slice(held.length + 1))
    expect(names).toContain('LICENSE')
    expect(names.filter((name) => name.endsWith('-OFL.txt'))).toHaveLength(4)
    expect(names.filter((name) => name.endsWith('.woff2')).length).toBeGreaterThan(20)
    expect(names.filter((name) => /stories|\.test\.|\.mdx$/.test(name))).toEqual([])
    const mapped = names.filter((name) => /^dist\/.*\.js$/.test(name) && read(name).includes('sourceMappingURL'))
    expect(mapped.length).toBeGreaterThan(100)
    for (const name of mapped) expect(names).toContain(`${name}.map`)
  })

  test.each(['styles.css', 'styles.unlayered.css'])('has a rule in %s for every class of its components', (name) => {
    // Tailwind does not see a class whose end touches the `${` of a template.
    const styled = new Set<string>()
    postcss.parse(read(`dist/${name}`)).walkRules(({ selector }) => {
      for (const [, escaped = ''] of selector.matchAll(/\.((?:\\.|[\w-])+)/g)) styled.add(escaped.replaceAll('\\', ''))
    })
    const ruleless = files().flatMap((entry) => {
      if (!entry.name.endsWith('.js')) return []
      const text = readFileSync(join(entry.parentPath, entry.name), 'utf8')
      const classes = new Set([...text.matchAll(/(?<![\w-])ui:[^\s'"`$\\]+/g)].map(([token]) => token))
      return [...classes].filter((token) => !styled.has(token)).map((token) => `${entry.name}: ${token}`)
    })
    expect(ruleless).toEqual([])
  })

  test('accepts values of a host that uses exactOptionalPropertyTypes', () => {
    const text = readFileSync(join(held, 'dist/src/interactive/dialog/dialog.d.ts'), 'utf8')
    expect(text).toMatch(/isOpen\?: boolean \| undefined/)
  })

  test('exports every name that a workspace imports from the sources', async () => {
    const program = importsOfWorkspaces()
    expect(program.split('\n').length).toBeGreaterThan(30)
    const { errors } = await build({
      stdin: { contents: program, resolveDir: held },
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'neutral',
      plugins: [othersOutside],
      logLevel: 'silent',
    }).catch((failure: { errors: { text: string }[] }) => failure)
    expect(errors.map(({ text }) => text)).toEqual([])
  })

  test('matches the committed report of its names and types', () => {
    expect(readFileSync(join(root, 'packages/ui/api.report.d.ts'), 'utf8')).toBe(apiReport())
  })
})

/** Everything that applications and packages import of it, types apart, as one program. */
function importsOfWorkspaces(): string {
  const found = globSync('{apps/*/{app,src},packages/{page,page-html,contract}/src}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.(test|stories)\.|\/testing\//.test(file))
    .flatMap((file) => [
      ...readFileSync(join(root, file), 'utf8').matchAll(/^import \{([^}]*)\} from '(@naikkelas\/ui[^']*)'/gm),
    ])
  const names = new Map<string, Set<string>>()
  for (const [, list = '', entry = ''] of found)
    for (const name of list.split(',').map((one) => one.trim()))
      if (name !== '' && !name.startsWith('type '))
        names.set(entry, (names.get(entry) ?? new Set()).add(name.split(' as ')[0] ?? name))
  return [...names]
    .flatMap(([entry, list], at) =>
      [...list].map((name, index) => `export { ${name} as v${at}_${index} } from '${entry}'`),
    )
    .join('\n')
}

/** Only our own package is looked into: from its own folder its name leads to what was packed. */
const othersOutside: Plugin = {
  name: 'others-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path }) => (path.startsWith('@naikkelas/ui') ? undefined : { external: true }))
  },
}

test('packing does not change the package.json of the workspace', () => {
  const before = readFileSync(join(root, 'packages/ui/package.json'), 'utf8')
  expect(JSON.parse(before).exports['.']).toHaveProperty('source')
  expect(existsSync(join(root, 'packages/ui/.package.json.unpublished'))).toBe(false)
})
