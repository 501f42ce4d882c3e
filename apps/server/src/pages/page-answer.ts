import type { ServerResponse } from 'node:http'
import { type PageBody, pageTag } from '@naikkelas/api'
import { type DrawnLinkWords, type HoleName, isOrderFact, listedWords, visitorName, wordsFrom } from '@naikkelas/page'
import type { VariantKey } from '@naikkelas/ui/sections/registry'
import { type CompressionDictionary, dictionaryLink } from '../compression-dictionary.ts'
import { sendStored, type StoredAnswer, storedAnswer, varyOf, type Visit } from '../stored-answer.ts'
import type { PublishedPage } from './published-page.ts'
import { speculationHeader } from '../speculation.ts'
import { type RedirectAnswer, redirectAnswer, sendRedirect } from './redirect-answer.ts'
import { type Split, splitOf, variantFor } from './split.ts'
import { visitorOf } from './visitor-class.ts'
import { type Personalised, type PersonalisedAnswers, withWords } from './personalised-answers.ts'

/** A published page with everything made beforehand that does not depend on the request. */
export interface PageAnswer {
  pageId: string
  /** The page's partner; null for our own. */
  partnerId: string | null
  key: string
  /** By variant, then by visitor as `visitorName` names them; `''` is every visitor without a body of their own. */
  bodies: ReadonlyMap<VariantKey, ReadonlyMap<string, BodyAnswer>>
  /** How visitors are divided among the variants; null without a test. */
  split: Split | null
  /** Sent instead of a body. */
  redirect: RedirectAnswer | null
  /** Whether it is filled in for an order: as it is stored it says a sample, and no visitor gets it. */
  isOfOrder: boolean
}

type BodyAnswer = StoredAnswer & { personalised?: Personalised; ofOrder?: OrderBody }

/** A body that is filled in for one order at a time. */
interface OrderBody {
  csp: string
  /** @param query of the request with its question mark, or nothing */
  filled: (order: ReadonlyMap<HoleName, string>, query: string) => Buffer
}

interface AnswerOptions {
  siteHeaders: readonly string[]
  personalised: PersonalisedAnswers
  /** Lifetime of a page in a CDN that we purge, in seconds. @default null: there is none */
  keptSeconds?: number | null | undefined
  /** @default there is none */
  dictionary?: CompressionDictionary | undefined
  /** The page compressed with it, where `takesDictionary`. */
  dcz?: Buffer | undefined
}

/** Whether every visitor gets the same bytes: only then are they compressed with what all have. */
export const takesDictionary = ({ bodies, split }: Pick<PublishedPage, 'bodies' | 'split'>): boolean =>
  bodies.length === 1 && split === null && bodies[0]?.linkWords === null

/**
 * A published page ready to be sent. Browsers cache and revalidate it; a CDN caches it until it is purged by the page's
 * tag. Responses that depend on the visitor or the link are private.
 */
export function pageAnswer(
  { pageId, partnerId, key, bodies, split, redirect }: PublishedPage,
  { siteHeaders, personalised, keptSeconds = null, dictionary, dcz }: AnswerOptions,
): PageAnswer {
  const tags = keptSeconds === null ? [] : tagHeaders(pageId)
  const isPrivate = bodies.length > 1 || bodies.some(({ linkWords }) => linkWords !== null)
  const common = takesDictionary({ bodies, split }) ? dictionary : undefined
  const cacheControl = isPrivate ? 'private, max-age=0, must-revalidate' : sharedCacheControl(keptSeconds)
  const vary = isPrivate ? 'accept-encoding, cookie' : varyOf(common)
  const ready = ({ bytes, etag, csp, linkWords }: PageBody): BodyAnswer => {
    const shared = isPrivate ? [] : tags
    // Without a script the policy lets the browser get neither of them.
    const ahead = csp.includes('script-src') ? [...speculationHeader, ...(common ? dictionaryLink(common) : [])] : []
    const headers = ['cache-control', cacheControl, 'content-security-policy', csp, ...ahead, ...shared, ...siteHeaders]
    return {
      ...storedAnswer({
        bodies: { ...bytes, dcz },
        etag,
        contentType: 'text/html; charset=utf-8',
        headers,
        vary,
        dictionary: common,
      }),
      ...(linkWords &&
        !isForOrder(linkWords) && {
          personalised: personalised.of({ bytes, etag, linkWords, headers, vary }),
        }),
      ...(linkWords && isForOrder(linkWords) && { ofOrder: orderBody(bytes.identity, linkWords, csp) }),
    }
  }
  return {
    pageId,
    partnerId,
    key,
    bodies: new Map(
      [...Map.groupBy(bodies, ({ variant }) => variant)].map(([variant, own]) => [variant, byVisitor(own, ready)]),
    ),
    isOfOrder: bodies.some(({ linkWords }) => linkWords !== null && isForOrder(linkWords)),
    split: split && splitOf(split),
    redirect: redirect && redirectAnswer(redirect, { cacheControl, headers: [...tags, ...siteHeaders] }),
  }
}

