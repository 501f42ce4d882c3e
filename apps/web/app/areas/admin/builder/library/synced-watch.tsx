import { listPageSyncedSections } from '@naikkelas/contract/pages'
import { Suspense, useCallback, useEffect } from 'react'
import { call } from '../../../../shared/api/call.ts'
import { latePart } from '../../../../shared/late/late-part.tsx'
import { useBuilder } from '../state/builder-context.ts'
import { useSyncedUses } from './synced-uses.ts'

const SyncedChangeToast = latePart(async () => (await import('./synced-change-toast.tsx')).SyncedChangeToast)

/** Learns which sections of the page are synced; most pages have none, and nothing more is fetched for them. */
export function SyncedWatch() {
  const pageId = useBuilder((state) => state.page.id)
  const setAll = useSyncedUses((state) => state.setAll)
  const hasSynced = useSyncedUses((state) => state.bySection.size > 0)
  const learnAgain = useCallback(() => void learn(pageId), [pageId])
  useEffect(() => {
    learnAgain()
    return () => setAll(pageId, [])
  }, [learnAgain, pageId, setAll])
  return (
    hasSynced && (
      <Suspense fallback={null}>
        <SyncedChangeToast onForeignChange={learnAgain} />
      </Suspense>
    )
  )
}

/** Until the request succeeds, synced sections look like ordinary ones. */
async function learn(pageId: string): Promise<void> {
  const synced = await call(listPageSyncedSections, { params: { pageId } }).catch(() => null)
  if (synced) useSyncedUses.getState().setAll(pageId, synced)
}
