import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ReferencedFiles } from '../pages/referenced-files.ts'
import { madeFile, madeFileHeaders } from './made-files.ts'
import { unavailablePage } from './unavailable-page.ts'

/** What is answered before the database was reached for the first time: files made for pages, and that all else must wait. */
export function awayAnswer(kept: Pick<ReferencedFiles, 'asset'>, siteHeaders: readonly string[]) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = (request.url ?? '').split('?', 1)[0] ?? ''
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    const asset = isReading && madeFile.test(path) ? await kept.asset(path) : null
    if (!asset) return unavailablePage(request, response, siteHeaders)
    const headers = Object.entries(madeFileHeaders(asset)).flat()
    response.writeHead(200, [...headers, 'content-length', String(asset.bytes.byteLength), ...siteHeaders])
    response.end(request.method === 'HEAD' ? undefined : asset.bytes)
  }
}
