// `npm run verify`: what takes minutes or other accounts. Each file of scripts/verify that exports `title` and `verify`
// is run (or those named as arguments), and writes its report to docs/verify.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { handOverToNode24, root } from './node24.mjs'

await handOverToNode24()
const asked = process.argv.slice(2)
const names = readdirSync(`${root}/scripts/verify`)
  .map((file) => file.replace(/\.mjs$/, ''))
  .filter((name) => asked.length === 0 || asked.includes(name))

let failed = 0
for (const name of names) {
  const { title, verify } = await import(`./verify/${name}.mjs`)
  if (verify) failed += await report(name, title, verify)
}
process.exitCode = failed > 0 ? 1 : 0

async function report(name, title, verify) {
  const rows = []
  console.log(title)
  await verify(async (promise, prove) => {
    const row = { promise, ...(await outcome(prove)) }
    rows.push(row)
    console.log(`${row.holds ? '✓' : '✗'} ${promise}: ${row.found}`)
    return row.holds
  })
  const lines = rows.map(({ promise, holds, found }) => `| ${promise} | ${holds ? 'yes' : '**no**'} | ${cell(found)} |`)
  const day = new Date().toISOString().slice(0, 10)
  const head = `# ${title}\n\nWritten by \`npm run verify ${name}\` on ${day}, ${cpus().length} cores, ${process.platform} ${process.arch}.\n`
  mkdirSync(`${root}/docs/verify`, { recursive: true })
  writeFileSync(
    `${root}/docs/verify/${name}.md`,
    `${head}\n| promise | holds | found |\n|---|---|---|\n${lines.join('\n')}\n`,
  )
  return rows.filter(({ holds }) => !holds).length
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
