// `npm run stack < log`: the same text, with places of the bundle followed by where they are in the sources.
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join, relative, resolve } from 'node:path'
import { handOverToNode24, root } from './node24.mjs'

await handOverToNode24()
const folder = join(root, 'apps/server/dist')
const maps = new Map()

function mapOf(name) {
  const file = join(folder, `${name}.map`)
  if (!maps.has(name)) maps.set(name, existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : null)
  return maps.get(name)
}

const output = readFileSync(0, 'utf8').replace(
  /apps\/server\/dist\/([\w.-]+\.js):(\d+):(\d+)/g,
  (place, name, line, column) => {
    const entry = mapOf(name)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!entry?.originalSource) return place
    const source = relative(root, resolve(folder, entry.originalSource))
    return `${place} [${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}]`
  },
)
process.stdout.write(output)
