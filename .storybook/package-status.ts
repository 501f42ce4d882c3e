import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describedProperty } from './common-properties.ts'
import { type DocsPage, readDocsPage } from './docs-page-parts.ts'
import { usedTokens } from './used-tokens.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const ui = `${root}packages/ui/`
const read = (path: string) => readFileSync(path, 'utf8')

interface Property {
  name: string
  type: string
  isRequired: boolean
  description: string
  default?: string
}

interface Part {
  name: string
  from: string
  runs: 'client' | 'anywhere'
  description: string
  props: readonly Property[]
}

export type Maturity = 'alpha' | 'beta' | 'stable' | 'deprecated'

export interface Entry {
  kind: 'component' | 'section'
  /** The English name: of the component, or of the section's folder. */
  name: string
  /** As the sidebar has it. */
  title: string
  folder: string
  /** Where outsiders import it; null while it is not exported. */
  from: string | null
  runs: 'client' | 'anywhere'
  parts: readonly Part[]
  /** Gzip, React left out; null until `npm run build -w @naikkelas/ui` has measured it. */
  bytes: number | null
  docs: DocsPage | null
  tests: number
  stories: number
  /** Whether each of its stories is checked by axe. */
  hasAxe: boolean
  tokens: readonly string[]
  /** Whether anything in it can be reached with the keyboard. */
  isReachable: boolean
  since: string | null
  /** Its sheet for Figma, relative to Storybook; null until `npm run figma:sheets` has drawn it. */
  sheet: string | null
  /** Screens and pages that use it. */
  usedBy: readonly string[]
  maturity: Maturity
}

/** Everything the package offers that has a folder of its own, and how far each has come: read from the sources and the last build. */
export async function packageStatus(): Promise<Entry[]> {
  const { readManifest } = (await import(`${ui}scripts/manifest.mjs`)) as { readManifest: () => { components: Part[] } }
  const { components } = readManifest()
  const sizes = readSizes()
  const since = readSince()
  const users = readUsers()
  return globSync('src/{primitives,interactive,sections}/*/*.stories.tsx', { cwd: ui })
    .filter((file) => basename(file, '.stories.tsx') === basename(dirname(file)))
    .sort()
    .map((file) => entryOf(dirname(file), components, sizes, since, users))
}

function entryOf(
  folder: string,
  components: readonly Part[],
  sizes: Readonly<Record<string, number>>,
  since: Readonly<Record<string, string>>,
  users: ReadonlyMap<string, string>,
): Entry {
  const name = basename(folder)
  const kind = folder.startsWith('src/sections/') ? 'section' : 'component'
  const stories = read(`${ui}${folder}/${name}.stories.tsx`)
  const title = /title: '([^']+)'/.exec(stories)?.[1] ?? name
  const entry = kind === 'section' ? `sections/${name}` : name
  const from = existsSync(`${ui}exports/${entry}.ts`) ? `@naikkelas/ui/${entry}` : null
  const mdx = `${ui}${folder}/${name}.mdx`
  const sources = globSync('**/*.{ts,tsx,css}', { cwd: `${ui}${folder}` })
    .filter((file) => !/\.(test|stories|examples)\./.test(file))
    .map((file) => read(`${ui}${folder}/${file}`))
  const parts = components
    .filter((part) => part.from === from)
    .map((part) => ({
      ...part,
      props: part.props.map((prop) => ({
        ...prop,
        description: prop.description || describedProperty(part.name, prop.name),
      })),
    }))
  const facts = {
    kind,
    name: /\(([^)]+)\)$/.exec(title)?.[1] ?? title,
    title,
    folder: `packages/ui/${folder}`,
    from,
    runs: sources.some((source) => source.startsWith("'use client'")) ? 'client' : 'anywhere',
    parts,
    bytes: (from !== null && sizes[from]) || null,
    docs: existsSync(mdx) ? readDocsPage(read(mdx)) : null,
    tests: countTests(folder),
    stories: [...stories.matchAll(/^export const \w+ = meta\.story/gm)].length,
    hasAxe: !/a11y:|'!test'/.test(stories),
    tokens: usedTokens([...sources, ...sharedSources(`${ui}${folder}/`, sources)]),
    isReachable: sources.some((source) =>
      /<(a|button|input|select|textarea|summary|video|iframe)\b|CtaLink|SectionForm|QuestionFold|Link\b/.test(source),
    ),
    since: (from !== null && since[from]) || null,
    sheet: existsSync(`${root}.cache/figma/sheets/${name}.svg`) ? `figma/sheets/${name}.svg` : null,
    usedBy: usersOf(
      kind === 'section' ? `type: '${name.replaceAll('-', '_')}'` : `@naikkelas/ui/${name}'`,
      users,
      name,
    ),
  } as const
  const isDeprecated = sources.some((source) => deprecatedComponent.test(source))
  return { ...facts, maturity: isDeprecated ? 'deprecated' : maturityOf(facts) }
}

