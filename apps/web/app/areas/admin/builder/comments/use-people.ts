import { listMentionable } from '@naikkelas/contract/pages'
import { useEffect, useState } from 'react'
import { call } from '../../../../shared/api/call.ts'
import type { Person } from './mention-at.ts'

const none: readonly Person[] = []

/** People who can be mentioned on a page; requested on the first `@`. */
export function usePeople(pageId: string, isWanted: boolean): readonly Person[] {
  const [people, setPeople] = useState(none)
  useEffect(() => {
    if (!isWanted) return
    const abort = new AbortController()
    call(listMentionable, { params: { pageId } }, { signal: abort.signal })
      .then(setPeople)
      .catch(() => {
        // A name can still be typed to its end.
      })
    return () => abort.abort()
  }, [pageId, isWanted])
  return people
}
