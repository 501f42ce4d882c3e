import { once } from 'node:events'
import type { ServerResponse } from 'node:http'

interface Sending {
  isHead: boolean
  /** Set where the answer has none of its own: name, value, name, value. */
  siteHeaders: readonly string[]
}

/** Sends a web Response by Node's means, its body as it comes and no faster than the visitor reads. */
export async function sendResponse(
  answer: Response,
  response: ServerResponse,
  { isHead, siteHeaders }: Sending,
): Promise<void> {
  const headers = [...answer.headers].flat()
  for (let at = 0; at < siteHeaders.length; at += 2) {
    if (!answer.headers.has(siteHeaders[at] ?? '')) headers.push(siteHeaders[at] ?? '', siteHeaders[at + 1] ?? '')
  }
  response.writeHead(answer.status, headers)
  if (!isHead && answer.body) {
    for await (const chunk of answer.body) {
      if (response.destroyed) return
      // The client may have disconnected.
      if (!response.write(chunk)) await Promise.race([once(response, 'drain'), once(response, 'close')])
    }
  }
  response.end()
}
