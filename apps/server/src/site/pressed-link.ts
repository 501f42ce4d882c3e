import { downloadFilePath } from '@naikkelas/contract/marketing'
import { plainDocument, plainDocumentHeaders } from './plain-document.ts'

const withPage = (request: Request) => /\btext\/html\b/i.test(request.headers.get('accept') ?? '')

/** Whether a path of the API is one that visitors press on a page: a file to be had. */
export const isPressedPath = (path: string) => path.startsWith(`/api${downloadFilePath}/`)

/**
 * The API's response to a link on a page, with an error in JSON replaced by an HTML page. Pages with such links are
 * served while the database is away.
 */
export async function pressedLink(request: Request, answer: Response): Promise<Response> {
  const { status, headers } = answer
  if (status < 400 || !withPage(request) || !/\bjson\b/.test(headers.get('content-type') ?? '')) return answer
  const body: unknown = await answer.json()
  const message = typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : ''
  const wait = headers.get('retry-after')
  const document = plainDocument({ heading: 'Tautan ini belum dapat dibuka', text: escaped(message) })
  return new Response(document, {
    status,
    headers: { ...plainDocumentHeaders, 'x-robots-tag': 'noindex', ...(wait === null ? {} : { 'retry-after': wait }) },
  })
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
