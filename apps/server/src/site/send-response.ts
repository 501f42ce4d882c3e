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
      if (!response.write(chunk)) await untilWritable(response)
    }
  }
  response.end()
}

/** The client may disconnect instead. Nothing of a wait stays with the response: a long answer has thousands of them. */
function untilWritable(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      response.off('drain', end).off('close', end)
      resolve()
    }
    response.on('drain', end).on('close', end)
  })
}
