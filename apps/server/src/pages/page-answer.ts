import type { ServerResponse } from 'node:http'
import { sendStored, type StoredAnswer, storedAnswer, type Visit } from '../stored-answer.ts'
import { type RedirectAnswer, redirectAnswer, sendRedirect } from './redirect-answer.ts'
import type { RenderedPage } from './rendered-page.ts'
import { type SplitAnswer, splitAnswer, variantFor } from './split-answer.ts'

export interface PageAnswer extends StoredAnswer {
  pageId: string
  /** Whose page it is; null for the house's. */
  partnerId: string | null
  key: string
  /** Sent instead of the page. */
  redirect?: RedirectAnswer
  /** One of these is sent instead. */
  split?: SplitAnswer
}

/** A published page ready to be sent. Browsers keep it and ask each time whether it is still current. */
export function pageAnswer(
  { pageId, partnerId, key, bodies, etag, csp, redirect, split }: RenderedPage,
  siteHeaders: readonly string[],
): PageAnswer {
  const cacheControl = 'public, max-age=0, must-revalidate'
  const headers = ['cache-control', cacheControl, 'content-security-policy', csp, ...siteHeaders]
  const stored = storedAnswer({ bodies, etag, contentType: 'text/html; charset=utf-8', headers })
  return {
    pageId,
    partnerId,
    key,
    ...stored,
    ...(redirect && { redirect: redirectAnswer(redirect, siteHeaders) }),
    ...(split && { split: splitAnswer(split, siteHeaders) }),
  }
}

/** @param query of the request with its question mark, or nothing */
export function sendPage(visit: Visit, response: ServerResponse, page: PageAnswer, query: string): void {
  if (page.redirect) sendRedirect(response, page.redirect, query)
  else if (page.split) {
    const { answer, setCookie } = variantFor(visit.headers.cookie, page.split)
    sendStored(visit, response, answer, setCookie)
  } else sendStored(visit, response, page)
}
