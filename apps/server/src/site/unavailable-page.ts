import type { IncomingMessage, ServerResponse } from 'node:http'
import { plainDocument, plainDocumentHeaders } from './plain-document.ts'

const html = plainDocument({
  title: 'Coba lagi sebentar lagi',
  heading: 'Halaman ini belum dapat dibuka',
  text: 'Sedang ada gangguan di pihak kami. Coba lagi sebentar lagi.',
})

const headers = { ...plainDocumentHeaders, 'retry-after': '5' }

/** The same for the web's kind of answer. */
export const unavailableResponse = (): Response => new Response(html, { status: 503, headers })

/** What a visitor sees when the page is not in memory or on disk and the database does not answer. Needs nothing else. */
export function unavailablePage(
  request: IncomingMessage,
  response: ServerResponse,
  siteHeaders: readonly string[],
): void {
  response.writeHead(503, [...Object.entries(headers).flat(), ...siteHeaders])
  response.end(request.method === 'HEAD' ? undefined : html)
}
