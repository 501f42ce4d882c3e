import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import {
  CRASH_PATIENCE_MS,
  type MetricsRequest,
  parseProcessMessage,
  type ProcessMessage,
  type Sample,
  START_REFUSED,
  STOP_PATIENCE_MS,
} from '@naikkelas/supervision'
import type { ListeningSocket } from './listening-socket.ts'
import { restartPauseMs } from './restart-backoff.ts'

interface Options {
  /** Name in the log, for instance `web-1`. */
  name: string
  /** Arguments of Node: its flags, the program and what the program is given. */
  command: readonly string[]
  env: Record<string, string | undefined>
  /** What a web process accepts its connections from. */
  socket: ListeningSocket | undefined
  /** Takes a line for the operator. */
  onLine: (line: string) => void
}

/** The first start: served, with its notes, or refused with a sentence for the operator. */
export type FirstStart = { kind: 'ready'; notes: string[] } | { kind: 'refused'; reason: string }

/** A process that answers later than this is shown as one that does not. */
const METRICS_PATIENCE_MS = 1_000

/** A run that served this long is no part of a row of failures any more. */
const STABLE_MS = 60_000

/** One process, started again whenever it ends without having been asked to. */
export class SupervisedProcess {
  /** Resolves when it serves for the first time, or cannot until the operator changes something. */
  readonly firstStart: Promise<FirstStart>
  readonly #options: Options
  readonly #settleFirstStart: (start: FirstStart) => void
  /** The run that serves or is about to, and those before it that crashed and still report why. */
  readonly #running = new Set<ChildProcess>()
  readonly #stopping = new AbortController()
  readonly #metricsRequests = new Map<number, (samples: Sample[]) => void>()
  /** The run that serves. */
  #serving: ChildProcess | undefined
  #hasServed = false
  #restarts = 0
  #nextRequest = 1
  #failures = 0
  #failedAt: number | undefined
  #restart: Promise<void> = Promise.resolve()

  constructor(options: Options) {
    this.#options = options
    const { promise, resolve } = Promise.withResolvers<FirstStart>()
    this.firstStart = promise
    this.#settleFirstStart = resolve
    this.#start()
  }

  /** Asks it to finish what is under way, and kills it when that takes too long. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#restart
    await Promise.all([...this.#running].map((child) => end(child, 'SIGTERM', STOP_PATIENCE_MS)))
  }

  /** Ends it at once. */
  kill(): void {
    this.#stopping.abort()
    for (const child of this.#running) child.kill('SIGKILL')
  }

  /** What it says of itself, and whether it does; each sample names the process. */
  async metrics(): Promise<Sample[]> {
    const own = (await this.#askMetrics()) ?? []
    const process = this.#options.name
    const all: Sample[] = [
      { name: 'naikkelas_up', help: 'Whether the process answers.', type: 'gauge', value: own.length > 0 ? 1 : 0 },
      {
        name: 'naikkelas_restarts_total',
        help: 'How often the process was started again.',
        type: 'counter',
        value: this.#restarts,
      },
      ...own,
    ]
    return all.map((sample) => ({ ...sample, labels: { process, ...sample.labels } }))
  }

  async #askMetrics(): Promise<Sample[] | undefined> {
    const child = this.#serving
    if (!child?.connected) return undefined
    const id = this.#nextRequest++
    const { promise, resolve } = Promise.withResolvers<Sample[]>()
    this.#metricsRequests.set(id, resolve)
    child.send({ kind: 'metrics', id } satisfies MetricsRequest, () => {})
    const samples = await Promise.race([promise, pause(METRICS_PATIENCE_MS, undefined, { ref: false })])
    this.#metricsRequests.delete(id)
    return samples
  }

  #start(): void {
    const { command, env, socket } = this.#options
    const stdio: StdioOptions = ['ignore', 'inherit', 'inherit', 'ipc', ...(socket ? [socket.stdio] : [])]
    const child = spawn(process.execPath, command, { env, stdio })
    this.#running.add(child)
    const run = { readyAt: undefined as number | undefined, reason: '', isOver: false }

    /** The first of: it crashed, it refused, it ended. */
    const finish = (reason: string) => {
      if (run.isOver) return
      run.isOver = true
      if (!this.#stopping.signal.aborted) this.#restart = this.#startAgain(run.readyAt, reason)
    }
    const receive = (message: ProcessMessage) => {
      switch (message.kind) {
        case 'ready':
          run.readyAt = performance.now()
          this.#serving = child
          return this.#serves(message.notes)
        case 'crashed':
          finish(message.reason)
          return void end(child, undefined, CRASH_PATIENCE_MS)
        case 'refused':
          run.reason = message.reason
          return
        case 'metrics':
          this.#metricsRequests.get(message.id)?.(message.samples)
      }
    }
    child.on('message', (message) => {
      const known = parseProcessMessage(message)
      if (known && !run.isOver) receive(known)
    })
    child.on('error', (error) => {
      this.#running.delete(child)
      finish(error.message)
    })
    child.on('exit', (code, signal) => {
      this.#running.delete(child)
      if (code === START_REFUSED && !this.#hasServed) {
        run.isOver = true
        return this.#settleFirstStart({ kind: 'refused', reason: run.reason })
      }
      finish(run.reason || (signal ? `it was ended by ${signal}` : `it ended with code ${code}`))
    })
  }

  #serves(notes: string[]): void {
    const { name, onLine } = this.#options
    if (this.#failedAt !== undefined)
      onLine(`${name} serves again, ${seconds(performance.now() - this.#failedAt)} after it failed.`)
    this.#failedAt = undefined
    this.#hasServed = true
    this.#settleFirstStart({ kind: 'ready', notes })
  }

  async #startAgain(readyAt: number | undefined, reason: string): Promise<void> {
    const { name, onLine } = this.#options
    const now = performance.now()
    this.#failedAt ??= now
    this.#restarts += 1
    this.#failures = readyAt !== undefined && now - readyAt >= STABLE_MS ? 1 : this.#failures + 1
    const pauseMs = restartPauseMs({ wasReady: readyAt !== undefined, failures: this.#failures })
    const when = pauseMs === 0 ? 'now' : `in ${seconds(pauseMs)}, failure ${this.#failures} in a row`
    onLine(`${name} failed: ${oneLine(reason)}. It is started again ${when}.`)
    await pause(pauseMs, undefined, { signal: this.#stopping.signal }).catch(() => {})
    if (!this.#stopping.signal.aborted) this.#start()
  }
}

/** Waits until a process ends, asked by a signal or by itself, and kills it when that takes too long. */
async function end(child: ChildProcess, signal: NodeJS.Signals | undefined, patienceMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  await new Promise<void>((resolve) => {
    const impatience = setTimeout(() => child.kill('SIGKILL'), patienceMs)
    child.once('exit', () => {
      clearTimeout(impatience)
      resolve()
    })
    if (signal) child.kill(signal)
  })
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(ms < 9_950 ? 1 : 0)} s`
}

/** A stack or several sentences as one line, without a full stop of its own. */
function oneLine(reason: string): string {
  return reason
    .trim()
    .replaceAll(/\s*\n\s*/g, ' ')
    .replace(/\.$/, '')
    .slice(0, 500)
}
