import { listLandingPages } from '@naikkelas/contract/pages'
import { useEffect, useState } from 'react'
import { call } from '../../../../shared/api/call.ts'

interface OtherPage {
  id: string
  name: string
  address: string
}

const none: readonly OtherPage[] = []

/** Pages a link may lead to; requested when the target list opens. */
export function useOtherPages(search: string, isWanted: boolean): readonly OtherPage[] {
  const [pages, setPages] = useState(none)
  useEffect(() => {
    if (!isWanted) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      call(
        listLandingPages,
        {
          query: {
            page: 1,
            perPage: 8,
            search: search === '' ? undefined : search.slice(0, 80),
            kind: undefined,
            status: undefined,
          },
        },
        { signal: abort.signal },
      )
        .then(({ items }) => setPages(items.map(({ id, name, address }) => ({ id, name, address }))))
        .catch(() => {
          // Without the list an address can still be typed.
        })
    }, 200)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [search, isWanted])
  return pages
}
