import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { PictureJob, PictureResult } from './picture-work.ts'

/** Longer than anything takes that is within the limits; a picture made to hang ends here. */
const jobSeconds = 90
/** A process that rests gives its memory back: decoding leaves hundreds of megabytes in pieces. */
const restSeconds = 10
const background = 10

// Beside this file when it runs as it is, beside the bundle when it is bundled.
const script = ['./picture-main.ts', './picture-main.js']
  .map((name) => fileURLToPath(new URL(name, import.meta.url)))
  .find((path) => existsSync(path))

export interface PictureProcess {
  /** Does one job after the other. @throws when the process dies or takes too long; the next job finds a new one */
  run: (job: PictureJob) => Promise<PictureResult>
  close: () => void
}

/**
 * Does work on pictures outside of this process: a file that breaks the decoder breaks nothing else, and the event loop
 * and the memory of the server stay its own.
 * @param isUrgent somebody waits for it; otherwise it steps back behind everything else on the machine
 */
export function createPictureProcess({ isUrgent }: { isUrgent: boolean }): PictureProcess {
  let child: ChildProcess | undefined
  let last: Promise<unknown> = Promise.resolve()
  let rest: NodeJS.Timeout | undefined

  function started(): ChildProcess {
    if (child) return child
    if (script === undefined) throw new Error('picture-main is missing beside the server: build it again')
    const fresh = fork(script, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    if (!isUrgent && fresh.pid !== undefined) setPriority(fresh.pid, background)
    fresh.once('exit', () => {
      if (child === fresh) child = undefined
    })
    child = fresh
    return fresh
  }

  function end() {
    clearTimeout(rest)
    child?.kill('SIGKILL')
    child = undefined
  }

  async function runNow(job: PictureJob): Promise<PictureResult> {
    clearTimeout(rest)
    const worker = started()
    worker.ref()
    worker.channel?.ref()
    try {
      return await answerOf(worker, job)
    } catch (error) {
      end()
      throw error
    } finally {
      worker.unref()
      worker.channel?.unref()
      rest = setTimeout(end, restSeconds * 1_000).unref()
    }
  }

  return {
    run(job) {
      const result = last.then(() => runNow(job))
      last = result.catch(() => undefined)
      return result
    },
    close: end,
  }
}

function answerOf(worker: ChildProcess, job: PictureJob): Promise<PictureResult> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => settle(() => reject(new Error(`a picture took longer than ${jobSeconds} s`))),
      jobSeconds * 1_000,
    )
    const onMessage = (result: unknown) => settle(() => resolve(result as PictureResult))
    const onExit = (code: number | null, signal: string | null) =>
      settle(() => reject(new Error(`the process for pictures ended with ${signal ?? code}`)))
    function settle(finish: () => void) {
      clearTimeout(timer)
      worker.off('message', onMessage)
      worker.off('exit', onExit)
      finish()
    }
    worker.once('message', onMessage)
    worker.once('exit', onExit)
    worker.send(job)
  })
}
