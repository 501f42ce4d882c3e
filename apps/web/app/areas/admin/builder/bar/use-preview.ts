import { createPreview } from '@naikkelas/contract/pages'
import { useToast } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { useBuilder, useBuilderParts } from '../state/builder-context.ts'

/** Opens the draft as visitors would see it, under a signed address that ends after an hour. */
export function usePreview(): { open: () => Promise<void>; isOpening: boolean } {
  const { saver } = useBuilderParts()
  const pageId = useBuilder((state) => state.page.id)
  const { toast } = useToast()
  const [isOpening, setIsOpening] = useState(false)
  const open = async () => {
    setIsOpening(true)
    // Opened synchronously: browsers block a new tab after an await.
    const tab = window.open('about:blank', '_blank')
    try {
      if (!(await saver.flush())) throw new Error('not saved')
      const { address } = await call(createPreview, { params: { pageId }, body: { hours: 1 } })
      if (tab) tab.location.href = address
      else window.location.assign(address)
    } catch (error) {
      tab?.close()
      toast({
        title:
          error instanceof Error && error.message === 'not saved'
            ? 'Pratinjau menunggu perubahan tersimpan. Coba lagi sebentar lagi.'
            : messageOf(error),
        tone: 'danger',
      })
    }
    setIsOpening(false)
  }
  return { open, isOpening }
}
