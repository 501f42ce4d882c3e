import { listComments } from '@naikkelas/contract'
import { useToast } from '@naikkelas/ui/toast'
import { Suspense, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { call } from '../../../../shared/api/call.ts'
import { useBuilder } from '../builder-context.ts'
import { hearComments, openComments, resetComments, useComments } from './comment-store.ts'
import { latePart } from '../../../../shared/late/late-part.tsx'

const CommentsPanel = latePart(async () => (await import('./comments-panel.tsx')).CommentsPanel)

/** Reads the conversations of the page, and shows them when they are asked for. What is said later is told by the stream. */
export function Comments() {
  const pageId = useBuilder((state) => state.page.id)
  const isOpen = useComments((state) => state.isOpen)
  const isLoaded = useComments((state) => state.isLoaded)
  const toAsk = useComments((state) => state.toAsk)
  const { toast } = useToast()
  const [search] = useSearchParams()
  const asked = useRef(search.get('komentar'))
  useEffect(() => {
    const abort = new AbortController()
    call(listComments, { params: { pageId } }, { signal: abort.signal })
      .then((threads) => hearComments(threads))
      .catch(() => {
        // The stream tells them once there is a line; what was heard before stays on the screen.
      })
    return () => abort.abort()
    // Whoever opens them without a line sees what others said just now.
  }, [pageId, isOpen, toAsk])
  useEffect(() => {
    const threadId = asked.current
    if (threadId === null || !isLoaded) return
    asked.current = null
    // A mail led here.
    if (useComments.getState().threads.some(({ id }) => id === threadId)) openComments({ threadId })
    else toast({ title: 'Percakapan ini sudah dihapus.', tone: 'info' })
  }, [isLoaded, toast])
  useEffect(() => resetComments, [])
  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <CommentsPanel />
    </Suspense>
  )
}
