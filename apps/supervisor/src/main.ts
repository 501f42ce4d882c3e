// The process behind `npm start`:
//   node supervisor.js <home> <settings program> <gateway program> <arguments of Node for a web process …>
import { StartError } from '@naikkelas/supervision'
import { readSettings } from './read-settings.ts'
import { Supervisor } from './supervisor.ts'

/** npm hands Ctrl+C on, although the terminal has sent it to us as well: what comes this soon is the same press. */
const ONE_PRESS_MS = 1_000

async function main([home = '', settingsProgram = '', gatewayProgram = '', ...command]: string[]): Promise<void> {
  const settings = await readSettings([settingsProgram])
  const supervisor = new Supervisor({ settings, home, command, gatewayProgram, onLine: (line) => console.log(line) })
  endOnSignals(supervisor)
  await supervisor.start()
}

function endOnSignals(supervisor: Supervisor): void {
  let askedAt: number | undefined
  const end = (signal: NodeJS.Signals) => {
    if (askedAt === undefined) {
      askedAt = performance.now()
      supervisor.stop().then(
        () => process.exit(0),
        (error: unknown) => fail(error),
      )
    } else if (performance.now() - askedAt > ONE_PRESS_MS) {
      // A second Ctrl+C: without waiting.
      supervisor.kill()
      process.exit(signal === 'SIGINT' ? 130 : 143)
    }
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}

function fail(error: unknown): void {
  const words = error instanceof StartError ? error.message : error
  if (words !== '') console.error(words)
  process.exit(1)
}

main(process.argv.slice(2)).catch(fail)
