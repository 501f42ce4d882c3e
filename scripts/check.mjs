import { runChecks } from './checks.mjs'
import { handOverToNode24 } from './node24.mjs'

await handOverToNode24()
const { failed } = await runChecks()
process.exitCode = failed > 0 ? 1 : 0
