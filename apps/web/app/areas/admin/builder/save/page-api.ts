import { applyChanges, getLandingPage, listChanges } from '@naikkelas/contract'
import { call } from '../../../../shared/api/call.ts'
import { retryAfterMs } from './backoff.ts'
import type { SaveApi } from './saver-types.ts'

/** The saver's view of the API, for one page. */
export function pageApi(pageId: string): SaveApi {
  const params = { pageId }
  return {
    apply: (baseVersion, changes, { keepalive = false, onRetryAfter } = {}) =>
      call(
        applyChanges,
        { params, body: { baseVersion, changes } },
        { keepalive, onHeaders: (headers) => tellRetryAfter(headers, onRetryAfter) },
      ),
    changesSince: (since) => call(listChanges, { params, query: { since } }),
    async load() {
      const { page, document, media } = await call(getLandingPage, { params })
      return { headVersion: page.headVersion, document, media }
    },
  }
}

function tellRetryAfter(headers: Headers, tell?: (ms: number) => void) {
  const ms = retryAfterMs(headers.get('retry-after'))
  if (ms !== undefined) tell?.(ms)
}
