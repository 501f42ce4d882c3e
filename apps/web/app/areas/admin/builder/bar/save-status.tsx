import { Icon, type IconName } from '@naikkelas/ui/icons'
import { Suspense } from 'react'
import { useBuilderParts, useSaving, useWorkspace } from '../state/builder-context.ts'
import { useHasUnpublished } from '../state/published-document.ts'
import { type SaveStatus as Status, saveStateText } from '../save/index.ts'
import { latePart } from '../../../../shared/late/late-part.tsx'

const ChangedCount = latePart(async () => (await import('../compare/changed-count.tsx')).ChangedCount)

const looks: Record<Status, { icon: IconName; className: string }> = {
  saved: { icon: 'awan', className: 'text-muted' },
  saving: { icon: 'awan', className: 'text-muted' },
  failed: { icon: 'peringatan', className: 'text-danger' },
  offline: { icon: 'luring', className: 'text-warn' },
}

/** Save status as text. Nothing is lost while offline: changes wait in the browser. */
export function SaveStatus() {
  const { saver, workspace } = useBuilderParts()
  const saved = useSaving((state) => state.status)
  const isTypingHeld = useWorkspace((state) => state.heldTexts > 0)
  const status = saved === 'saved' && isTypingHeld ? 'saving' : saved
  const hasUnpublished = useHasUnpublished()
  const { icon, className } = looks[status]
  const isPending = status === 'failed' || status === 'offline'
  return (
    <div className="flex min-w-0 items-center gap-1.5 text-app-xs leading-4">
      <span role="status" data-state={status} className={`inline-flex shrink-0 items-center gap-1 ${className}`}>
        <Icon
          name={icon}
          size={16}
          className={isPending ? undefined : 'max-sm:hidden max-sm:group-has-data-people/bar:block'}
        />
        {/* A phone has no room for these words beside the button, or beside the faces of others. */}
        <span className={isPending ? 'max-sm:sr-only' : 'max-sm:group-has-data-people/bar:sr-only'}>
          {saveStateText[status]}
        </span>
      </span>
      {status === 'offline' && <span className="truncate text-warn max-sm:sr-only">tersimpan di browser ini</span>}
      {isPending && (
        <button
          type="button"
          onClick={() => saver.resume()}
          className="shrink-0 font-semibold text-link underline underline-offset-2"
        >
          Coba lagi
        </button>
      )}
      {status === 'saved' && hasUnpublished && (
        <button
          type="button"
          title="Lihat apa yang berubah sejak terbit"
          onClick={() => workspace.getState().dialogs.compare()}
          className="truncate rounded-chip text-warn underline-offset-2 hover:underline max-xl:hidden"
        >
          Ada perubahan yang belum terbit
          <Suspense fallback={null}>
            <ChangedCount />
          </Suspense>
        </button>
      )}
    </div>
  )
}
