import { listPageSyncedSections } from '@naikkelas/contract'
import { followsSource } from '@naikkelas/page/portable'
import { useToast } from '@naikkelas/ui/toast'
import { useEffect } from 'react'
import { call } from '../../../../shared/api/call.ts'
import { useBuilder, useBuilderParts } from '../builder-context.ts'
import { useOpenDialog } from '../dialogs/open-dialog.ts'
import { pageCount, useSyncedUses } from './synced-uses.ts'

/** Learns which sections of the page are synced, and asks when one of them is changed here: here only, or everywhere? */
export function SyncedWatch() {
  const { store } = useBuilderParts()
  const pageId = useBuilder((state) => state.page.id)
  const { toast } = useToast()
  const setAll = useSyncedUses((state) => state.setAll)
  useEffect(() => {
    void learn(pageId)
    return () => setAll(pageId, [])
  }, [pageId, setAll])
  useEffect(
    () =>
      store.subscribe(({ document, history }, before) => {
        if (document.sections === before.document.sections) return
        const isOwn = history.past.at(-1) !== before.history.past.at(-1)
        const was = new Map(before.document.sections.map((section) => [section.id, section]))
        for (const section of document.sections) {
          const earlier = was.get(section.id)
          if (earlier === section || !earlier) continue
          const synced = useSyncedUses.getState().bySection.get(section.id)
          if (!synced || !followsSource(earlier, synced.section) || followsSource(section, synced.section)) continue
          // Somebody updated it elsewhere: then its source is another one by now.
          if (!isOwn) return void learn(pageId)
          if (pageCount(synced) < 2) return
          toast({
            id: 'synced-changed',
            title: 'Berubah di halaman ini saja',
            tone: 'info',
            action: {
              label: 'Ubah di semua halaman?',
              onSelect: () => {
                store.actions.select(section.id)
                useOpenDialog.getState().show('updateSynced')
              },
            },
          })
          return
        }
      }),
    [store, toast, pageId],
  )
  return null
}

/** Without an answer the sections are shown as any other; nothing is lost by that. */
async function learn(pageId: string): Promise<void> {
  const synced = await call(listPageSyncedSections, { params: { pageId } }).catch(() => null)
  if (synced) useSyncedUses.getState().setAll(pageId, synced)
}
