// Which way imports go: the rules of .dependency-cruiser.mjs, and no cycle of folders. `npm run check` runs it.
// node scripts/arrows.mjs [folder]: of another source tree, for tests
import { format } from 'dependency-cruiser'
import { folderCycles, folderCyclesText } from './folder-cycles.mjs'
import { root } from './node24.mjs'
import { run } from './run.mjs'

const cruise = ['--config', `${root}/.dependency-cruiser.mjs`, '--output-type', 'json', 'packages', 'apps']
const { output } = await run('depcruise', cruise, { isQuiet: true, cwd: process.argv[2] ?? root })
if (!output.startsWith('{')) throw new Error(output)
const result = JSON.parse(output)
const broken = await format(result, { outputType: 'err-long' })
if (broken.exitCode > 0) console.error(broken.output)
const cycles = folderCycles(result.modules)
if (cycles.length > 0) console.error(folderCyclesText(cycles))
process.exitCode = broken.exitCode > 0 || cycles.length > 0 ? 1 : 0
