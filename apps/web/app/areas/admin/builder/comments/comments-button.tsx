import { useWorkspace } from '../state/builder-context.ts'
import { Icon } from '@naikkelas/ui/icons'

/** Opens the conversations of the page, and counts those that are open. */
export function CommentsButton() {
  const { open, close } = useWorkspace(({ comments }) => comments)
  const isOpen = useWorkspace(({ comments }) => comments.isOpen)
  const count = useWorkspace(({ comments }) => comments.threads.filter(({ isResolved }) => !isResolved).length)
  return (
    <button
      type="button"
      title="Komentar"
      aria-label={count === 0 ? 'Komentar' : `Komentar, ${count} terbuka`}
      aria-expanded={isOpen}
      onClick={() => (isOpen ? close() : open())}
      className="inline-flex h-9 min-w-9 items-center justify-center gap-1 rounded-control px-2 text-app-xs font-semibold text-muted hover:bg-hover hover:text-text aria-expanded:bg-tint aria-expanded:text-accent"
    >
      <Icon name="obrolan" />
      {count > 0 && <span aria-hidden="true">{count}</span>}
    </button>
  )
}
