import { Icon } from '@naikkelas/ui/icons'
import { Suspense } from 'react'
import { useBuilderParts, useWorkspace } from '../state/builder-context.ts'
import { latePart } from '../../../../shared/late/late-part.tsx'

const KeptSections = latePart(async () => (await import('../library/kept-sections.tsx')).KeptSections)

interface LibraryToggleProps {
  search: string
}

/** The section library, expanded by its button or by a search. */
export function LibraryToggle({ search }: LibraryToggleProps) {
  const { workspace } = useBuilderParts()
  const isOpen = useWorkspace(({ library }) => library.isOpen)
  const isShown = isOpen || search.trim().length > 1
  return (
    <>
      <div className="px-4 pb-3">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => workspace.change('library', { isOpen: !isOpen })}
          className="flex min-h-9 w-full items-center gap-2 rounded-control border border-line px-2.5 text-app-sm font-medium hover:bg-hover pointer-coarse:min-h-11"
        >
          <Icon name="bintang" size={16} className="text-muted" />
          <span className="flex-1 text-start">Bagian tersimpan</span>
          <Icon name={isOpen ? 'panah-atas' : 'panah-bawah'} size={16} className="text-muted" />
        </button>
      </div>
      {isShown && (
        <Suspense fallback={null}>
          <KeptSections search={search} />
        </Suspense>
      )}
    </>
  )
}
