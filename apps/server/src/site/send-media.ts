import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Visit } from '../stored-answer.ts'
import { sendPlain } from './send-plain.ts'
import { sendResponse } from './send-response.ts'

/** Sends a picture or film, or says that it is not there. */
export async function sendMedia(
  request: IncomingMessage,
  response: ServerResponse,
  { path, visit: { isHead, headers } }: { path: string; visit: Visit },
  { media, siteHeaders }: { media: (request: Request) => Promise<Response>; siteHeaders: readonly string[] },
): Promise<void> {
  const asked = new Request(`http://${headers.host}${path}`, {
    method: isHead ? 'HEAD' : 'GET',
    headers: mediaHeaders(request),
  })
  // A name with dots between slashes is read as another one, which may be anything of the API.
  if (new URL(asked.url).pathname !== path) return sendPlain(response, 404, 'Berkas ini tidak ada.', siteHeaders)
  await sendResponse(await media(asked), response, { isHead, siteHeaders })
}

/** Of a request for a picture or film: which part of it, which one is there already, and whether data are to be saved. */
function mediaHeaders({ headers }: IncomingMessage): [string, string][] {
  return (['range', 'if-range', 'if-none-match', 'save-data'] as const).flatMap((name) => {
    const value = headers[name]
    return value === undefined ? [] : [[name, value] as [string, string]]
  })
}
