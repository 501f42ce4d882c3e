import { listComments } from '@naikkelas/contract/pages'
import { useToast } from '@naikkelas/ui/toast'
import { Suspense, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { call } from '../../../../shared/api/call.ts'
import { useBuilder, useBuilderParts, useWorkspace } from '../state/builder-context.ts'
import { latePart } from '../../../../shared/late/late-part.tsx'

const CommentsPanel = latePart(async () => (await import('./comments-panel.tsx')).CommentsPanel)

/** Loads the page's comments, and shows them on request. Later ones arrive over the stream. */
export function Comments() {
  const { workspace } = useBuilderParts()
  const pageId = useBuilder((state) => state.page.id)
  const isOpen = useWorkspace(({ comments }) => comments.isOpen)
  const isLoaded = useWorkspace(({ comments }) => comments.isLoaded)
  const toAsk = useWorkspace(({ comments }) => comments.toAsk)
  const { toast } = useToast()
  const [search] = useSearchParams()
  const linkedThread = useRef(search.get('komentar'))
  useEffect(() => {
    const abort = new AbortController()
    call(listComments, { params: { pageId } }, { signal: abort.signal })
      .then((threads) => workspace.getState().comments.receive(threads))
      .catch(() => {
        // The stream sends them once connected; earlier ones stay on the screen.
      })
    return () => abort.abort()
    // Opening the panel offline requests the latest comments.
  }, [pageId, isOpen, toAsk, workspace])
  useEffect(() => {
    const threadId = linkedThread.current
    if (threadId === null || !isLoaded) return
    linkedThread.current = null
    // Opened by a link in a mail.
    const { threads, open } = workspace.getState().comments
    if (threads.some(({ id }) => id === threadId)) open({ threadId })
    else toast({ title: 'Percakapan ini sudah dihapus.', tone: 'info' })
  }, [isLoaded, toast, workspace])
  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <CommentsPanel />
    </Suspense>
  )
}
