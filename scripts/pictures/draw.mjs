/**
 * Draws the pictures of the demo world into apps/api/src/seed/pictures and those of the templates into
 * packages/page/src/templates, each with its index.
 * `--check` writes nothing and fails when a file is missing, out of date or no longer drawn.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { catalogue } from './catalogue.mjs'
import { catalogueOfTemplates } from './catalogue-of-templates.mjs'
import { startPicture } from './ink/shape.mjs'
import { templateFiles } from './template-set.mjs'

const folderOf = (path) => fileURLToPath(new URL(`../../${path}/`, import.meta.url))

const drawOne = (draw) => {
  startPicture()
  return draw()
}

const demoFiles = new Map(catalogue.map(({ file, draw }) => [file, drawOne(draw)]))
demoFiles.set(
  'index.json',
  `${JSON.stringify(
    catalogue.map(({ draw, ...facts }) => facts),
    null,
    2,
  )}\n`,
)

const sets = [
  { folder: folderOf('apps/api/src/seed/pictures'), files: demoFiles, drawings: '.' },
  {
    folder: folderOf('packages/page/src/templates'),
    files: templateFiles(catalogueOfTemplates, drawOne),
    drawings: 'pictures',
  },
]

const read = (path) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** Drawings that are there, by their name in the set. */
const present = ({ folder, drawings }) => {
  mkdirSync(join(folder, drawings), { recursive: true })
  return readdirSync(join(folder, drawings))
    .filter((name) => name.endsWith('.svg'))
    .map((name) => (drawings === '.' ? name : `${drawings}/${name}`))
}

if (process.argv.includes('--check')) {
  const wrong = sets.flatMap((set) => [
    ...[...set.files].filter(([name, text]) => read(join(set.folder, name)) !== text).map(([name]) => name),
    ...present(set).filter((name) => !set.files.has(name)),
  ])
  if (wrong.length) {
    console.error(`Pictures are out of date (${wrong.join(', ')}). Run: npm run pictures`)
    process.exit(1)
  }
  console.log(`${catalogue.length + catalogueOfTemplates.length} pictures are fresh.`)
} else {
  for (const set of sets) {
    for (const name of present(set)) if (!set.files.has(name)) rmSync(join(set.folder, name))
    for (const [name, text] of set.files) {
      mkdirSync(dirname(join(set.folder, name)), { recursive: true })
      writeFileSync(join(set.folder, name), text)
    }
  }
  console.log(`${catalogue.length + catalogueOfTemplates.length} pictures drawn.`)
}
