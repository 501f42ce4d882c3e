import { useCallback, useEffect, useRef, useState } from 'react'
import { messageOf } from '../../../shared/api/api-error.ts'

const REFRESH_MS = 5_000

export interface LiveData<Data> {
  data: Data
  /** Why the last refresh failed; the data are those of before. */
  error: string | null
  /** Loads at once, beside the rhythm. */
  refresh: () => Promise<void>
}

/**
 * What a loader answered, kept up to date while the tab is in sight. A refresh that fails keeps what is shown.
 *
 * @param loaded of the route's loader; newer data of it replace what was loaded here
 */
export function useLiveData<Data>(loaded: Data, load: () => Promise<Data>): LiveData<Data> {
  const [live, setLive] = useState({ loaded, data: loaded })
  const [error, setError] = useState<string | null>(null)
  const latest = useRef(load)
  // An answer that comes after a later question is not shown.
  const question = useRef(0)
  useEffect(() => {
    latest.current = load
  })
  const refresh = useCallback(async () => {
    question.current += 1
    const own = question.current
    try {
      const data = await latest.current()
      if (own !== question.current) return
      setLive((present) => ({ ...present, data }))
      setError(null)
    } catch (cause) {
      if (own === question.current) setError(messageOf(cause))
    }
  }, [])
  useEffect(() => {
    question.current += 1
    setLive({ loaded, data: loaded })
    const timer = setInterval(() => {
      if (!document.hidden) void refresh()
    }, REFRESH_MS)
    return () => clearInterval(timer)
  }, [loaded, refresh])
  return { data: live.loaded === loaded ? live.data : loaded, error, refresh }
}
