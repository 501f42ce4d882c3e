import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { AppError } from '../../../errors/app-error.ts'
import type { PictureJob, PictureResult, PictureWorker } from './picture-worker.ts'

/** Longer than anything takes that is within the limits; a picture made to hang ends here. */
const JOB_SECONDS = 90
/** An idle process gives its memory back: decoding leaves hundreds of megabytes in pieces. */
const IDLE_SECONDS = 10
const BACKGROUND_PRIORITY = 10
/** A process that is killed says nothing about its picture; one that is killed twice says that the machine is short. */
const ATTEMPTS = 2
/** What a decoder that runs into a broken file ends with. Everything else, such as SIGKILL, comes from outside. */
const CRASH_SIGNALS: ReadonlySet<string> = new Set(['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGTRAP'])

// Beside this file when it runs as it is, beside the bundle when it is bundled.
const script = ['./picture-main.ts', './picture-main.js']
  .map((name) => fileURLToPath(new URL(name, import.meta.url)))
  .find((path) => existsSync(path))

export interface PictureProcess extends PictureWorker {
  /** The process id while there is a process. */
  pid: () => number | undefined
}

/** The process ended, or could not be reached, for a reason that is not the picture's. */
class PictureProcessLost extends Error {
  override name = 'PictureProcessLost'
}

/**
 * Does work on pictures outside of this process: a file that breaks the decoder breaks nothing else, and the event loop
 * and the memory of the server stay its own.
 * @param isUrgent a request waits for it; otherwise it steps back behind everything else on the machine
 */
export function createPictureProcess({ isUrgent }: { isUrgent: boolean }): PictureProcess {
  let child: ChildProcess | undefined
  let last: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined
  let closings = 0

  function started(): ChildProcess {
    if (child?.connected) return child
    if (script === undefined) throw new Error('picture-main is missing beside the server: build it again')
    const fresh = fork(script, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    // A process that cannot be started, or whose channel breaks, while no job listens.
    fresh.on('error', () => forget(fresh))
    fresh.once('exit', () => forget(fresh))
    if (!isUrgent) stepBack(fresh)
    child = fresh
    return fresh
  }

  function forget(ended: ChildProcess) {
    if (child === ended) child = undefined
  }

  function end() {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = undefined
  }

  async function runOnce(job: PictureJob): Promise<PictureResult> {
    clearTimeout(idle)
    const worker = started()
    worker.ref()
    worker.channel?.ref()
    try {
      return await resultOf(worker, job)
    } catch (error) {
      end()
      throw error
    } finally {
      worker.unref()
      worker.channel?.unref()
      idle = setTimeout(end, IDLE_SECONDS * 1_000).unref()
    }
  }

  async function runNow(job: PictureJob): Promise<PictureResult> {
    const closingsBefore = closings
    for (let attempt = 1; ; attempt++) {
      try {
        return await runOnce(job)
      } catch (error) {
        if (!(error instanceof PictureProcessLost)) throw error
        if (attempt === ATTEMPTS || closings > closingsBefore)
          throw new AppError('busy', { reason: error.message }, { cause: error })
      }
    }
  }

  return {
    run(job) {
      const result = last.then(() => runNow(job))
      last = result.catch(() => undefined)
      return result
    },
    pid: () => child?.pid,
    close() {
      closings += 1
      end()
    },
  }
}

function stepBack({ pid }: ChildProcess) {
  try {
    if (pid !== undefined) setPriority(pid, BACKGROUND_PRIORITY)
  } catch {
    // It has ended already; its first job finds that out.
  }
}

function resultOf(worker: ChildProcess, job: PictureJob): Promise<PictureResult> {
  return new Promise((resolve, reject) => {
    const unreadable = (message: string) => settle(() => resolve({ kind: 'unreadable', message }))
    const lost = (message: string) => settle(() => reject(new PictureProcessLost(message)))
    const timer = setTimeout(() => {
      worker.kill('SIGKILL')
      unreadable(`it took longer than ${JOB_SECONDS} s`)
    }, JOB_SECONDS * 1_000)
    const onMessage = (result: unknown) => settle(() => resolve(result as PictureResult))
    const onError = (error: Error) => lost(`the picture process cannot be reached: ${error.message}`)
    const onExit = (code: number | null, signal: string | null) => {
      if (signal !== null && CRASH_SIGNALS.has(signal)) unreadable(`it ended the picture process with ${signal}`)
      else lost(`the picture process ended with ${signal ?? code}`)
    }
    function settle(finish: () => void) {
      clearTimeout(timer)
      worker.off('message', onMessage)
      worker.off('error', onError)
      worker.off('exit', onExit)
      finish()
    }
    worker.once('message', onMessage)
    worker.once('error', onError)
    worker.once('exit', onExit)
    // With a callback a channel that is gone is reported to it; without, it is an error without a listener.
    worker.send(job, (error) => {
      if (error) onError(error)
    })
  })
}
