import type { ServerResponse } from 'node:http'
import { pageTag } from '@naikkelas/api'
import { sendStored, storedAnswer, type Visit } from '../stored-answer.ts'
import {
  type AudienceAnswer,
  type BodyAnswer,
  forVisitor,
  privateAnswer,
  type PrivateTools,
} from './audience-answer.ts'
import { type RedirectAnswer, redirectAnswer, sendRedirect } from './redirect-answer.ts'
import type { RenderedPage } from './rendered-page.ts'
import { type SplitAnswer, splitAnswer, variantFor } from './split-answer.ts'

export interface PageAnswer extends AudienceAnswer {
  pageId: string
  /** Whose page it is; null for the house's. */
  partnerId: string | null
  key: string
  /** Sent instead of the page. */
  redirect?: RedirectAnswer
  /** One of these is sent instead. */
  split?: SplitAnswer
}

interface AnswerOptions extends PrivateTools {
  /** How long a CDN that is told of changes keeps a page, in seconds. @default null: there is none */
  keptSeconds?: number | null | undefined
}

/**
 * A published page ready to be sent. Browsers keep it and ask each time whether it is still current; a CDN keeps it until
 * it is told that what carries the page's tag changed.
 */
export function pageAnswer(
  { pageId, partnerId, key, bodies, etag, csp, linkWords, audiences, redirect, split }: RenderedPage,
  { siteHeaders, worded, keptSeconds = null }: AnswerOptions,
): PageAnswer {
  const cacheControl = sharedCacheControl(keptSeconds)
  const tags = keptSeconds === null ? [] : tagHeaders(pageId)
  const headers = ['cache-control', cacheControl, 'content-security-policy', csp, ...tags, ...siteHeaders]
  const isPrivate = audiences !== undefined || linkWords !== undefined
  const stored = isPrivate
    ? privateAnswer(
        { bodies, etag, csp, ...(linkWords && { linkWords }), ...(audiences && { audiences }) },
        { siteHeaders, worded },
      )
    : storedAnswer({ bodies, etag, contentType: 'text/html; charset=utf-8', headers })
  return {
    pageId,
    partnerId,
    key,
    ...stored,
    ...(redirect && { redirect: redirectAnswer(redirect, { cacheControl, headers: [...tags, ...siteHeaders] }) }),
    ...(split && { split: splitAnswer(split, { siteHeaders, worded }) }),
  }
}

/** @param query of the request with its question mark, or nothing */
export function sendPage(visit: Visit, response: ServerResponse, page: PageAnswer, query: string): void {
  if (page.redirect) sendRedirect(response, page.redirect, query)
  else if (page.split) {
    const { answer, setCookie } = variantFor(visit.headers.cookie, page.split)
    sendBody(visit, response, forVisitor(answer, visit.headers, query), query, setCookie)
  } else sendBody(visit, response, forVisitor(page, visit.headers, query), query)
}

/** Personalised by the link's parameters; the plain page without any, or while too many are being personalised. */
function sendBody(
  visit: Visit,
  response: ServerResponse,
  body: BodyAnswer,
  query: string,
  setCookie?: readonly string[],
) {
  const worded = query.length > 1 ? body.worded?.(query) : undefined
  if (!(worded instanceof Promise)) return sendStored(visit, response, worded ?? body, setCookie)
  worded
    .catch(() => body)
    .then(
      (made) => sendStored(visit, response, made, setCookie),
      () => response.destroy(),
    )
}

/** No shared cache keeps a page that nobody tells it to forget. */
function sharedCacheControl(keptSeconds: number | null): string {
  return `public, max-age=0, ${keptSeconds === null ? '' : `s-maxage=${keptSeconds}, `}must-revalidate`
}

/** The same tag under both names that CDNs know it by. */
function tagHeaders(pageId: string): string[] {
  return ['cache-tag', pageTag(pageId), 'surrogate-key', pageTag(pageId)]
}
