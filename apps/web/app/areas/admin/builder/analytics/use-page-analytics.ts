import { getPageAnalytics, type PageAnalytics } from '@naikkelas/contract/marketing'
import { useEffect, useState } from 'react'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { type AnalyticsFilters, analyticsQuery } from '../../analytics/analytics-filters.ts'

interface AnalyticsRequest {
  analytics: PageAnalytics | null
  /** Why there are none, in a sentence. */
  failure: string | null
  isLoading: boolean
}

/** Analytics of a page for the selected filters; the previous ones stay until the new ones have loaded. */
export function usePageAnalytics(pageId: string, filters: AnalyticsFilters): AnalyticsRequest {
  const [request, setRequest] = useState<AnalyticsRequest>({ analytics: null, failure: null, isLoading: true })
  const key = JSON.stringify(analyticsQuery(filters))
  useEffect(() => {
    const abort = new AbortController()
    setRequest((last) => ({ ...last, isLoading: true }))
    call(getPageAnalytics, { params: { pageId }, query: JSON.parse(key) }, { signal: abort.signal })
      .then((analytics) => setRequest({ analytics, failure: null, isLoading: false }))
      .catch((error: unknown) => {
        if (!abort.signal.aborted) setRequest({ analytics: null, failure: messageOf(error), isLoading: false })
      })
    return () => abort.abort()
  }, [pageId, key])
  return request
}
