import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BodyTimes } from '@naikkelas/api'
import { errorTable } from '@naikkelas/contract'
import { uploadFilePath, uploadToDirectoryPath } from '@naikkelas/contract/files'
import { uploadDownloadPath } from '@naikkelas/contract/marketing'
import { importPagePath, importSectionsPath, uploadMediaPath } from '@naikkelas/contract/pages'
import { bringsFile } from './site/form-body.ts'
import { refuseSocket } from './refuse-socket.ts'

export interface BodyLimits {
  wholeMs: number
  /** Without a byte for so long, it is given up. */
  idleMs: number
  /** Average rate required from then on, so that a byte now and then does not keep a connection open. */
  bytesPerSecond: number
}

const UPLOAD_PATHS: ReadonlySet<string> = new Set(
  [uploadMediaPath, uploadFilePath, uploadToDirectoryPath, uploadDownloadPath, importPagePath, importSectionsPath].map(
    (path) => `/api${path}`,
  ),
)
/** Any line that carries a film in the time there is, is hundreds of times faster. */
const UPLOAD_BYTES_PER_SECOND = 1_000
const SMALL_BYTES_PER_SECOND = 200
/** A form that pauses for a third of its whole time is not going to arrive. */
const SMALL_IDLE_SHARE = 1 / 3

/** How long the body of a request to a path may take: films long, everything else short. */
export function bodyLimits({ smallMs, uploadMs, uploadIdleMs }: BodyTimes): (path: string) => BodyLimits {
  const small = { wholeMs: smallMs, idleMs: smallMs * SMALL_IDLE_SHARE, bytesPerSecond: SMALL_BYTES_PER_SECOND }
  const upload = { wholeMs: uploadMs, idleMs: uploadIdleMs, bytesPerSecond: UPLOAD_BYTES_PER_SECOND }
  return (path) => (UPLOAD_PATHS.has(path) || bringsFile(path) ? upload : small)
}

/**
 * Watches a body come in; one that takes too long is answered with 408 and its connection closed, whatever the program
 * behind is doing with it. Time in which that program does not read is not the sender's.
 */
export function watchBody(request: IncomingMessage, response: ServerResponse, limits: BodyLimits): void {
  const { socket } = request
  const { wholeMs, idleMs, bytesPerSecond } = limits
  const startedAt = performance.now()
  const bytesBefore = socket.bytesRead
  let seenBytes = bytesBefore
  let movedAt = startedAt
  const look = () => {
    if (request.complete || socket.destroyed) return clearInterval(timer)
    const now = performance.now()
    if (socket.bytesRead !== seenBytes || request.readableLength > 0) {
      seenBytes = socket.bytesRead
      movedAt = now
    }
    const elapsed = now - startedAt
    const isTooRare = request.readableLength === 0 && (seenBytes - bytesBefore) * 1000 < bytesPerSecond * elapsed
    if (elapsed < wholeMs && now - movedAt < idleMs && !(elapsed > idleMs && isTooRare)) return
    clearInterval(timer)
    giveUp(request, response)
  }
  const timer = setInterval(look, Math.min(1_000, idleMs / 4)).unref()
  request.once('close', () => clearInterval(timer))
}

function giveUp({ socket, url = '' }: IncomingMessage, { headersSent }: ServerResponse): void {
  // Past the response object: the program behind may still answer, which then reaches a connection that has ended.
  if (headersSent) socket.destroy()
  else refuseSocket(socket, url.startsWith('/api/') ? { ...tooSlow, code: 'body_too_slow' } : tooSlow)
}

const tooSlow = errorTable.body_too_slow
