import { type EmbeddedDatabase, prepareDataFolder, startEmbeddedDatabase } from '@naikkelas/embedded-postgres'
import {
  localGatewayEnvironment,
  type ProcessSettings,
  type Role,
  type Sample,
  StartError,
} from '@naikkelas/supervision'
import { environment } from './env.ts'
import { bindListeningSocket, type ListeningSocket } from './listening-socket.ts'
import { startMetricsServer } from './metrics-server.ts'
import { SupervisedProcess } from './supervised-process.ts'

interface Options {
  settings: ProcessSettings
  /** The folder of the repository or the installation. */
  home: string
  /** Arguments of Node for every web process and every worker. */
  command: readonly string[]
  /** The program of the local gateway, for installations that have one. */
  gatewayProgram: string
  /** Takes a line for the operator. */
  onLine: (line: string) => void
}

/**
 * Everything that one `npm start` runs: the embedded database where there is no other, the socket, the web processes, a
 * worker. Each of them is started again when it ends unasked.
 */
export class Supervisor {
  readonly #options: Options
  readonly #processes: SupervisedProcess[] = []
  #database: EmbeddedDatabase | undefined
  #socket: ListeningSocket | undefined
  /** Not one of the product's processes: its failures are none of the product's. */
  #gateway: SupervisedProcess | undefined
  #endMetrics: (() => void) | undefined
  #env: Readonly<Record<string, string | undefined>> = {}
  #ending: Promise<void> | undefined

  constructor(options: Options) {
    this.#options = options
  }

  /** @throws StartError with sentences for the operator; what was started by then is ended */
  async start(): Promise<void> {
    try {
      await this.#startAll()
    } catch (error) {
      await this.stop()
      throw error
    }
  }

  /** Ends the serving processes first, then the database; further calls wait for the same end. */
  stop(): Promise<void> {
    this.#ending ??= this.#stopAll()
    return this.#ending
  }

  /** Ends the processes at once; the database notices that this process is gone and ends by itself. */
  kill(): void {
    for (const running of this.#processes) running.kill()
    this.#gateway?.kill()
  }

  async #startAll(): Promise<void> {
    const { settings, home, onLine } = this.#options
    const { databaseUrl, roles, webConcurrency } = settings
    const dataDir = prepareDataFolder({
      chosen: settings.dataDir,
      home,
      onLine,
      holdsDatabase: databaseUrl === undefined,
    })
    if (databaseUrl === undefined)
      this.#database = await startEmbeddedDatabase({ dataDir, address: settings.publicUrl, onLine })
    const gatewayEnv = this.#gatewayEnv(dataDir)
    this.#env = {
      ...environment,
      ...gatewayEnv,
      DATA_DIR: dataDir,
      DATABASE_URL: this.#database?.url ?? databaseUrl,
    }
    const serves = roles.length === 0 || roles.includes('web')
    const works = roles.includes('worker')
    if (serves) this.#socket = await bindListeningSocket(settings)
    if (settings.metrics)
      this.#endMetrics = await startMetricsServer({ ...settings.metrics, samples: () => this.#samples() })
    // First of all: jobs of the product ask it as soon as they run.
    const gateway = gatewayEnv && this.#startGateway(gatewayEnv)
    // The first one migrates and fills an empty database, and says so; the others find that done.
    const first = await (serves ? this.#runWeb(1) : this.#runWorker()).firstStart
    if (first.kind === 'refused') throw new StartError(first.reason)
    onLine(serves ? `Naikkelas is at ${settings.publicUrl}` : 'Jobs are run.')
    for (const note of first.notes) onLine(note)
    if (gateway) void this.#reportGateway(gateway)
    if (!serves) return
    for (let number = 2; number <= webConcurrency; number++) this.#runWeb(number)
    if (works) this.#runWorker()
  }

  /** Each sample is labelled with its process: one endpoint serves all of them. */
  async #samples(): Promise<Sample[]> {
    const found = await Promise.all(this.#processes.map((running) => running.metrics()))
    const memory: Sample = {
      name: 'naikkelas_resident_memory_bytes',
      help: 'Resident memory of the process.',
      type: 'gauge',
      value: process.memoryUsage.rss(),
      labels: { process: 'supervisor' },
    }
    return [...found.flat(), memory]
  }

  #gatewayEnv(dataDir: string): Record<string, string> | undefined {
    const { localGateway: settings, appEnv, publicUrl } = this.#options.settings
    return settings && localGatewayEnvironment({ settings, appEnv, dataDir, productUrl: publicUrl })
  }

  #startGateway(gatewayEnv: Record<string, string>): SupervisedProcess {
    const { gatewayProgram, onLine } = this.#options
    const { PATH, NODE_ENV, TZ } = environment
    // It is given the keys of payments alone: no database, no secret of the product.
    this.#gateway = new SupervisedProcess({
      name: 'gateway-1',
      command: ['--max-semi-space-size=1', gatewayProgram],
      env: { PATH, NODE_ENV, TZ, MALLOC_ARENA_MAX: '1', ...gatewayEnv },
      socket: undefined,
      onLine,
    })
    return this.#gateway
  }

  /** The product serves without it: then payments cannot be tried, and the operator reads why. */
  async #reportGateway({ firstStart }: SupervisedProcess): Promise<void> {
    const { onLine } = this.#options
    const first = await firstStart
    if (first.kind === 'refused') return onLine(`Payments cannot be tried: ${first.reason}`)
    for (const note of first.notes) onLine(note)
  }

  #runWeb(number: number): SupervisedProcess {
    const role = this.#options.settings.roles.length === 0 ? '' : 'web'
    return this.#run(`web-${number}`, role, this.#socket)
  }

  #runWorker(): SupervisedProcess {
    return this.#run('worker-1', 'worker', undefined)
  }

  #run(name: string, role: Role | '', socket: ListeningSocket | undefined): SupervisedProcess {
    const { command, onLine } = this.#options
    // One arena for all threads: glibc's default of eight a core keeps 11 MB more for good (docs/decisions/0252).
    const env = { MALLOC_ARENA_MAX: '1', ...this.#env, ROLE: role }
    const running = new SupervisedProcess({ name, command, env, socket, onLine })
    this.#processes.push(running)
    return running
  }

  async #stopAll(): Promise<void> {
    // Else the kernel would keep taking connections that no web process answers any more.
    this.#socket?.close()
    await Promise.all([...this.#processes.map((running) => running.stop()), this.#gateway?.stop()])
    this.#endMetrics?.()
    await this.#database?.stop()
  }
}
