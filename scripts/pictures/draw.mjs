/**
 * Draws the pictures of the demo world into apps/api/src/seed/pictures, with their index.
 * `--check` writes nothing and fails when a file is missing, out of date or no longer drawn.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { catalogue } from './catalogue.mjs'
import { startPicture } from './ink/shape.mjs'

const folder = fileURLToPath(new URL('../../apps/api/src/seed/pictures/', import.meta.url))

const files = new Map(
  catalogue.map(({ file, draw }) => {
    startPicture()
    return [file, draw()]
  }),
)
files.set(
  'index.json',
  `${JSON.stringify(
    catalogue.map(({ draw, ...told }) => told),
    null,
    2,
  )}\n`,
)

const isDrawn = (name) => name.endsWith('.svg') || name === 'index.json'

const read = (name) => {
  try {
    return readFileSync(join(folder, name), 'utf8')
  } catch {
    return undefined
  }
}

const present = () => readdirSync(folder).filter(isDrawn)

if (process.argv.includes('--check')) {
  const stale = [...files].filter(([name, text]) => read(name) !== text).map(([name]) => name)
  const left = present().filter((name) => !files.has(name))
  if (stale.length || left.length) {
    console.error(`Pictures are out of date (${[...stale, ...left].join(', ')}). Run: npm run pictures`)
    process.exit(1)
  }
  console.log(`${catalogue.length} pictures are fresh.`)
} else {
  mkdirSync(folder, { recursive: true })
  for (const name of present()) if (!files.has(name)) rmSync(join(folder, name))
  for (const [name, text] of files) writeFileSync(join(folder, name), text)
  console.log(`${catalogue.length} pictures drawn.`)
}
