import { listMentionable } from '@naikkelas/contract'
import { useEffect, useState } from 'react'
import { call } from '../../../../shared/api/call.ts'
import type { Person } from './mention-at.ts'

const none: readonly Person[] = []

/** Whom a comment on a page may name; asked once somebody types an `@`. */
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
