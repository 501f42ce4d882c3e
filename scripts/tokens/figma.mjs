import { readFile } from 'node:fs/promises'

/** What Figma's variables can be; anything else (shadows, curves, durations) goes into a file of its own. */
const variableTypes = new Set(['color', 'dimension', 'number', 'fontFamily', 'fontWeight', 'string', 'boolean'])

/**
 * A DTCG file per collection and mode, aliases kept, in the units that Figma imports: sRGB and pixels.
 * @param {URL} resolverFile
 * @returns {Promise<Map<string, string>>} text by path
 */
export async function figmaFiles(resolverFile) {
  const { sets, modifiers } = JSON.parse(await readFile(resolverFile, 'utf8'))
  const read = async (sources) => {
    const trees = await Promise.all(
      sources.map(async ({ $ref }) => JSON.parse(await readFile(new URL($ref, resolverFile), 'utf8'))),
    )
    return trees.reduce(merged, {})
  }
  const files = new Map()
  const rest = {}
  for (const [name, { sources }] of Object.entries(sets)) {
    const { variables, others } = parted(await read(sources))
    files.set(`tokens/figma/${name}.json`, variables)
    Object.assign(rest, others)
  }
  for (const [name, { contexts }] of Object.entries(modifiers))
    for (const [mode, sources] of Object.entries(contexts)) {
      const { variables } = parted(await read(sources))
      files.set(`tokens/figma/${name}.${mode}.json`, { ...variables, $extensions: { 'com.figma.modeName': mode } })
    }
  files.set('tokens/figma/effects.json', rest)
  return new Map([...files].map(([path, tree]) => [path, `${JSON.stringify(tree, null, 2)}\n`]))
}

function merged(one, other) {
  const both = { ...one }
  for (const [key, value] of Object.entries(other))
    both[key] = isGroup(value) && isGroup(both[key]) ? merged(both[key], value) : value
  return both
}

const isGroup = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !Object.hasOwn(value, '$value')

/** Variables and everything else, in the same groups; a token's type is written beside its value. */
function parted(tree, inherited) {
  const type = tree.$type ?? inherited
  const variables = {}
  const others = {}
  for (const [key, value] of Object.entries(tree)) {
    if (key === '$type') continue
    if (key.startsWith('$')) {
      variables[key] = value
    } else if (Object.hasOwn(value, '$value')) {
      const token = { ...value, $type: isShare(value) ? 'number' : (value.$type ?? type) }
      ;(variableTypes.has(token.$type) ? variables : others)[key] = { ...token, $value: figmaValue(token) }
    } else {
      const inner = parted(value, type)
      if (hasTokens(inner.variables)) variables[key] = inner.variables
      if (hasTokens(inner.others)) others[key] = inner.others
    }
  }
  return { variables, others }
}

/** A share of the font size: Figma has no such length, so it gets the number. */
const isShare = ({ $value }) => $value?.unit === 'em'

const hasTokens = (tree) => Object.keys(tree).some((key) => !key.startsWith('$'))

function figmaValue({ $type, $value }) {
  if (typeof $value === 'string' && $value.startsWith('{')) return $value
  switch ($type) {
    case 'color':
      return srgb($value)
    case 'number':
      return isShare({ $value }) ? $value.value : $value
    case 'dimension':
      return pixels($value)
    case 'fontFamily':
      return Array.isArray($value) ? $value[0] : $value
    case 'shadow':
      return Array.isArray($value) ? $value.map(shadow) : shadow($value)
    default:
      return $value
  }
}

function srgb({ hex, alpha = 1 }) {
  const components = [1, 3, 5].map((at) => Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 1e4) / 1e4)
  return { colorSpace: 'srgb', components, alpha, hex }
}

const pixels = ({ value, unit }) =>
  unit === 'rem' ? { value: Math.round(value * 16 * 1e3) / 1e3, unit: 'px' } : { value, unit }

const shadow = (value) => ({
  ...value,
  color: typeof value.color === 'string' ? value.color : srgb(value.color),
})
