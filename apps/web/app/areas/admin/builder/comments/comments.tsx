import { listComments } from '@naikkelas/contract/pages'
import { useToast } from '@naikkelas/ui/toast'
import { Suspense, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { call } from '../../../../shared/api/call.ts'
import { useBuilder } from '../state/builder-context.ts'
import { hearComments, openComments, resetComments, useComments } from '../state/comment-store.ts'
import { latePart } from '../../../../shared/late/late-part.tsx'

const CommentsPanel = latePart(async () => (await import('./comments-panel.tsx')).CommentsPanel)

/** Loads the page's comments, and shows them on request. Later ones arrive over the stream. */
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
        // The stream sends them once connected; earlier ones stay on the screen.
      })
    return () => abort.abort()
    // Opening the panel offline requests the latest comments.
  }, [pageId, isOpen, toAsk])
  useEffect(() => {
    const threadId = asked.current
    if (threadId === null || !isLoaded) return
    asked.current = null
    // Opened by a link in a mail.
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
