import { readFile } from 'node:fs/promises'
import { defineConfig, parse } from '@terrazzo/parser'

/**
 * The resolved tokens of every theme that differs from the default one by a single modifier.
 * Modifiers are orthogonal (none of their files name a token of another), so combinations need no resolving.
 */
export async function readTokens(resolverFile) {
  const config = defineConfig({}, { cwd: new URL('../', resolverFile) })
  const source = { filename: resolverFile, src: await readFile(resolverFile, 'utf8') }
  const { resolver } = await parse([source], { config, skipLint: true, req: (url) => readFile(url, 'utf8') })
  const { modifiers } = JSON.parse(source.src)
  const defaults = Object.fromEntries(Object.entries(modifiers).map(([name, { default: value }]) => [name, value]))
  const theme = (change) => flatten(resolver.apply({ ...defaults, ...change }))
  const contexts = (name) =>
    Object.fromEntries(Object.keys(modifiers[name].contexts).map((value) => [value, theme({ [name]: value })]))
  return { defaults, base: theme({}), mode: contexts('mode'), rounded: contexts('rounded'), font: contexts('font') }
}

function flatten(tokens) {
  return Object.values(tokens).map((token) => ({
    id: token.id,
    type: token.$type,
    description: token.$description ?? token.group?.$description ?? '',
    value: token.$value,
    alias: token.aliasChain ?? [],
  }))
}

/** The tokens under a group, with the group's name taken off: `group(theme, 'tone.white')` has `ground`, `text` … */
export function group(theme, name) {
  return theme
    .filter((token) => token.id.startsWith(`${name}.`))
    .map((token) => ({ ...token, name: token.id.slice(name.length + 1) }))
}

/** `{ minimum, base, slope, maximum }` groups, by the name above them. */
export function groups(theme, name) {
  const byName = new Map()
  for (const { name: path, value, description } of group(theme, name)) {
    const [parent, key] = path.split('.')
    byName.set(parent, { ...byName.get(parent), [key]: value, description })
  }
  return byName
}
