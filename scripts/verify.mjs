// `npm run verify`: what takes minutes or other accounts. Each file of scripts/verify that exports `title` and `verify`
// is run (or those named as arguments), one after the other, and writes its report to docs/verify.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { handOverToNode24, root } from './node24.mjs'

await handOverToNode24()
const parts = []
for (const file of readdirSync(`${root}/scripts/verify`).filter((name) => name.endsWith('.mjs'))) {
  const { title, verify } = await import(`./verify/${file}`)
  if (verify) parts.push({ name: file.replace(/\.mjs$/, ''), title, verify })
}

const asked = process.argv.slice(2)
const unknown = asked.filter((word) => !parts.some(({ name }) => name === word))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. There are: ${parts.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}

const ends = []
for (const part of parts.filter(({ name }) => asked.length === 0 || asked.includes(name))) ends.push(await report(part))
for (const { name, broken, took } of ends)
  console.log(`${broken === 0 ? '✓' : '✗'} ${name}, ${took}${broken > 0 ? `: ${broken} not held` : ''}`)
process.exitCode = ends.some(({ broken }) => broken > 0) ? 1 : 0

async function report({ name, title, verify }) {
  const began = performance.now()
  const rows = []
  const promise = async (words, prove) => {
    const row = { promise: words, ...(await outcome(prove)) }
    rows.push(row)
    console.log(`${row.holds ? '✓' : '✗'} ${words}: ${row.found}`)
    return row.holds
  }
  console.log(title)
  // What fails outside of a promise must not keep the other parts from being run.
  const rest = await outcome(async () => void (await verify(promise)))
  if (!rest.holds) await promise('it runs to its end', async () => Promise.reject(new Error(rest.found)))

  const lines = rows.map((row) => `| ${row.promise} | ${row.holds ? 'yes' : '**no**'} | ${cell(row.found)} |`)
  const day = new Date().toISOString().slice(0, 10)
  const took = `${((performance.now() - began) / 60_000).toFixed(1)} minutes`
  const head = `# ${title}\n\nWritten by \`npm run verify ${name}\` on ${day}, ${cpus().length} cores, ${process.platform} ${process.arch}, in ${took}.\n`
  mkdirSync(`${root}/docs/verify`, { recursive: true })
  writeFileSync(
    `${root}/docs/verify/${name}.md`,
    `${head}\n| promise | holds | found |\n|---|---|---|\n${lines.join('\n')}\n`,
  )
  return { name, took, broken: rows.filter(({ holds }) => !holds).length }
}

async function outcome(prove) {
  try {
    return { holds: true, found: await prove() }
  } catch (error) {
    return { holds: false, found: error.message }
  }
}

/** One line, without this machine's paths. */
function cell(text) {
  return text
    .replaceAll(root, '')
    .replaceAll(/\/tmp\/\S+/g, '…')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('|', '\\|')
    .slice(0, 300)
}
