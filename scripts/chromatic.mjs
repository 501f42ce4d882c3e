// Sends the stories to Chromatic for review, only those that a change can have touched (TurboSnap, chromatic.config.json).
import { handOverToNode24 } from './node24.mjs'
import { run } from './run.mjs'

await handOverToNode24()

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log(
    'Chromatic is left out: CHROMATIC_PROJECT_TOKEN is not set. "npm run visual:report" compares here instead.',
  )
} else {
  // Its own failures are not reported to third parties.
  const env = { DISABLE_ERROR_MONITORING: 'true' }
  const { code } = await run('chromatic', ['--no-interactive', ...process.argv.slice(2)], { env })
  process.exitCode = code
}
