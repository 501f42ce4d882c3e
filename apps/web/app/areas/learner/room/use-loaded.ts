import { useCallback, useEffect, useState } from 'react'
import { messageOf } from '../../../shared/api/api-error.ts'

export interface Loaded<Value> {
  /** Null until it arrived. */
  value: Value | null
  /** Why it did not arrive. */
  failure: string | null
  change: (next: (value: Value) => Value) => void
  retry: () => void
}

/** What a part of a screen fetches by itself, once it is in sight. @param load the same function while the same is wanted */
export function useLoaded<Value>(load: (signal: AbortSignal) => Promise<Value>): Loaded<Value> {
  const [value, setValue] = useState<Value | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const controller = new AbortController()
    load(controller.signal).then(setValue, (error: unknown) => {
      if (!controller.signal.aborted) setFailure(messageOf(error))
    })
    return () => controller.abort()
  }, [load, attempt])
  const change = useCallback(
    (next: (value: Value) => Value) => setValue((present) => (present === null ? null : next(present))),
    [],
  )
  return {
    value,
    failure,
    change,
    retry: () => {
      setFailure(null)
      setAttempt((count) => count + 1)
    },
  }
}
