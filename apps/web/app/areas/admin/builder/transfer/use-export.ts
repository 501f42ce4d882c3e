import { exportPageAddress } from '@naikkelas/contract/pages'
import { useToast } from '@naikkelas/ui/toast'
import { useBuilder, useBuilderParts } from '../state/builder-context.ts'

/** Saves the page, or these sections of it, as a file. It is written from what the server has. */
export function useExport(): (sectionIds?: readonly string[]) => Promise<void> {
  const { saver } = useBuilderParts()
  const pageId = useBuilder((state) => state.page.id)
  const { toast } = useToast()
  return async (sectionIds) => {
    if (!(await saver.flush()))
      return void toast({ title: 'Perubahan terakhir belum tersimpan. Coba lagi sebentar lagi.', tone: 'warn' })
    const link = document.createElement('a')
    link.href = exportPageAddress(pageId, sectionIds)
    link.download = ''
    link.click()
  }
}
