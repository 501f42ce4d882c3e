import { Icon } from '@naikkelas/ui/icons'
import { useBuilderParts, useWorkspace } from '../state/builder-context.ts'

/** At the corner of a section on the canvas: how many conversations about it are open, and the way to them. */
export function CommentBadge({ sectionId }: { sectionId: string }) {
  const { workspace } = useBuilderParts()
  const count = useOpenCount(sectionId)
  if (count === 0) return null
  return (
    <button
      type="button"
      // The section is one stop of the keyboard; its conversations are reached from the toolbar and the panel.
      tabIndex={-1}
      aria-label={`${count} komentar terbuka di bagian ini`}
      className="builder-chrome builder-comment"
      onClick={() => workspace.getState().comments.open({ sectionId })}
    >
      <Icon name="obrolan" size={16} />
      {count}
    </button>
  )
}

/** The same in the outline, as part of the row. */
export function CommentCount({ sectionId }: { sectionId: string }) {
  const count = useOpenCount(sectionId)
  if (count === 0) return null
  return (
    <span className="inline-flex shrink-0 items-center gap-0.5 text-app-xs text-muted tabular-nums">
      <Icon name="obrolan" size={16} label="Komentar terbuka" />
      {count}
    </span>
  )
}

/** How many conversations of a section are open. */
function useOpenCount(sectionId: string): number {
  return useWorkspace(
    ({ comments }) => comments.threads.filter((thread) => thread.sectionId === sectionId && !thread.isResolved).length,
  )
}
