// `npm run figma:sheets [price button …]`: draws every component and section from its stories, and puts one SVG file for each
// into .cache/figma/sheets. `npm run build-storybook` takes them along, so that designers download them there.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { handOverToNode24, root } from '../node24.mjs'
import { run } from '../run.mjs'

await handOverToNode24()
const { rowsOf, sheet } = await import('./sheet.ts')
const { sheetFindings } = await import('./sheet-rules.ts')
const { sheetNames } = await import('./sheet-names.ts')

/** Some minutes on two quiet cores; what takes longer hangs. */
const limitMs = 60 * 60_000

const drawings = join(root, '.cache/figma/drawings')
const sheets = join(root, '.cache/figma/sheets')
const asked = process.argv.slice(2)

rmSync(drawings, { recursive: true, force: true })
// A component that went takes its sheet along.
if (asked.length === 0) rmSync(sheets, { recursive: true, force: true })
const wanted = sheetNames().filter(({ name }) => asked.length === 0 || asked.includes(name))
const problems = []
const isOfPage = ({ kind }) => kind === 'sections'
await draw(wanted.filter((one) => !isOfPage(one)))
// Of a section it is the story with every layout on every ground.
await draw(wanted.filter(isOfPage), ['--testNamePattern', 'Sheet$'])

let bytes = 0
for (const { kind, name, title } of wanted) {
  const files = globSync(`${kind}/${name}/*.json`, { cwd: drawings }).sort()
  const drawn = files.flatMap((file) => JSON.parse(readFileSync(join(drawings, file), 'utf8')))
  if (drawn.length === 0) {
    problems.push(`${name}: nothing was drawn`)
    continue
  }
  const svg = sheet(title, kind === 'sections' ? rowsByLayout(drawn) : rowsOf(drawn))
  problems.push(...sheetFindings(svg).map((finding) => `${name}: ${finding}`))
  const file = join(sheets, `${name}.svg`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, svg)
  bytes += svg.length
}
if (!existsSync(sheets)) problems.push('no sheet was written')
console.log(`${wanted.length} sheets, ${(bytes / 1e6).toFixed(1)} MB: .cache/figma/sheets`)
for (const problem of problems) console.log(`✗ ${problem}`)
process.exitCode = problems.length > 0 ? 1 : 0

/** @param {string[]} [which] of their stories; all by default */
async function draw(names, which = []) {
  if (names.length === 0) return
  const report = join(root, '.cache/reports/figma.json')
  rmSync(report, { force: true })
  const files = names.map(({ stories }) => stories)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const args = ['run', '--config', 'scripts/figma/vitest.config.ts', ...reporters, ...which, ...files]
  const { code } = await run('vitest', args, { cwd: root, limitMs, env: { FIGMA_DRAWINGS: drawings } })
  if (code === 0) return
  const failed = existsSync(report) ? failures(JSON.parse(readFileSync(report, 'utf8'))) : []
  problems.push(...(failed.length > 0 ? failed : ['not all stories could be drawn, see above']))
}

/** Which stories could not be drawn, and the first line of why. */
function failures({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${basename(name)}, ${fullName}: ${failureMessages[0]?.split('\n')[0]}`),
  )
}

/** A row for each layout, in it a column for each ground: drawings are called `plans, board`. */
function rowsByLayout(drawn) {
  const rows = new Map()
  for (const drawing of drawn) {
    const [layout, tone = layout] = drawing.name.split(', ')
    rows.set(layout, [...(rows.get(layout) ?? []), { ...drawing, name: `${layout}, ${tone}` }])
  }
  return [...rows].map(([, inRow]) => ({ name: '', drawings: inRow }))
}
