import { getLandingPage, type PageStanding } from '@naikkelas/contract'
import { useEffect } from 'react'
import { call } from '../../../../shared/api/call.ts'
import { useBuilder, useBuilderParts } from '../builder-context.ts'

const everyMs = 30_000

/** Whether something may happen to the page without anybody here doing it. */
function isExpecting({ publish, unpublish, approval }: PageStanding): boolean {
  return [publish, unpublish].some((schedule) => schedule?.failure === null) || approval?.answer === null
}

/** Follows what a schedule or somebody's answer does to the page: looks again now and then, and on coming back. */
export function useStandingRefresh(): void {
  const { store } = useBuilderParts()
  const isWaiting = useBuilder((state) => isExpecting(state.page.standing))
  useEffect(() => {
    if (!isWaiting) return
    const abort = new AbortController()
    const look = () => {
      if (document.visibilityState !== 'visible') return
      const { id } = store.getState().page
      call(getLandingPage, { params: { pageId: id } }, { signal: abort.signal })
        .then(({ page: { status, publishedVersion, publishedAt, standing } }) => {
          const { page } = store.getState()
          const hasUnpublishedChanges =
            status === page.status ? page.hasUnpublishedChanges : publishedVersion !== page.headVersion
          store.actions.setPage({ ...page, status, publishedVersion, publishedAt, standing, hasUnpublishedChanges })
        })
        .catch(() => {
          // The next look may be luckier.
        })
    }
    const timer = setInterval(look, everyMs)
    window.addEventListener('focus', look)
    return () => {
      abort.abort()
      clearInterval(timer)
      window.removeEventListener('focus', look)
    }
  }, [store, isWaiting])
}
