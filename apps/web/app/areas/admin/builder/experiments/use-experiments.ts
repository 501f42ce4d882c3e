import { type Experiment, listExperiments } from '@naikkelas/contract/marketing'
import { useCallback, useEffect, useState } from 'react'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'

/** Results change while the dialog is open. */
const againMs = 30_000

interface Experiments {
  /** Null until they are known. */
  all: readonly Experiment[] | null
  failure: string | null
  again: () => Promise<void>
}

/** The tests of a page, newest first. */
export function useExperiments(pageId: string): Experiments {
  const [all, setAll] = useState<readonly Experiment[] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const again = useCallback(async () => {
    try {
      setAll(await call(listExperiments, { params: { pageId } }))
      setFailure(null)
    } catch (error) {
      setFailure(messageOf(error))
    }
  }, [pageId])
  useEffect(() => {
    void again()
    const timer = setInterval(() => void again(), againMs)
    return () => clearInterval(timer)
  }, [again])
  return { all, failure, again }
}
