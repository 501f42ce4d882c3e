import { type Operation, restoreOperations, restorePageOperations, restoreSectionOperations } from '@naikkelas/page'
import { useToast } from '@naikkelas/ui/toast'
import { useCallback } from 'react'
import { useBuilderParts } from '../state/builder-context.ts'
import type { SidePage } from '../state/sides.ts'

/** Limit of the server for one change. */
const mostOperations = 600

/** What is restored of an older version: one section by its id, the page settings, or everything. */
export type RestoredPart = { sectionId: string; name: string } | 'page' | 'all'

/** Restores an older version into the current page, as one step of the history. */
export function useRestore(): (older: SidePage, part: RestoredPart) => boolean {
  const { store } = useBuilderParts()
  const { toast } = useToast()
  return useCallback(
    (older, part) => {
      const operations = operationsOf(store.getState().document, older, part)
      if (operations.length === 0) return false
      if (operations.length > mostOperations) {
        toast({ title: 'Versi ini terlalu berbeda untuk dipulihkan sekaligus.', tone: 'warn' })
        return false
      }
      const title = restoredWords(part)
      store.actions.addMedia([...older.media.values()])
      store.actions.endRun()
      if (!store.actions.edit(operations, { announce: `${title}. Dapat diurungkan.` })) return false
      toast({
        id: 'restored',
        title,
        text: 'Dapat diurungkan dalam satu langkah. Terbitkan bila sudah sesuai.',
        action: { label: 'Batalkan pemulihan', onSelect: () => store.actions.undo() },
      })
      return true
    },
    [store, toast],
  )
}

function operationsOf(
  present: Parameters<typeof restoreOperations>[0],
  older: SidePage,
  part: RestoredPart,
): Operation[] {
  if (part === 'all') return restoreOperations(present, older.document)
  if (part === 'page') return restorePageOperations(present, older.document)
  return restoreSectionOperations(present, older.document, part.sectionId)
}

function restoredWords(part: RestoredPart): string {
  if (part === 'all') return 'Versi lama dipulihkan'
  return part === 'page' ? 'Pengaturan halaman dikembalikan' : `Bagian ${part.name} dikembalikan`
}
