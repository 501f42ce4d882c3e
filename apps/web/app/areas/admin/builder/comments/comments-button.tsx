import { Icon } from '@naikkelas/ui/icons'
import { closeComments, openComments, useComments } from '../state/comment-store.ts'

/** Opens the conversations of the page, and counts those that are open. */
export function CommentsButton() {
  const isOpen = useComments((state) => state.isOpen)
  const count = useComments(({ threads }) => threads.filter(({ isResolved }) => !isResolved).length)
  return (
    <button
      type="button"
      title="Komentar"
      aria-label={count === 0 ? 'Komentar' : `Komentar, ${count} terbuka`}
      aria-expanded={isOpen}
      onClick={() => (isOpen ? closeComments() : openComments())}
      className="inline-flex h-9 min-w-9 items-center justify-center gap-1 rounded-control px-2 text-app-xs font-semibold text-muted hover:bg-hover hover:text-text aria-expanded:bg-tint aria-expanded:text-accent"
    >
      <Icon name="obrolan" />
      {count > 0 && <span aria-hidden="true">{count}</span>}
    </button>
  )
}
