import { useToast } from '@naikkelas/ui/toast'
import { useCallback } from 'react'
import { useBuilderParts } from '../state/builder-context.ts'
import { useMayPublish } from '../state/may-publish.ts'
import { loadFindingRules } from './load-finding-rules.ts'

/** Publishes if nothing is missing, else shows the findings. Admins without the capability get the approval dialog. */
export function usePublish(): (options?: {
  /** They have seen what it does beyond the page: where a part of the site changes, or that a test ends. @default false */
  isSure?: boolean
}) => Promise<void> {
  const parts = useBuilderParts()
  const { toast } = useToast()
  const mayPublish = useMayPublish()
  return useCallback(
    async ({ isSure = false } = {}) => {
      const { store, workspace } = parts
      if (!mayPublish) return workspace.getState().dialogs.show('approval')
      if (workspace.getState().publishing.isPublishing) return
      workspace.change('publishing', { isPublishing: true })
      try {
        store.actions.endRun()
        const rules = await loadFindingRules().catch(() => null)
        if (rules) return await rules.publishPage({ parts, toast, isSure })
        toast({
          title: 'Halaman belum terbit: pemeriksaannya belum dapat dimuat.',
          text: 'Periksa koneksi Anda, lalu coba lagi.',
          tone: 'danger',
        })
      } finally {
        workspace.change('publishing', { isPublishing: false })
      }
    },
    [parts, toast, mayPublish],
  )
}
