import { spelledInLink } from '@naikkelas/page'
import type { AppContext } from '../../../app-context.ts'
import {
  createReadLimit,
  expectedError,
  isOpenedByPerson,
  openingOf,
  waitMessage,
} from '../../../platform/endpoints/index.ts'
import { findLiveAddress } from '../../pages/landing-pages/index.ts'
import { addShortLinkHit, findShortLink } from './short-links.repo.ts'

const code = /^[a-z0-9]{6,12}$/
const notKept = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

interface Asked {
  request: Request
  clientAddress: string
}

/** Answers `/s/*`; how often an address guessed wrong is counted in this process. */
export function createShortLinkHandler(ctx: AppContext): (asked: Asked) => Promise<Response> {
  // People do not mistype one a second. Successful requests are not counted: a mobile network puts thousands of
  // visitors behind one address (0114).
  const guessed = createReadLimit({ name: 'short links', hits: 60, windowMs: 60_000 })
  return async (asked) => {
    try {
      return await openShortLink(ctx, asked, guessed)
    } catch (error) {
      const { status, code, details } = expectedError(error)
      const sentence = waitMessage(code, details)
      if (sentence === undefined) throw error
      const headers = { ...notKept, 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' }
      return new Response(sentence, {
        status,
        headers: { ...headers, 'retry-after': String(details.retryAfterSeconds) },
      })
    }
  }
}

/**
 * Redirects a short link to its page's current address with the campaign, the link words and the visitor's own query. A
 * person's visit is counted.
 * @throws AppError `too_many` for too many unknown links from one address
 */
async function openShortLink(
  { database: { queries }, clock }: AppContext,
  { request, clientAddress }: Asked,
  guessed: (clientAddress: string) => void,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const asked = pathname.slice('/s/'.length).toLowerCase()
  const link = code.test(asked) ? await findShortLink(queries, asked) : undefined
  if (!link) guessed(clientAddress)
  const address = link && link.endedAt === null ? await findLiveAddress(queries, link.page.id) : null
  if (!link || address === null) return new Response(null, { status: 302, headers: { location: '/404', ...notKept } })
  if (isOpenedByPerson(openingOf(request))) await addShortLinkHit(queries, link.code, clock.now())
  for (const [name, value] of Object.entries(link.utm)) searchParams.set(name, value)
  for (const [name, word] of Object.entries(link.words)) searchParams.set(name, spelledInLink(word))
  return new Response(null, { status: 302, headers: { location: withQuery(address, searchParams), ...notKept } })
}

/** An address may name a partner by its reference; a visitor with another partner's referral keeps it. */
function withQuery(address: string, given: URLSearchParams): string {
  const [path = '', query = ''] = address.split('?', 2)
  const whole = new URLSearchParams(given)
  for (const [name, value] of new URLSearchParams(query)) if (!whole.has(name)) whole.set(name, value)
  return whole.size === 0 ? path : `${path}?${whole}`
}