const isForOrder = ({ holes }: DrawnLinkWords) => holes.some(({ name }) => isOrderFact(name))

function orderBody(page: Buffer, linkWords: DrawnLinkWords, csp: string): OrderBody {
  const listed = listedWords(linkWords.words)
  return {
    csp,
    filled: (order, query) => withWords(page, linkWords, new Map([...wordsFrom(query, listed), ...order])),
  }
}

/**
 * A page with the facts of an order in it, and its headers. Made for this answer and kept nowhere.
 * @throws when the page is not of orders
 */
export function orderAnswer(
  page: PageAnswer,
  { visit, query, order }: { visit: VisitedBy; query: string; order: ReadonlyMap<HoleName, string> },
): { html: Buffer; headers: string[] } {
  const { variant, setCookie } = page.split ? variantFor(visit.headers.cookie, page.split) : plain
  const { ofOrder } = bodyFor(page, { variant, visit, query })
  if (!ofOrder) throw new Error(`${page.key} is not filled in for orders`)
  const headers = ['cache-control', 'private, no-store', 'content-security-policy', ofOrder.csp, ...setCookie]
  return { html: ofOrder.filled(order, query), headers }
}

function byVisitor(bodies: readonly PageBody[], ready: (body: PageBody) => BodyAnswer): Map<string, BodyAnswer> {
  return new Map(
    bodies.flatMap((body) => {
      const answer = ready(body)
      return body.audience.split(' ').map((name) => [name, answer] as const)
    }),
  )
}

/** What a body is chosen by. */
interface VisitedBy {
  headers: Pick<Visit['headers'], 'cookie' | 'referer'>
}

/** @param query of the request with its question mark, or nothing */
export function sendPage(visit: Visit, response: ServerResponse, page: PageAnswer, query: string): void {
  if (page.redirect) return sendRedirect(response, page.redirect, query)
  const { variant, setCookie } = page.split ? variantFor(visit.headers.cookie, page.split) : plain
  const body = bodyFor(page, { variant, visit, query })
  // Personalised by the link's parameters; the plain body without any, or while too many are being personalised.
  const personalised = query.length > 1 ? body.personalised?.(query) : undefined
  if (!(personalised instanceof Promise)) return sendStored(visit, response, personalised ?? body, setCookie)
  personalised
    .catch(() => body)
    .then(
      (made) => sendStored(visit, response, made, setCookie),
      () => response.destroy(),
    )
}

const plain = { variant: 'a', setCookie: [] } as const

/** A variant's body for a visitor: their audience's, or the default. */
function bodyFor(
  { bodies, key }: PageAnswer,
  { variant, visit, query }: { variant: VariantKey; visit: VisitedBy; query: string },
): BodyAnswer {
  const own = bodies.get(variant)
  const theirs = own && own.size > 1 ? own.get(visitorName(visitorOf(visit.headers, query))) : undefined
  const body = theirs ?? own?.get('')
  if (!body) throw new Error(`${key} has no body of the variant ${variant}`)
  return body
}

/** Without purging, shared caches do not store pages. */
function sharedCacheControl(keptSeconds: number | null): string {
  return `public, max-age=0, ${keptSeconds === null ? '' : `s-maxage=${keptSeconds}, `}must-revalidate`
}

/** The same tag under both names that CDNs know it by. */
function tagHeaders(pageId: string): string[] {
  return ['cache-tag', pageTag(pageId), 'surrogate-key', pageTag(pageId)]
}
