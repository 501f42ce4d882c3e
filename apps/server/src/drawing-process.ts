import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { AppError, type DrawnCard, type DrawnPage, type PageDrawer } from '@naikkelas/api'
import type { Drawing, DrawingReply, DrawingRequest, DrawingSettings } from './drawing-messages.ts'
import { drawerBuild } from './page-drawer.ts'

/** Many times what the heaviest page takes. */
const DRAW_SECONDS = 60
/** Marketers publish again within minutes, and starting a process takes a second. */
const IDLE_SECONDS = 600
/** Visitors are served first when the machine is busy. */
const PRIORITY = 5
/** A process that is killed says nothing about the page; one that is killed twice says that the machine is short. */
const ATTEMPTS = 2

/** Beside the bundle. Sources are drawn from in the process that has them: Node cannot run the views as they are. */
export function drawingScript(): string | undefined {
  const path = fileURLToPath(new URL('./drawing-main.js', import.meta.url))
  return existsSync(path) ? path : undefined
}

interface DrawingOptions {
  /** The program, as `drawingScript` finds it. */
  script: string
  build: string
  appEnv?: string | undefined
  mediaOrigin: string | undefined
  /** Makes a PNG of a drawing, in this process or one that it has. */
  rasterise?: (svg: string) => Promise<Uint8Array>
  onFailure: (error: unknown, where: string) => void
}

export interface DrawingProcess extends PageDrawer {
  /** The process id while there is a process. */
  pid: () => number | undefined
  close: () => void
}

/** The process ended, or could not be reached, for a reason that is not the page's. */
class DrawingProcessLost extends Error {
  override name = 'DrawingProcessLost'
}

/**
 * Draws pages in a process of their own, one after the other: drawing takes the event loop for tens of milliseconds, in
 * which no visitor would be answered, and the code that draws takes memory that this process never needs.
 */
export function createDrawingProcess({
  script,
  build,
  appEnv,
  mediaOrigin,
  rasterise,
  onFailure,
}: DrawingOptions): DrawingProcess {
  const settings: DrawingSettings = { build, appEnv, mediaOrigin, hasPixels: rasterise !== undefined }
  let child: ChildProcess | undefined
  let last: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined
  let closings = 0

  function started(): ChildProcess {
    if (child?.connected) return child
    const fresh = fork(script, [JSON.stringify(settings)], {
      execArgv: ['--max-semi-space-size=8'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // Bytes of fonts and pictures travel as they are.
      serialization: 'advanced',
    })
    // A process that cannot be started, or whose channel breaks, while no page is rendered.
    fresh.on('error', () => forget(fresh))
    fresh.once('exit', () => forget(fresh))
    stepBack(fresh)
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

  async function pixelsOf(svg: string): Promise<Uint8Array | null> {
    try {
      return rasterise ? await rasterise(svg) : null
    } catch (error) {
      onFailure(error, 'the picture of a page’s links')
      return null
    }
  }

  async function drawOnce<Drawn extends DrawnPage | DrawnCard>(drawing: Drawing): Promise<Drawn> {
    clearTimeout(idle)
    const worker = started()
    worker.ref()
    worker.channel?.ref()
    try {
      return await drawnBy<Drawn>(worker, { drawing, pixelsOf })
    } catch (error) {
      if (error instanceof DrawingProcessLost) end()
      throw error
    } finally {
      worker.unref()
      worker.channel?.unref()
      idle = setTimeout(end, IDLE_SECONDS * 1_000).unref()
    }
  }

  async function drawNow<Drawn extends DrawnPage | DrawnCard>(drawing: Drawing): Promise<Drawn> {
    const closingsBefore = closings
    for (let attempt = 1; ; attempt++) {
      try {
        return await drawOnce<Drawn>(drawing)
      } catch (error) {
        if (!(error instanceof DrawingProcessLost)) throw error
        if (attempt === ATTEMPTS || closings > closingsBefore)
          throw new AppError('busy', { reason: error.message }, { cause: error })
      }
    }
  }

  function inTurn<Drawn>(draw: () => Promise<Drawn>): Promise<Drawn> {
    const drawn = last.then(draw)
    last = drawn.catch(() => undefined)
    return drawn
  }

  return {
    build: drawerBuild({ build, mediaOrigin }),
    draw: (snapshot) => inTurn(() => drawNow<DrawnPage>({ kind: 'page', snapshot })),
    drawCard: (words) => inTurn(() => drawNow<DrawnCard>({ kind: 'card', words })),
    pid: () => child?.pid,
    close() {
      closings += 1
      end()
    },
  }
}

function stepBack({ pid }: ChildProcess) {
  try {
    if (pid !== undefined) setPriority(pid, PRIORITY)
  } catch {
    // It has ended already; its first page finds that out.
  }
}

interface Order {
  drawing: Drawing
  pixelsOf: (svg: string) => Promise<Uint8Array | null>
}

function drawnBy<Drawn extends DrawnPage | DrawnCard>(
  worker: ChildProcess,
  { drawing, pixelsOf }: Order,
): Promise<Drawn> {
  return new Promise((resolve, reject) => {
    const lost = (message: string) => settle(() => reject(new DrawingProcessLost(message)))
    const timer = setTimeout(() => {
      worker.kill('SIGKILL')
      settle(() => reject(new Error(`drawing a page took longer than ${DRAW_SECONDS} s`)))
    }, DRAW_SECONDS * 1_000)
    const send = (request: DrawingRequest) =>
      // With a callback a channel that is gone is reported to it; without, it is an error without a listener.
      worker.send(request, (error) => {
        if (error) onError(error)
      })
    const onMessage = (message: unknown) => {
      const reply = message as DrawingReply
      switch (reply.kind) {
        case 'drawn':
          return settle(() => resolve(reply.drawn as Drawn))
        case 'failed':
          return settle(() => reject(Object.assign(new Error(reply.message), { stack: reply.stack })))
        case 'pixelsNeeded':
          return void pixelsOf(reply.svg).then((pixels) => send({ kind: 'pixels', id: reply.id, pixels }))
      }
    }
    const onError = (error: Error) => lost(`the drawing process cannot be reached: ${error.message}`)
    const onExit = (code: number | null, signal: string | null) =>
      lost(`the drawing process ended with ${signal ?? code}`)
    function settle(finish: () => void) {
      clearTimeout(timer)
      worker.off('message', onMessage)
      worker.off('error', onError)
      worker.off('exit', onExit)
      finish()
    }
    worker.on('message', onMessage)
    worker.once('error', onError)
    worker.once('exit', onExit)
    send({ kind: 'draw', drawing })
  })
}
