import { listPageSyncedSections } from '@naikkelas/contract/pages'
import { Suspense, useCallback, useEffect } from 'react'
import { call } from '../../../../shared/api/call.ts'
import { latePart } from '../../../../shared/late/late-part.tsx'
import { useBuilder, useWorkspace } from '../state/builder-context.ts'

const SyncedChangeToast = latePart(async () => (await import('./synced-change-toast.tsx')).SyncedChangeToast)

/** Loads which sections of the page are synced; most pages have none and need no further request. */
export function SyncedWatch() {
  const pageId = useBuilder((state) => state.page.id)
  const setAll = useWorkspace(({ synced }) => synced.setAll)
  const hasSynced = useWorkspace(({ synced: state }) => state.bySection.size > 0)
  const learnAgain = useCallback(() => {
    // Until the request succeeds, synced sections look like ordinary ones.
    call(listPageSyncedSections, { params: { pageId } }).then(
      (synced) => setAll(pageId, synced),
      () => {},
    )
  }, [pageId, setAll])
  useEffect(learnAgain, [learnAgain])
  return (
    hasSynced && (
      <Suspense fallback={null}>
        <SyncedChangeToast onForeignChange={learnAgain} />
      </Suspense>
    )
  )
}
