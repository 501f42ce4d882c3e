// A web process or a worker, as the supervisor starts it (apps/supervisor): with DATA_DIR and DATABASE_URL.
import { readFileSync } from 'node:fs'
import { fileURLToPath, URL } from 'node:url'
import { readEnv } from '@naikkelas/api'
import { inheritedSocket, runSupervised, StartError } from '@naikkelas/supervision'
import { render } from 'virtual:web-build'
import { readDictionary } from './compression-dictionary.ts'
import { startServer } from './start-server.ts'
import { startWorker } from './start-worker.ts'

// The bundle: apps/server/dist/server.js.
const root = fileURLToPath(new URL('../../../', import.meta.url))

runSupervised(async () => {
  const env = readEnv()
  if (env.dataDir === undefined) throw new StartError('DATA_DIR must be set: "npm start" chooses one.')
  const options = {
    env,
    dataDir: env.dataDir,
    build: readFileSync(new URL('./build-id', import.meta.url), 'utf8'),
    version: (JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string }).version,
    onLine: (line: string) => console.log(line),
  }
  if (env.roles.length > 0 && !env.roles.includes('web')) return await startWorker(options)
  const ownFiles = fileURLToPath(new URL('./public', import.meta.url))
  return await startServer({
    ...options,
    dictionary: await readDictionary(ownFiles),
    listenOn: inheritedSocket(),
    render,
    clientFolder: `${root}apps/web/build/client`,
    fileFolders: [`${root}apps/web/build/client`, `${root}apps/server/public`, ownFiles],
    storybookFolder: `${root}storybook-static`,
  })
})
