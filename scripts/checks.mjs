// What is wrong without running anything. `npm run check` and `npm test` both go through this list.
import { existsSync } from 'node:fs'
import { root } from './node24.mjs'
import { run } from './run.mjs'

/** Scripts that write committed files; with --check each compares instead of writing. */
const generators = [
  'scripts/sections.mjs',
  'scripts/page-script.mjs',
  'scripts/tokens.mjs',
  'scripts/pictures/draw.mjs',
]

const checks = [
  {
    name: 'types',
    commands: () => [
      ...routeTypes(),
      ['tsc', '--noEmit', '--project', '.', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
    ],
  },
  {
    name: 'lint',
    // Together they need more than the 4 GB that Node gives a process.
    commands: () => [
      ['eslint', '.', '--ignore-pattern', 'apps/', '--max-warnings', '0'],
      ['eslint', 'apps', '--ignore-pattern', 'apps/web/', '--max-warnings', '0'],
      ['eslint', 'apps/web', '--max-warnings', '0'],
    ],
  },
  { name: 'format', commands: () => [['biome', 'format', '--reporter=summary', '.']], advice: 'Run "npm run format".' },
  {
    name: 'arrows',
    commands: () => [[process.execPath, 'scripts/arrows.mjs']],
  },
  {
    name: 'nothing is unused',
    commands: () => [['knip', '--no-progress']],
    advice: 'Remove what is unused. What is only run by its path is an entry in knip.jsonc.',
  },
  { name: 'generated is fresh', commands: () => generators.map((script) => [process.execPath, script, '--check']) },
]

/** React Router writes the types of each route from routes.ts. */
function routeTypes() {
  return existsSync(`${root}/apps/web/app/routes.ts`) ? [['react-router', 'typegen', 'apps/web']] : []
}

/**
 * Runs every check and prints what the failed ones say.
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>} one per check
 */
export async function runChecks() {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  const waiting = [...checks]
  // Most of a check is one thread.
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const problem = await firstProblem(check.commands())
      if (problem === undefined) counts.passed += 1
      else counts.failed += 1
      console.log(`${problem === undefined ? '✓' : '✗'} ${check.name}`)
      if (problem) console.log(check.advice ? `${problem}\n${check.advice}` : problem)
    }
  }
  await Promise.all([lane(), lane()])
  return counts
}

async function firstProblem(commands) {
  for (const [program, ...args] of commands) {
    const { code, output } = await run(program, args, { isQuiet: true })
    if (code !== 0) return output.trim() || `${program} ended with ${code}.`
  }
  return undefined
}
