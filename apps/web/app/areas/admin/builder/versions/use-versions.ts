import type { OutputFor } from '@naikkelas/contract'
import { getVersion, listVersions, type Version } from '@naikkelas/contract/pages'
import { useCallback, useEffect, useState } from 'react'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'

export type { Version }
export type VersionDetail = OutputFor<typeof getVersion>

export type Loaded<Value> =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'loaded'; value: Value }

/** A request with its state; `again` repeats it. A null request does nothing. */
function useAnswer<Value>(ask: (() => Promise<Value>) | null): Loaded<Value> & { again: () => void } {
  const [answer, setAnswer] = useState<Loaded<Value>>({ state: 'loading' })
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let isCurrent = true
    setAnswer({ state: 'loading' })
    ask?.().then(
      (value) => isCurrent && setAnswer({ state: 'loaded', value }),
      (error: unknown) => isCurrent && setAnswer({ state: 'failed', message: messageOf(error) }),
    )
    return () => {
      isCurrent = false
    }
  }, [ask, turn])
  return { ...answer, again: useCallback(() => setTurn((now) => now + 1), []) }
}

/** Every kept version of a page, newest first. */
export function useVersions(pageId: string) {
  return useAnswer(useCallback(() => call(listVersions, { params: { pageId } }), [pageId]))
}

/** One version with its document; no request while none is selected. */
export function useVersion(pageId: string, versionId: string | null) {
  const ask = useCallback(
    () => call(getVersion, { params: { pageId, versionId: versionId ?? '' } }),
    [pageId, versionId],
  )
  return useAnswer(versionId === null ? null : ask)
}
