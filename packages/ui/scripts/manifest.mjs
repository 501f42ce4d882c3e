// Writes dist/manifest.json and dist/llms.txt: what there is, where to import it from, and every property, read from the sources.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath, URL } from 'node:url'
import { builtinResolvers, parse } from 'react-docgen'

const root = fileURLToPath(new URL('../', import.meta.url))
const { name, version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))

// A file may hold a component and its parts: all that it exports.
const resolver = new builtinResolvers.FindExportedDefinitionsResolver()

export function readManifest() {
  const components = globSync('exports/*.ts', { cwd: root })
    .sort()
    .filter((entry) => !/(^|\/)(index|sections|theme|tokens|fonts|rich-text)\.ts$|\.test\.ts$/.test(entry))
    .flatMap((entry) => {
      const files = [...readFileSync(`${root}${entry}`, 'utf8').matchAll(/'\.\.\/(src\/[^']+\.tsx)'/g)].map(
        ([, file]) => file,
      )
      return files.flatMap((file) => documented(file, `${name}/${entry.slice('exports/'.length, -'.ts'.length)}`))
    })
  return { name, version, components }
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
            type: tsType.raw ?? (tsType.name === 'unknown' ? writtenType(source, prop) : tsType.name),
            isRequired: required,
            description: words.trim(),
            ...(fallback === undefined ? {} : { default: fallback }),
          }
        }),
    }),
  )
}

/** The docgen does not know every type (`readonly T[]`): then what is written counts. */
function writtenType(source, prop) {
  return new RegExp(`^  '?${prop}'?\\??: (.+)$`, 'm').exec(source)?.[1] ?? 'unknown'
}

function llmsText({ components }) {
  const told = components.map(({ name: component, from, runs, description, props }) => {
    const lines = props.map(
      (prop) =>
        `- ${prop.name}${prop.isRequired ? '' : '?'}: ${prop.type}${prop.default ? ` = ${prop.default}` : ''}${prop.description ? `. ${prop.description}` : ''}`,
    )
    return [
      `## ${component}`,
      '',
      `import { ${component} } from '${from}'${runs === 'client' ? ' (client)' : ''}`,
      '',
      description,
      '',
      ...lines,
    ].join('\n')
  })
  const head = `# ${name} ${version}\n\nReact components of Naikkelas. Load ${name}/styles.css and ${name}/fonts.css once, and stand inside a ThemeScope.\nOwn HTML attributes of the element beneath are accepted too, where a component draws one.\n`
  return `${[head, ...told].join('\n\n')}\n`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const manifest = readManifest()
  mkdirSync(`${root}dist`, { recursive: true })
  writeFileSync(`${root}dist/manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`)
  writeFileSync(`${root}dist/llms.txt`, llmsText(manifest))
  console.log(`dist/manifest.json: ${manifest.components.length} components`)
}
