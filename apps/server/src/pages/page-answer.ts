import { type StoredAnswer, storedAnswer } from '../stored-answer.ts'
import type { RenderedPage } from './rendered-page.ts'

export interface PageAnswer extends StoredAnswer {
  pageId: string
  key: string
}

/** A published page ready to be sent. Browsers keep it and ask each time whether it is still current. */
export function pageAnswer(
  { pageId, key, bodies, etag, csp }: RenderedPage,
  siteHeaders: readonly string[],
): PageAnswer {
  const cacheControl = 'public, max-age=0, must-revalidate'
  const headers = ['cache-control', cacheControl, 'content-security-policy', csp, ...siteHeaders]
  return { pageId, key, ...storedAnswer({ bodies, etag, contentType: 'text/html; charset=utf-8', headers }) }
}
