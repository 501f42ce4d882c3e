import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '@naikkelas/supervision'
import type { Account } from './account.ts'
import { GuardedProcess } from './guarded-process.ts'
import { isAlive, processCommand } from './process-identity.ts'
import { lastLines, type ServerLog } from './server-log.ts'

interface Settings {
  postgres: string
  cluster: string
  socketFolder: string
  account: Account
  isDurable: boolean
  log: ServerLog
  onLine: (line: string) => void
}

/** Replaying the log after a crash of a busy server takes a while; longer than this means it hangs. */
const startPatienceMs = 120_000
const fastShutdownPatienceMs = 15_000
const immediateShutdownPatienceMs = 5_000
/** A server that ran this long is started again at once; one that ends sooner may do so every time. */
const steadyMs = 1_000
const firstRestartPauseMs = 100
const longestRestartPauseMs = 5_000

/** Nothing is kept beyond the run: no waiting for a disk, and no more in the log than a restart needs. */
const notDurable = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
}

/** One running PostgreSQL, restarted when it dies unexpectedly. */
export class PostgresServer {
  readonly #settings: Settings
  #process: GuardedProcess | undefined
  #isWanted = true
  #restart: Promise<void> = Promise.resolve()

  constructor(settings: Settings) {
    this.#settings = settings
  }

  /** Resolves when connections are accepted. */
  async start() {
    await endFormerServer(this.#settings.cluster)
    const running = this.#spawn()
    await this.#untilReady(running)
    const readyAt = performance.now()
    void running.exited.then(() => {
      const wasSteady = performance.now() - readyAt >= steadyMs
      if (this.#isWanted) this.#restart = this.#startAgain(wasSteady ? 0 : firstRestartPauseMs)
    })
  }

  /** Ends it in order: open transactions are rolled back, acknowledged ones are on disk already. */
  async stop() {
    this.#isWanted = false
    await this.#end()
    // A restart that was under way may have begun another one meanwhile.
    await this.#restart
    await this.#end()
  }

  async #end() {
    const running = this.#process
    if (!running?.isRunning) return
    running.requestEnd()
    if (await endsWithin(running, fastShutdownPatienceMs)) return
    signalServer(this.#settings.cluster, 'SIGQUIT')
    if (!(await endsWithin(running, immediateShutdownPatienceMs))) signalServer(this.#settings.cluster, 'SIGKILL')
    await running.exited
  }

  #spawn() {
    const { postgres, cluster, socketFolder, account, isDurable, log } = this.#settings
    const options = {
      listen_addresses: '',
      unix_socket_directories: socketFolder,
      log_timezone: 'UTC',
      timezone: 'UTC',
      // Queries here are short: compiling them or sharing them out costs more than it saves, and shared-out ones need
      // a /dev/shm that containers keep small.
      jit: 'off',
      max_parallel_workers_per_gather: '0',
      ...(isDurable ? {} : notDurable),
    }
    const args = ['-D', cluster, ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
    this.#process = new GuardedProcess({ program: postgres, args, account, output: log.descriptor })
    return this.#process
  }

  async #untilReady(running: GuardedProcess) {
    const deadline = performance.now() + startPatienceMs
    while (!isReady(this.#settings.cluster)) {
      if (!running.isRunning)
        throw new StartError(
          `PostgreSQL did not start: ${lastLines(this.#settings.log.file, 3)} (all of it in ${this.#settings.log.file})`,
        )
      if (performance.now() > deadline)
        throw new StartError(
          `PostgreSQL was not ready after ${startPatienceMs / 1000} s; see ${this.#settings.log.file}.`,
        )
      await pause(10)
    }
  }

  async #startAgain(firstPauseMs: number) {
    this.#settings.onLine(`PostgreSQL ended unexpectedly and is started again; see ${this.#settings.log.file}.`)
    for (let waitMs = firstPauseMs; this.#isWanted; waitMs = nextPauseMs(waitMs)) {
      if (waitMs > 0) await pause(waitMs)
      if (!this.#isWanted) return
      try {
        return await this.start()
      } catch (error) {
        if (this.#isWanted) this.#settings.onLine(error instanceof Error ? error.message : String(error))
      }
    }
  }
}

const nextPauseMs = (waitMs: number) => Math.min(Math.max(waitMs * 2, firstRestartPauseMs), longestRestartPauseMs)

/** PostgreSQL writes its own state into postmaster.pid: pid on line 1, state on line 8. */
function postmasterFile(cluster: string): string[] {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}

function isReady(cluster: string) {
  const lines = postmasterFile(cluster)
  return lines[7]?.trim() === 'ready' && isAlive(Number(lines[0]))
}

/** The pid of the server that runs on the cluster, if one does. */
function serverPid(cluster: string): number | undefined {
  const pid = Number(postmasterFile(cluster)[0])
  return pid && isAlive(pid) && processCommand(pid).includes(cluster) ? pid : undefined
}

function signalServer(cluster: string, signal: NodeJS.Signals) {
  const pid = serverPid(cluster)
  if (pid) process.kill(pid, signal)
}

async function endsWithin(running: GuardedProcess, ms: number) {
  return await Promise.race([running.exited.then(() => true), pause(ms, false, { ref: false })])
}

/**
 * Ends a server that a killed process left behind. Mostly its guard is doing that already; where the guard was killed
 * too, we do. Only the holder of the database lock may call this.
 */
async function endFormerServer(cluster: string) {
  const begun = performance.now()
  let asked: NodeJS.Signals | undefined
  for (let pid = serverPid(cluster); pid; pid = serverPid(cluster)) {
    const waitedMs = performance.now() - begun
    const next = waitedMs > fastShutdownPatienceMs ? 'SIGQUIT' : waitedMs > 1_000 ? 'SIGINT' : undefined
    if (next && next !== asked) process.kill(pid, next)
    asked = next
    if (waitedMs > fastShutdownPatienceMs + immediateShutdownPatienceMs) {
      throw new StartError(
        `A former PostgreSQL (process ${pid}) on ${cluster} does not end: stop it, then start again.`,
      )
    }
    await pause(20)
  }
  // Its pid may belong to another process by now, which PostgreSQL would take for itself still running.
  const stale = Number(postmasterFile(cluster)[0])
  if (stale && isAlive(stale)) rmSync(join(cluster, 'postmaster.pid'), { force: true })
}
