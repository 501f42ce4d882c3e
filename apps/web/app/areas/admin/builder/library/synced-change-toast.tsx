import { followsSource } from '@naikkelas/page/portable'
import { useToast } from '@naikkelas/ui/toast'
import { useEffect } from 'react'
import { useBuilderParts } from '../state/builder-context.ts'
import { pageCount } from '../state/synced-uses.ts'

interface SyncedChangeToastProps {
  /** A synced section was updated elsewhere: its source has changed. */
  onForeignChange: () => void
}

/** Asks when a synced section of the page is changed here: here only, or everywhere? */
export function SyncedChangeToast({ onForeignChange }: SyncedChangeToastProps) {
  const { store, workspace } = useBuilderParts()
  const { toast } = useToast()
  useEffect(
    () =>
      store.subscribe(({ document, history }, before) => {
        if (document.sections === before.document.sections) return
        const isOwn = history.past.at(-1) !== before.history.past.at(-1)
        const was = new Map(before.document.sections.map((section) => [section.id, section]))
        for (const section of document.sections) {
          const earlier = was.get(section.id)
          if (earlier === section || !earlier) continue
          const synced = workspace.getState().synced.bySection.get(section.id)
          if (!synced || !followsSource(earlier, synced.section) || followsSource(section, synced.section)) continue
          if (!isOwn) return onForeignChange()
          if (pageCount(synced) < 2) return
          toast({
            id: 'synced-changed',
            title: 'Berubah di halaman ini saja',
            tone: 'info',
            action: {
              label: 'Ubah di semua halaman?',
              onSelect: () => {
                store.actions.select(section.id)
                workspace.getState().dialogs.show('updateSynced')
              },
            },
          })
          return
        }
      }),
    [store, workspace, toast, onForeignChange],
  )
  return null
}
