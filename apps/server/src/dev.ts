// `npm run dev`: one process with hot reload for web and ui; changes of the API or the server restart it.
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath, URL } from 'node:url'
import { createServer, defaultServerConditions, type ViteDevServer } from 'vite'
import { type EmbeddedDatabase, prepareDataFolder, startEmbeddedDatabase } from '@naikkelas/embedded-postgres'
import { localGatewayEnvironment } from '@naikkelas/supervision'
import type { RunningServer, startServer } from './start-server.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const restartsFor = /\/(apps\/(api|server)\/src|packages\/(contract|page|page-html)\/src)\/.*(?<!\.test)\.(tsx?|sql)$/
const say = (line: string) => console.log(line)

/** Pages of the web application, its modules made on request. */
function startWeb(): Promise<ViteDevServer> {
  return createServer({
    root: `${root}apps/web`,
    configFile: `${root}apps/web/vite.config.ts`,
    server: { middlewareMode: true },
    appType: 'custom',
  })
}

/** Runs the server's own sources; it serves nothing to browsers. */
function startRunner(): Promise<ViteDevServer> {
  return createServer({
    root,
    configFile: false,
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    ssr: { resolve: { conditions: ['source', ...defaultServerConditions], externalConditions: ['source'] } },
  })
}

/** Published pages are drawn with the compiled stylesheet of the design system. */
function watchStyles(): ChildProcess {
  return spawn(process.execPath, [`${root}packages/ui/scripts/css.mjs`, '--watch'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** The gateway that payments are tried with. */
function startGateway(environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['--conditions=source', `${root}apps/local-gateway/src/main.ts`], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

const web = await startWeb()
const runner = await startRunner()
const styles = watchStyles()
let running: RunningServer | undefined
/** Keeps running while a change restarts the server. */
let database: EmbeddedDatabase | undefined
let gateway: ChildProcess | undefined

async function start(): Promise<void> {
  const { readEnv } = (await runner.ssrLoadModule('/apps/api/src/index.ts')) as typeof import('@naikkelas/api')
  const loaded = (await runner.ssrLoadModule('/apps/server/src/start-server.ts')) as { startServer: typeof startServer }
  const asSet = readEnv()
  const dataDir = prepareDataFolder({
    chosen: asSet.dataDir,
    home: root,
    onLine: say,
    holdsDatabase: asSet.databaseUrl === undefined,
  })
  const { localGateway: settings, appEnv, publicUrl: productUrl } = asSet
  const payments = settings && localGatewayEnvironment({ settings, appEnv, dataDir, productUrl })
  if (payments) gateway ??= startGateway(payments)
  const env = payments ? readEnv({ ...process.env, ...payments }) : asSet
  if (env.databaseUrl === undefined)
    database ??= await startEmbeddedDatabase({ dataDir, address: env.publicUrl, onLine: say })
  running = await loaded.startServer({
    env: { ...env, databaseUrl: env.databaseUrl ?? database?.url },
    dataDir,
    build: 'development',
    version: (JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string }).version,
    render: async (request, api) =>
      ((await web.ssrLoadModule('/app/server.ts')) as typeof import('virtual:web-build')).render(request, api),
    fileFolders: [`${root}apps/server/public`],
    storybookFolder: `${root}storybook-static`,
    before: (request, response, next) => web.middlewares(request, response, next),
    drainMs: 300,
    onLine: say,
  })
  say(`Naikkelas is at ${env.publicUrl}`)
  if (payments)
    say(
      `Payments are simulated at ${payments.LOCAL_GATEWAY_URL}; control token of /__ctl: ${payments.LOCAL_GATEWAY_CONTROL_TOKEN}`,
    )
  for (const note of running.notes) say(note)
}

let turn: Promise<void> = Promise.resolve()
const next = (work: () => Promise<void>) => {
  turn = turn.then(work).catch((error: unknown) => console.error(error))
}

let pause: NodeJS.Timeout | undefined
runner.watcher.on('all', (_event, file) => {
  if (!restartsFor.test(file)) return
  clearTimeout(pause)
  pause = setTimeout(() => next(restart), 150)
})

async function restart(): Promise<void> {
  say('Restarting …')
  await running?.stop()
  running = undefined
  runner.environments.ssr.moduleGraph.invalidateAll()
  await start()
}

async function end(): Promise<void> {
  await running?.stop()
  await database?.stop()
  styles.kill()
  gateway?.kill()
  await Promise.all([web.close(), runner.close()])
  process.exit(0)
}

process.on('SIGINT', () => next(end))
process.on('SIGTERM', () => next(end))
next(start)
