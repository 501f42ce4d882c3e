import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath, URL } from 'node:url'
import { __unstable__loadDesignSystem as loadDesignSystem } from '@tailwindcss/node'
import postcss, { type Declaration } from 'postcss'
import { expect, test } from 'vitest'
import { base, buildCss, styleSource } from '../../scripts/css.mjs'
import { themeToCss } from '../theme/theme-css.ts'

const src = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(`${src}${file}`, 'utf8')

const files = await buildCss()
const theme = themeToCss({ brand: '#0c7a75', accent: '#c2410c' }).css

/** Properties that a stylesheet defines. */
function definedIn(css: string): Set<string> {
  const names = new Set<string>()
  postcss.parse(css).walkDecls(/^--/, ({ prop }) => void names.add(prop))
  return names
}

/** Properties that are used, with whether every use has a fallback. */
function readings(css: string): { name: string; hasFallback: boolean; place: string }[] {
  const found: { name: string; hasFallback: boolean; place: string }[] = []
  postcss.parse(css).walkDecls((declaration) => {
    for (const [, name = '', next] of declaration.value.matchAll(/var\(\s*(--[\w-]+)\s*([,)])/g))
      found.push({ name, hasFallback: next === ',', place: placeOf(declaration) })
  })
  return found
}

const placeOf = ({ parent, prop }: Declaration) =>
  `${parent?.type === 'rule' ? (parent as postcss.Rule).selector.slice(0, 60) : '?'} ${prop}`

test.each(['styles.css', 'styles.unlayered.css'] as const)(
  'every custom property that %s reads has a value: from the theme, from a rule, or where it is read',
  (name) => {
    const css = files[name] ?? ''
    const defined = new Set([...definedIn(css), ...definedIn(theme)])
    const all = readings(css + theme)
    expect(all.length).toBeGreaterThan(300)
    // Radix sets its own on positioned menus.
    const ours = all.filter(({ name: property }) => !property.startsWith('--radix-'))
    expect(ours.filter((one) => !one.hasFallback && !defined.has(one.name))).toEqual([])
  },
)

test('every theme property that components use is defined in the scope itself', () => {
  const inScope = new Set<string>()
  postcss.parse(read('styles/tokens.gen.css')).walkRules((rule) => {
    // Tones may share a rule with the scope.
    if (rule.selectors.includes(':root') && rule.selectors.includes('[data-ui-theme]'))
      rule.walkDecls(/^--ui-/, ({ prop }) => void inScope.add(prop))
  })
  const named = readings(read('styles/theme.gen.css')).map(({ name }) => name)
  expect(named.length).toBeGreaterThan(50)
  expect([...new Set(named)].filter((name) => !inScope.has(name))).toEqual([])
})

test('theme names for hosts refer to existing properties', () => {
  const defined = definedIn(files['styles.css'] ?? '')
  const named = readings(files['tailwind.css'] ?? '')
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ name }) => !defined.has(name))).toEqual([])
})

test('every property mentioned in pages and token stories exists', () => {
  const defined = new Set([...definedIn(files['styles.css'] ?? ''), ...definedIn(theme)])
  const pages = [
    ...globSync('{tokens,docs,theme}/*.{tsx,mdx}', { cwd: src }),
    ...globSync('{primitives,interactive,sections}/*/*.mdx', { cwd: src }),
    ...globSync('../../../.storybook/*.{ts,tsx,css}', { cwd: src }),
    '../README.md',
  ]
  const spoken = pages.flatMap((page) =>
    [...read(page).matchAll(/--ui-[a-z][a-z0-9-]*[a-z0-9]/g)].map(([name]) => ({ page, name })),
  )
  expect(spoken.length).toBeGreaterThan(0)
  expect(spoken.filter(({ name }) => !defined.has(name))).toEqual([])
})

test('every token that Storybook shows has a rule: no page shows a removed colour, size or radius', async () => {
  const design = await loadDesignSystem(await styleSource(), { base })
  const shown = globSync('{tokens,docs,theme}/*.tsx', { cwd: src }).flatMap((page) =>
    [...new Set(read(page).match(/(?<=['"`\s])ui:[^\s'"`$]+/g) ?? [])].map((name) => ({ page, name })),
  )
  expect(shown.length).toBeGreaterThan(40)
  const rules = design.candidatesToCss(shown.map(({ name }) => name))
  expect(shown.filter((_, index) => rules[index] === null)).toEqual([])
})

test('every class name in the README exists in the stylesheet', () => {
  const [, table = ''] = /### Names in classes([\s\S]*?)\n## /.exec(read('../README.md')) ?? []
  const known = read('styles/theme.gen.css')
  const rows = [...table.matchAll(/^\| (?:colours of the scheme|actions|states) \| (.*) \|$/gm)]
  const colors = rows
    .flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)])
    .flatMap(([, names = '']) => names.split(' '))
    .filter((name) => /^[a-z]/.test(name))
  expect(colors.length).toBeGreaterThan(25)
  expect(colors.filter((name) => !known.includes(`--color-${name}:`))).toEqual([])
})
