import { listComments } from '@naikkelas/contract'
import { useToast } from '@naikkelas/ui/toast'
import { Suspense, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { call } from '../../../../shared/api/call.ts'
import { useBuilder } from '../builder-context.ts'
import { openComments, resetComments, useComments } from './comment-store.ts'
import { latePart } from '../../../../shared/late/late-part.tsx'

const CommentsPanel = latePart(async () => (await import('./comments-panel.tsx')).CommentsPanel)

/** How often others' comments are asked for while someone looks at the page. */
const pollMs = 15_000

/** Keeps the conversations of the page fresh, and shows them when they are asked for. */
export function Comments() {
  const pageId = useBuilder((state) => state.page.id)
  const isOpen = useComments((state) => state.isOpen)
  const { toast } = useToast()
  const [search] = useSearchParams()
  const asked = useRef(search.get('komentar'))
  useEffect(() => {
    const abort = new AbortController()
    async function ask() {
      if (document.visibilityState !== 'visible') return
      try {
        const threads = await call(listComments, { params: { pageId } }, { signal: abort.signal })
        if (abort.signal.aborted) return
        useComments.setState({ threads, isLoaded: true })
        showAsked()
      } catch {
        // The next turn asks again; what was heard before stays on the screen.
      }
    }
    /** A mail led here. */
    function showAsked() {
      const threadId = asked.current
      if (threadId === null) return
      asked.current = null
      if (useComments.getState().threads.some(({ id }) => id === threadId)) openComments({ threadId })
      else toast({ title: 'Percakapan ini sudah dihapus.', tone: 'info' })
    }
    void ask()
    const timer = setInterval(() => void ask(), pollMs)
    const returned = () => void ask()
    document.addEventListener('visibilitychange', returned)
    return () => {
      abort.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', returned)
    }
    // Whoever opens them sees what others said just now.
  }, [pageId, isOpen, toast])
  useEffect(() => resetComments, [])
  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <CommentsPanel />
    </Suspense>
  )
}
