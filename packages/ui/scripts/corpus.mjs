// Writes what this version stores, for later versions to read: `npm run corpus -w @naikkelas/ui`, once for each release.
// What an earlier version stored stays as it is, whatever becomes of the examples.
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath, URL } from 'node:url'
import { sections } from '../src/sections/registry.gen.ts'
import { defaultSettings } from '../src/sections/section-settings.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))

/**
 * What a new section of a type holds in each layout, and every example of it, as they would lie in a database. Examples of texts longer
 * than a save takes are never stored.
 */
export async function storedExamples(type) {
  const folder = type.replaceAll('_', '-')
  const { examples } = await import(`${root}src/sections/${folder}/${folder}.examples.ts`)
  const { version: written, defaults, settings: usual, content: schema, fields } = sections[type]
  const layouts = fields.layout.options.map(({ value }) => ({ content: { ...defaults, layout: value } }))
  const contents = [...layouts, ...Object.values(examples)].filter(({ content }) => schema.safeParse(content).success)
  return contents.map(({ content, settings }, index) => ({
    id: `${folder.slice(0, 6).padEnd(6, '0')}${String(index).padStart(4, '0')}`,
    type,
    version: written,
    content,
    settings: { ...defaultSettings, ...usual, ...settings },
  }))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = `${root}corpus/${version}`
  const before = existsSync(folder) ? globSync('*.json', { cwd: folder }) : []
  if (before.length > 0 && !process.argv.includes('--again'))
    throw new Error(`corpus/${version} is written already. Before ${version} is released it may be written --again.`)
  mkdirSync(folder, { recursive: true })
  for (const type of Object.keys(sections))
    writeFileSync(`${folder}/${type}.json`, `${JSON.stringify(await storedExamples(type), null, 1)}\n`)
  console.log(`${basename(folder)}: ${Object.keys(sections).length} types`)
}
