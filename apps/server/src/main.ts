import { readFileSync } from 'node:fs'
import { fileURLToPath, URL } from 'node:url'
import { prepareDataFolder, readEnv, StartError } from '@naikkelas/api'
import { render } from 'virtual:web-build'
import { startServer } from './start-server.ts'

// The bundle: apps/server/dist/server.js.
const root = fileURLToPath(new URL('../../../', import.meta.url))
const say = (line: string) => console.log(line)

async function main(): Promise<void> {
  const env = readEnv()
  const dataDir = prepareDataFolder({
    chosen: env.dataDir,
    home: root,
    onLine: say,
    holdsDatabase: env.databaseUrl === undefined,
  })
  const server = await startServer({
    env,
    dataDir,
    build: readFileSync(new URL('./build-id', import.meta.url), 'utf8'),
    version: (JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string }).version,
    render,
    fileFolders: [`${root}apps/web/build/client`, `${root}apps/server/public`],
    storybookFolder: `${root}storybook-static`,
    onLine: say,
  })
  say(`Naikkelas is at ${env.publicUrl}`)
  for (const note of server.notes) say(note)
  endOnSignals(server.stop)
  // Nobody knows what state it left behind. Whoever looks after the process starts it anew.
  process.once('uncaughtException', (error) => void server.tellOfCrash(error).finally(() => process.exit(1)))
}

// npm hands Ctrl+C on, although the terminal has sent it to us as well: what comes this soon is the same press.
const onePressMs = 1_000

function endOnSignals(stop: () => Promise<void>): void {
  let askedAt: number | undefined
  const end = (signal: NodeJS.Signals) => {
    if (askedAt !== undefined) {
      // Someone who presses Ctrl+C twice does not want to wait.
      if (performance.now() - askedAt > onePressMs) process.exit(signal === 'SIGINT' ? 130 : 143)
      return
    }
    askedAt = performance.now()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
