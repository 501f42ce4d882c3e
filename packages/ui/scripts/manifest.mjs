// Writes dist/manifest.json and dist/llms.txt: what there is, where to import it from, and every property, read from the sources.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath, URL } from 'node:url'
import { builtinResolvers, parse } from 'react-docgen'
import { declaredType, declaredTypes } from './declared-types.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))
const { name, version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))

// A file may hold a component and its parts: all that it exports.
const resolver = new builtinResolvers.FindExportedDefinitionsResolver()

export function readManifest() {
  const components = entries().flatMap((entry) => {
    const files = [...readFileSync(`${root}${entry}`, 'utf8').matchAll(/'\.\.\/(src\/[^']+\.tsx)'/g)].map(
      ([, file]) => file,
    )
    return files.flatMap((file) => documented(file, `${name}/${entry.slice('exports/'.length, -'.ts'.length)}`))
  })
  return {
    name,
    version,
    components,
    surroundings: surroundings(),
    types: readTypes(),
    sectionList: declaredType(`${root}src/sections/section-list.tsx`, 'SectionListProps'),
    sectionSurroundings: declaredType(`${root}src/sections/section-component.tsx`, 'SectionSurroundings'),
  }
}

/** What a host puts around everything: the theme's components, and the one that draws stored text. */
function surroundings() {
  const of = (file, from, ...names) => documented(file, `${name}/${from}`).filter((one) => names.includes(one.name))
  return [
    ...of('src/theme/theme-scope.tsx', 'theme', 'ThemeScope', 'ThemeStyle'),
    ...of('src/theme/theme-portal.tsx', 'theme/client', 'ThemePortalProvider'),
    // Its entry names the value `RichText` and the component by another name.
    ...of('src/rich-text/rich-text.tsx', 'rich-text', 'RichText').map((one) => ({ ...one, name: 'RichTextView' })),
  ]
}

const entries = () =>
  globSync('exports/*.ts', { cwd: root })
    .sort()
    .filter((entry) => !/(^|\/)(index|sections|theme|tokens|fonts|rich-text|samples)\.ts$|\.test\.ts$/.test(entry))

/** Types that properties speak of, and hooks, as they are written; those of the words in another language apart. */
function readTypes() {
  return entries().flatMap((entry) => {
    const from = `${name}/${entry.slice('exports/'.length, -'.ts'.length)}`
    const source = readFileSync(`${root}${entry}`, 'utf8')
    return [...source.matchAll(/export (?:\*|(?:type )?\{([^}]*)\}) from '\.\.\/(src\/[^']+\.tsx?)'/g)].flatMap(
      ([, named, file]) =>
        declaredTypes(`${root}${file}`)
          .filter((one) => named === undefined || new RegExp(`\\b${one.name}\\b`).test(named))
          .map((one) => ({ ...one, from })),
    )
  })
}

function documented(file, from) {
  const source = readFileSync(`${root}${file}`, 'utf8')
  const runs = source.startsWith("'use client'") ? 'client' : 'anywhere'
  return parse(source, { filename: `${root}${file}`, resolver }).map(
    ({ displayName, description = '', props = {} }) => ({
      name: displayName,
      from,
      runs,
      description,
      props: Object.entries(props)
        .filter(([, { tsType }]) => tsType !== undefined)
        .map(([prop, { tsType, required, description: about = '' }]) => {
          const [, words = about, fallback] = /^([\s\S]*?)\s*@default\s+(.+)$/.exec(about) ?? []
          return {
            name: prop,
            type: shownType(tsType, source, prop),
            isRequired: required,
            description: words.trim(),
            ...(fallback === undefined ? {} : { default: fallback }),
          }
        }),
    }),
  )
}

/** An alias is shown by its name where it hides a schema or a list of values. */
function shownType({ raw, name: alias }, source, prop) {
  return alias === 'unknown' || /typeof/.test(raw ?? '') ? writtenType(source, prop) : (raw ?? alias)
}

/** The docgen does not know every type (`readonly T[]`): then what is written counts. */
function writtenType(source, prop) {
  return new RegExp(`^  '?${prop}'?\\??: (.+)$`, 'm').exec(source)?.[1] ?? 'unknown'
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [{ sectionManifest }, { iconManifest }, { llmsText }] = await Promise.all([
    import('./manifest-sections.mjs'),
    import('./manifest-icons.mjs'),
    import('./llms-text.mjs'),
  ])
  const manifest = { ...readManifest(), sections: sectionManifest(name), icons: iconManifest() }
  mkdirSync(`${root}dist`, { recursive: true })
  writeFileSync(`${root}dist/manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`)
  writeFileSync(`${root}dist/llms.txt`, llmsText(manifest))
  console.log(`dist/manifest.json: ${manifest.components.length} components, ${manifest.sections.length} sections`)
}
