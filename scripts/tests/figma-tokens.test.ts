import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../../tokens/figma/', import.meta.url)

type Token = { id: string; type: string; value: unknown }

/** Every token of a file with its whole name. */
function tokensOf(tree: Record<string, unknown>, path: readonly string[] = []): Token[] {
  return Object.entries(tree).flatMap(([key, value]): Token[] => {
    if (key.startsWith('$') || typeof value !== 'object' || value === null) return []
    const inner = value as Record<string, unknown>
    const id = [...path, key]
    return '$value' in inner
      ? [{ id: id.join('.'), type: String(inner.$type), value: inner.$value }]
      : tokensOf(inner, id)
  })
}

const files = new Map(
  globSync('*.json', { cwd: root }).map((file) => [
    file,
    tokensOf(JSON.parse(readFileSync(new URL(file, root), 'utf8')) as Record<string, unknown>),
  ]),
)
const collection = (name: string) => [...files.keys()].filter((file) => file.startsWith(`${name}.`)).sort()
const idsOf = (file: string) => (files.get(file) ?? []).map(({ id }) => id).sort()

it('Figma gets a file for each collection and for each of its modes', () => {
  expect([...files.keys()].sort()).toEqual(
    [
      'primitive.json',
      'semantic.json',
      'component.json',
      'effects.json',
      ...['light', 'dark'].map((mode) => `mode.${mode}.json`),
      ...['none', 'medium', 'full'].map((mode) => `rounded.${mode}.json`),
      ...['roboto', 'arial', 'montserrat', 'poppins'].map((mode) => `font.${mode}.json`),
    ].sort(),
  )
})

it.each(['mode', 'rounded', 'font'])(
  'the modes of %s name the same variables, so that one can be switched for another',
  (name) => {
    const [first = '', ...others] = collection(name)
    expect(idsOf(first).length).toBeGreaterThan(0)
    for (const other of others) expect(idsOf(other)).toEqual(idsOf(first))
  },
)

it('every alias is kept as one and names a token that Figma gets too', () => {
  const known = new Set([...files.values()].flat().map(({ id }) => id))
  const aliases = [...files.values()].flat().filter(({ value }) => typeof value === 'string' && value.startsWith('{'))
  expect(aliases.length).toBeGreaterThan(200)
  expect(aliases.filter(({ value }) => !known.has(String(value).slice(1, -1)))).toEqual([])
})

it('colours are sRGB within 0 and 1 with the hex they stand for, and lengths are pixels', () => {
  const all = [...files.values()].flat()
  const colors = all.filter(({ type, value }) => type === 'color' && typeof value === 'object')
  expect(colors.length).toBeGreaterThan(60)
  for (const { id, value } of colors) {
    const { colorSpace, components, hex } = value as { colorSpace: string; components: number[]; hex: string }
    expect([id, colorSpace]).toEqual([id, 'srgb'])
    expect([id, hexOf(components)]).toEqual([id, hex])
  }
  const lengths = all.filter(({ type, value }) => type === 'dimension' && typeof value === 'object')
  expect(lengths.length).toBeGreaterThan(20)
  expect(lengths.filter(({ value }) => (value as { unit: string }).unit !== 'px')).toEqual([])
})

const hexOf = (components: readonly number[]) =>
  `#${components
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

it('values without a Figma variable type are not among the variables', () => {
  const types = new Set(
    [...files].filter(([file]) => file !== 'effects.json').flatMap(([, tokens]) => tokens.map(({ type }) => type)),
  )
  expect(
    [...types].filter((type) => !/^(color|dimension|number|fontFamily|fontWeight|string|boolean)$/.test(type)),
  ).toEqual([])
})
