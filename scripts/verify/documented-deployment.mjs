// The blocks of "A deployment, worked out" in docs/operations.md, for a run with ports and folders of its own.
import { readFileSync } from 'node:fs'
import { root } from '../node24.mjs'

const file = 'docs/operations.md'
const heading = 'A deployment, worked out'

/**
 * A block of the chapter with some of its words replaced.
 * @param {string} start of the block: its language, and its first line where there are several
 * @param {[string, string][]} replacements each of which must be there, so that the document cannot lose one unnoticed
 */
export function documentedBlock(start, replacements = []) {
  const block = chapter()
    .split('```')
    .find((text) => text.startsWith(start))
  if (block === undefined) throw new Error(`"${heading}" of ${file} has no block that starts with ${start}`)
  return replacements.reduce(
    (text, [words, own]) => {
      if (!text.includes(words)) throw new Error(`The block ${start} of ${file} does not say: ${words}`)
      return text.replaceAll(words, own)
    },
    block.slice(block.indexOf('\n') + 1),
  )
}

/**
 * The settings of a service as documented, with those of this run.
 * @param {string} service as the first line of its block names it
 * @param {Record<string, string>} own every one of them must be among the documented ones
 */
export function documentedSettings(service, own) {
  const lines = documentedBlock(`sh\n# ${service}\n`).matchAll(/^([A-Z_]+)=(\S*)/gm)
  const documented = Object.fromEntries([...lines].map(([, name, value]) => [name, value]))
  const unknown = Object.keys(own).filter((name) => !(name in documented))
  if (unknown.length > 0) throw new Error(`${file} does not set ${unknown.join(', ')} for ${service}`)
  return { ...documented, ...own }
}

/** Names of all metrics that the chapter "Metrics" lists. */
export function documentedMetrics() {
  const rows = chapter('Metrics').matchAll(/^\| (`naikkelas_\w+`(?:, `naikkelas_\w+`)*) \|/gm)
  return [...rows].flatMap(([, names]) => names.split(', ').map((name) => name.replaceAll('`', '')))
}

function chapter(name = heading) {
  const text = readFileSync(`${root}/${file}`, 'utf8')
  const found = text.split(/^## /m).find((part) => part.startsWith(`${name}\n`))
  if (found === undefined) throw new Error(`${file} has no heading "${name}"`)
  return found
}
