// A program of its own, started by drawing-process.ts: what to draw comes in as a message, what was drawn goes out as one.
import type { DrawnCard, DrawnPage } from '@naikkelas/api'
import type { DrawingReply, DrawingRequest, DrawingSettings } from './drawing-messages.ts'
import { createPageDrawer } from './page-drawer.ts'

const { build, appEnv, mediaOrigin, hasPixels } = JSON.parse(process.argv[2] ?? '') as DrawingSettings
const waiting = new Map<number, (pixels: Uint8Array | null) => void>()
let asked = 0

const reply = (message: DrawingReply) => process.send?.(message)

/** Pixels are made by the process that asked for the page: it has one for pictures already. */
async function pixelsOf(svg: string): Promise<Uint8Array> {
  asked += 1
  const id = asked
  const pixels = await new Promise<Uint8Array | null>((resolve) => {
    waiting.set(id, resolve)
    reply({ kind: 'pixelsNeeded', id, svg })
  })
  if (!pixels) throw new Error('no pixels were made')
  return pixels
}

// Why there are no pixels is reported where they are made.
const drawer = createPageDrawer({
  build,
  appEnv,
  mediaOrigin,
  rasterise: hasPixels ? pixelsOf : undefined,
  onFailure: () => {},
})

process.on('message', (request: DrawingRequest) => {
  if (request.kind === 'pixels') {
    waiting.get(request.id)?.(request.pixels)
    waiting.delete(request.id)
    return
  }
  const { drawing } = request
  const drawn: Promise<DrawnPage | DrawnCard> =
    drawing.kind === 'page' ? drawer.draw(drawing.snapshot) : drawer.drawCard(drawing.words)
  drawn.then(
    (result) => reply({ kind: 'drawn', drawn: result }),
    (error: unknown) => {
      const { message, stack } = error instanceof Error ? error : new Error(String(error))
      reply({ kind: 'failed', message, stack })
    },
  )
})

// The parent process has ended.
process.on('disconnect', () => process.exit(0))

// Ctrl+C reaches everything in the terminal; the server finishes what is under way and ends this program itself.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
