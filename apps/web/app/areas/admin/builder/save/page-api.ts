import { accountHeader } from '@naikkelas/contract/identity'
import { applyChanges, getLandingPage, listChanges, updateLandingPage } from '@naikkelas/contract/pages'
import { call } from '../../../../shared/api/call.ts'
import { retryAfterMs } from './backoff.ts'
import type { SaveApi } from './saver-types.ts'

/**
 * The saver's view of the API, for one page.
 * @param accountId who writes: the API refuses changes of one account in the session of another
 */
export function pageApi(pageId: string, accountId: string): SaveApi {
  const params = { pageId }
  const headers = { [accountHeader]: accountId }
  return {
    apply: (baseVersion, changes, { keepalive = false, onRetryAfter } = {}) =>
      call(
        applyChanges,
        { params, body: { baseVersion, changes } },
        { headers, keepalive, onHeaders: (answered) => reportRetryAfter(answered, onRetryAfter) },
      ),
    describe: ({ kind, ...body }, { keepalive = false, onRetryAfter } = {}) =>
      call(
        updateLandingPage,
        { params, body: kind === 'exclusive' || kind === 'partner' ? { ...body, kind } : body },
        { headers, keepalive, onHeaders: (answered) => reportRetryAfter(answered, onRetryAfter) },
      ),
    changesSince: (since) => call(listChanges, { params, query: { since } }),
    async load() {
      const { page, document, media } = await call(getLandingPage, { params })
      return { headVersion: page.headVersion, document, media }
    },
  }
}

function reportRetryAfter(headers: Headers, notify?: (ms: number) => void) {
  const ms = retryAfterMs(headers.get('retry-after'))
  if (ms !== undefined) notify?.(ms)
}
