import type { IncomingMessage, ServerResponse } from 'node:http'
import { isCheckoutPath, isVisitorPath } from '@naikkelas/contract'
import { isReferred, partnerSignInPath } from '@naikkelas/contract/identity'
import { sendPage } from '../pages/page-answer.ts'
import { correctedPath, pagePlace } from '../pages/page-address.ts'
import type { PageStore } from '../pages/page-store.ts'
import { sendStored } from '../stored-answer.ts'
import type { VisitHeaders } from '../visit-headers.ts'
import type { PartnerHost } from './partner-hosts.ts'
import { namesOrigin } from './opened-checkout.ts'
import { sendMedia } from './send-media.ts'
import { sendPlain } from './send-plain.ts'
import type { StaticFiles } from './static-files.ts'
import { unavailablePage } from './unavailable-page.ts'

interface Tools {
  pages: PageStore
  files: StaticFiles
  media: (request: Request) => Promise<Response>
  answer: (request: IncomingMessage, response: ServerResponse) => unknown
  publicUrl: string
  onRedirect?: (path: string, request: IncomingMessage) => void
  siteHeaders: readonly string[]
  onFailure: (error: unknown, where: string) => void
}

interface Asked {
  path: string
  headers: VisitHeaders
  partner: PartnerHost
}

/**
 * A partner's own host: its pages at their paths, their files, forms and tracker. Other GET requests are redirected to
 * our own host, the sign-in among them, which comes back; other requests are refused.
 */
export async function answerAtPartnerHost(
  request: IncomingMessage,
  response: ServerResponse,
  { path, headers, partner }: Asked,
  tools: Tools,
): Promise<void> {
  const { files, publicUrl, siteHeaders } = tools
  const isHead = request.method === 'HEAD'
  const isReading = isHead || request.method === 'GET'
  const query = (request.url ?? '').slice(path.length)
  const leadTo = (location: string) => {
    response.writeHead(302, ['location', location, 'cache-control', 'no-store', 'content-length', '0', ...siteHeaders])
    response.end()
  }
  if (isReading) {
    if (path === '/' && partner.home !== null) return leadTo(partner.home + query)
    if (path === '/login') return leadTo(partnerSignInPath)
    const corrected = correctedPath(path)
    if (corrected !== null) return leadTo(corrected + query)
    const file = await files.find(path)
    if (file) return sendStored({ isHead, headers }, response, file)
    if (path.startsWith('/media/')) return sendMedia(request, response, { path, visit: { isHead, headers } }, tools)
    if (await showPage(request, response, { path, headers, partner }, tools)) return
  }
  const isOpened = isReading && isCheckoutPath(path) && namesOrigin(query)
  if (isOpened || isVisitorPath(path)) return void (await tools.answer(request, response))
  if (!isReading) return sendPlain(response, 421, 'Alamat ini tidak dilayani di sini.', siteHeaders)
  leadTo(publicUrl + (path.includes('\\') ? '/404' : path + query))
}

/** The partner's page at a path, also by its link alone. @returns false when the partner has none there */
async function showPage(
  request: IncomingMessage,
  response: ServerResponse,
  { path, headers, partner }: Asked,
  { pages, siteHeaders, onRedirect, onFailure }: Tools,
): Promise<boolean> {
  const place = pagePlace(path)
  if (place === null || (place.kind !== 'exclusive' && !isReferred(place.kind))) return false
  const address = place.kind === 'exclusive' ? `/p/${place.link}` : path
  const query = (request.url ?? '').slice(path.length)
  try {
    const page = await pages.find(address)
    if (page?.partnerId !== partner.partnerId) return false
    if (page.redirect) onRedirect?.(address, request)
    if (address !== path) {
      response.writeHead(302, ['location', address + query, 'content-length', '0', ...siteHeaders])
      response.end()
    } else sendPage({ isHead: request.method === 'HEAD', headers }, response, page, query)
    return true
  } catch (error) {
    onFailure(error, `page ${address}`)
    unavailablePage(request, response, siteHeaders)
    return true
  }
}
