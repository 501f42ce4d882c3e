import { getPageFigures, type PageFigures } from '@naikkelas/contract'
import { useEffect, useState } from 'react'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { type FigureFilters, figureQuery } from '../../figures/figure-filters.ts'

interface Asked {
  figures: PageFigures | null
  /** Why there are none, in a sentence. */
  failure: string | null
  isLoading: boolean
}

/** Figures of a page for chosen filters; those of the last choice stay until the new ones are there. */
export function usePageFigures(pageId: string, filters: FigureFilters): Asked {
  const [asked, setAsked] = useState<Asked>({ figures: null, failure: null, isLoading: true })
  const key = JSON.stringify(figureQuery(filters))
  useEffect(() => {
    const abort = new AbortController()
    setAsked((last) => ({ ...last, isLoading: true }))
    call(getPageFigures, { params: { pageId }, query: JSON.parse(key) }, { signal: abort.signal })
      .then((figures) => setAsked({ figures, failure: null, isLoading: false }))
      .catch((error: unknown) => {
        if (!abort.signal.aborted) setAsked({ figures: null, failure: messageOf(error), isLoading: false })
      })
    return () => abort.abort()
  }, [pageId, key])
  return asked
}
