// RESULTS.md is written by more than one bench: each replaces its own part and leaves the others as they are.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath, URL } from 'node:url'

const file = fileURLToPath(new URL('RESULTS.md', import.meta.url))

/** @param {string} name of the part, as its markers have it */
export function writePart(name, text) {
  writeFileSync(file, withPart(readFileSync(file, 'utf8'), name, text))
}

/** A part that is not there yet comes last. */
export function withPart(results, name, text) {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`]
  const part = `${begin}\n${text.trim()}\n${end}`
  const from = results.indexOf(begin)
  const to = results.indexOf(end)
  return from === -1 || to < from
    ? `${results.trimEnd()}\n\n${part}\n`
    : `${results.slice(0, from)}${part}${results.slice(to + end.length)}`
}