/** A whole component, not one of its properties. */
const deprecatedComponent = /\/\*\*(?:(?!\*\/)[^])*@deprecated(?:(?!\*\/)[^])*\*\/\nexport function/

/** Parts that sections share; what those share in turn counts too. */
function sharedSources(from: string, sources: readonly string[], seen = new Set<string>()): string[] {
  return sources.flatMap((source) =>
    [...source.matchAll(/from '(\.\.?\/[^']+\.tsx)'/g)].flatMap(([, path = '']) => {
      const file = fileURLToPath(new URL(path, `file://${from}`))
      if (seen.has(file) || !existsSync(file)) return []
      seen.add(file)
      const text = read(file)
      return [text, ...sharedSources(`${dirname(file)}/`, [text], seen)]
    }),
  )
}

/** Stable: complete and in use. Beta: documented and ready to be tried. */
export function maturityOf({
  docs,
  tests,
  stories,
  hasAxe,
  from,
  since,
  usedBy,
  kind,
  parts,
}: Omit<Entry, 'maturity'>): Maturity {
  const isDescribed = docs !== null && docs.missing.length === 0 && (kind === 'section' || parts.length > 0)
  const isChecked = tests > 0 && stories > 0 && hasAxe
  if (isDescribed && isChecked && from !== null && since !== null && usedBy.length > 0) return 'stable'
  return docs !== null && stories > 0 && from !== null ? 'beta' : 'alpha'
}

/** Tests of its own, stories that are played, and for sections the contract that each one is held to. */
function countTests(folder: string) {
  const own = globSync('**/*.{test.ts,test.tsx,stories.tsx}', { cwd: `${ui}${folder}` })
  const counted = own.reduce((sum, file) => {
    const text = read(`${ui}${folder}/${file}`)
    const pattern = file.includes('.test.') ? /^\s*(it|test)(\.each\(|\()/gm : /^\s*play:/gm
    return sum + [...text.matchAll(pattern)].length
  }, 0)
  const contract = `${ui}${dirname(folder)}/contract.test.tsx`
  return counted + (existsSync(contract) ? [...read(contract).matchAll(/^\s*(it|test)(\.each\(|\()/gm)].length : 0)
}

function readSizes(): Readonly<Record<string, number>> {
  const file = `${ui}dist/sizes.json`
  return existsSync(file) ? (JSON.parse(read(file)) as { scripts: Record<string, number> }).scripts : {}
}

/** In which version each entry came: `since.json` is written by `npm run docs:since`. */
function readSince(): Readonly<Record<string, string>> {
  const versions = JSON.parse(read(`${ui}src/docs/since.json`)) as Record<string, string[]>
  return Object.fromEntries(
    Object.entries(versions).flatMap(([version, names]) => names.map((name) => [name, version])),
  )
}

/** Screens, seeded pages, the sample page and the components that are made of others. */
function readUsers(): ReadonlyMap<string, string> {
  const files = [
    ...globSync('apps/web/app/**/*.tsx', { cwd: root }),
    ...globSync('apps/api/src/seed/**/*.ts', { cwd: root }),
    ...globSync('packages/ui/src/sections/*.sample*.ts', { cwd: root }),
    ...globSync('packages/ui/src/{primitives,interactive,sections}/**/*.tsx', { cwd: root }),
  ].filter((file) => !/\.(test|stories|browser)\.|examples/.test(file))
  return new Map(files.map((file) => [file, read(`${root}${file}`)]))
}

function usersOf(word: string, users: ReadonlyMap<string, string>, name: string): string[] {
  const type = name.replaceAll('-', '_')
  return [...users]
    .filter(
      ([file, text]) =>
        !file.includes(`/${name}/`) &&
        (text.includes(word) ||
          text.includes(`/${name}/${name}.tsx'`) ||
          (/seed|sample/.test(file) && new RegExp(`['"]${type}['"]`).test(text))),
    )
    .map(([file]) => file)
}
