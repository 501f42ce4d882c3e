import { useWorkspace } from '../state/builder-context.ts'
import { Icon } from '@naikkelas/ui/icons'
import { Suspense } from 'react'
import { useHasUnpublished } from '../state/published-document.ts'
import { latePart } from '../../../../shared/late/late-part.tsx'

const ChangedCount = latePart(async () => (await import('../compare/changed-count.tsx')).ChangedCount)

/** The way to what visitors do not see yet; nothing on a page that is as it was published. */
export function SincePublished({ onLeave }: { onLeave: () => void }) {
  const compare = useWorkspace(({ dialogs }) => dialogs.compare)
  const hasUnpublished = useHasUnpublished()
  if (!hasUnpublished) return null
  return (
    <button
      type="button"
      onClick={() => {
        onLeave()
        compare()
      }}
      className="-mx-2 mt-2 flex min-h-11 items-center gap-3 rounded-control px-2 py-1.5 text-start text-app-sm hover:bg-hover"
    >
      <Icon name="perluas" size={16} className="shrink-0 text-muted" />
      <span className="min-w-0 flex-1 font-medium">
        Lihat apa yang berubah sejak terbit
        <Suspense fallback={null}>
          <ChangedCount />
        </Suspense>
      </span>
      <Icon name="panah-kanan" size={16} className="shrink-0 text-muted" />
    </button>
  )
}
