// Notes in which version each entry of the package came: `npm run docs:since`. Entries already noted stay as they are.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath, URL } from 'node:url'

const ui = fileURLToPath(new URL('../packages/ui/', import.meta.url))
const file = `${ui}src/docs/since.json`
const { name, version } = JSON.parse(readFileSync(`${ui}package.json`, 'utf8'))

/** Entries that nothing is noted of yet. */
export function newEntries() {
  const known = new Set(Object.values(JSON.parse(readFileSync(file, 'utf8'))).flat())
  return globSync('exports/**/*.ts', { cwd: ui })
    .filter((entry) => !/\.test\.ts$|^exports\/fonts\/node|index\.ts$/.test(entry))
    .map((entry) => `${name}/${entry.slice('exports/'.length, -'.ts'.length)}`)
    .filter((entry) => !known.has(entry))
    .sort()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const since = JSON.parse(readFileSync(file, 'utf8'))
  // What waits in .changeset comes with the next version.
  const coming = process.argv[2] ?? version
  const added = newEntries()
  since[coming] = [...(since[coming] ?? []), ...added].sort()
  writeFileSync(file, `${JSON.stringify(since, null, 2)}\n`)
  console.log(`${coming}: ${added.length === 0 ? 'nothing new' : added.join(', ')}`)
}
