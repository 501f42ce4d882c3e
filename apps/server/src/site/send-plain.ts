import type { ServerResponse } from 'node:http'

/** A refusal as one sentence of plain text, not cacheable. */
export function sendPlain(
  response: ServerResponse,
  status: number,
  sentence: string,
  siteHeaders: readonly string[],
): void {
  response.writeHead(status, ['content-type', 'text/plain; charset=utf-8', 'cache-control', 'no-store', ...siteHeaders])
  response.end(sentence)
}
