import { createPagesFromTable, type PageRow } from '@naikkelas/contract/pages'
import { useToast } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ApiError, messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { isTemplate, type SourceId } from './use-source.ts'

interface MakePagesOptions {
  sourceId: SourceId
  folderName: string
  rows: readonly PageRow[]
  onClose: () => void
}

/** Creates the pages and shows their folder; with any error nothing is created. */
export function useMakePages({ sourceId, folderName, rows, onClose }: MakePagesOptions) {
  const navigate = useNavigate()
  const { toast } = useToast()
  const [isMaking, setIsMaking] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const make = async () => {
    setIsMaking(true)
    setFailure(null)
    try {
      const { folder, pages } = await call(createPagesFromTable, {
        body: {
          source: isTemplate(sourceId) ? { kind: 'template', template: sourceId } : { kind: 'page', pageId: sourceId },
          folderName,
          rows: [...rows],
        },
      })
      toast({ title: `${pages.length} halaman dibuat di folder “${folder.name}”` })
      onClose()
      await navigate(`/admin/landing-pages?folder=${folder.id}`)
    } catch (error) {
      setFailure(error)
      setIsMaking(false)
    }
  }
  const folderMessage = failure instanceof ApiError ? failure.field('folderName') : undefined
  return {
    make,
    isMaking,
    folderMessage,
    message: failure === null || folderMessage !== undefined ? null : wordsOf(failure),
  }
}

/** At the first invalid row, which was valid a moment ago. */
function wordsOf(failure: unknown): string {
  const [first] = failure instanceof ApiError ? failure.fields : []
  const row = /rows\.(\d+)\./.exec(first?.path ?? '')?.[1]
  return first && row !== undefined ? `Halaman ke-${Number(row) + 1}: ${first.message}` : messageOf(failure)
}
