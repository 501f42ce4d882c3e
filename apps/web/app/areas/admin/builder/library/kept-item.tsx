import type { Media } from '@naikkelas/contract/pages'
import type { StoredSection } from '@naikkelas/page'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '@naikkelas/ui/dropdown-menu'
import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import { emptyDocument } from '@naikkelas/page'
import { useMemo, useRef } from 'react'
import { PageThumbnail } from '../../page-drawing/page-thumbnail.tsx'
import { useBuilder } from '../state/builder-context.ts'
import { useDragSource } from '../dnd/drag-source.ts'
import { useWasSeen } from '../stage/use-was-seen.ts'

interface KeptItemProps {
  name: string
  /** Under the name: how many sections, how many pages. */
  note: string
  sections: readonly StoredSection[]
  media: readonly Media[]
  onInsert: () => void
  /** Dropped after a section; null is the first place. */
  onDrop: (afterId: string | null) => void
  id: string
  /** Actions on the entry; empty without the capability. */
  acts: readonly { label: string; isDanger?: boolean; run: () => void }[]
}

/** What is kept under a name, as it looks in this page's theme. Pressed, it comes after the selected section; dragged, where it is dropped. */
export function KeptItem({ id, name, note, sections, media, onInsert, onDrop, acts }: KeptItemProps) {
  const theme = useBuilder((state) => state.document.theme)
  const document = useMemo(
    () => ({
      ...emptyDocument(),
      theme,
      sections: sections.map((section) => ({ ...section, settings: { ...section.settings, isHidden: false } })),
    }),
    [sections, theme],
  )
  const frame = useRef<HTMLSpanElement>(null)
  const wasSeen = useWasSeen(frame)
  const { setNodeRef, pointerListeners, isDragging } = useDragSource({
    kind: 'kept',
    id,
    label: name,
    insertAfter: onDrop,
  })
  return (
    <li className="relative min-w-0">
      <button
        type="button"
        ref={setNodeRef}
        {...pointerListeners}
        data-state={isDragging ? 'dragging' : undefined}
        onClick={onInsert}
        className="group flex w-full min-w-0 touch-manipulation flex-col overflow-hidden rounded-box border border-line bg-surface text-start transition-colors select-none hover:border-accent data-[state=dragging]:opacity-50"
      >
        <span ref={frame} className="block aspect-[16/10] w-full border-b border-line bg-surface">
          {wasSeen && <PageThumbnail document={document} media={media} width={1020} isSample />}
        </span>
        <span className="block w-full px-2 pt-1.5 text-app-xs font-medium break-words group-hover:text-accent">
          {name}
        </span>
        <span className="block w-full px-2 pb-1.5 text-app-xs text-muted max-lg:pb-3">{note}</span>
      </button>
      {acts.length > 0 && (
        <span className="absolute top-1 right-1 rounded-control bg-surface shadow-e1">
          <DropdownMenu>
            <DropdownMenuTrigger>
              <IconButton
                size="sm"
                label={`Tindakan untuk ${name}`}
                title={`Tindakan untuk ${name}`}
                icon={<Icon name="lainnya" size={16} />}
              />
            </DropdownMenuTrigger>
            <DropdownMenuContent>
              {acts.map(({ label, isDanger, run }) => (
                <DropdownMenuItem
                  key={label}
                  isDanger={isDanger ?? false}
                  onSelect={() => requestAnimationFrame(() => run())}
                >
                  {label}
                </DropdownMenuItem>
              ))}
            </DropdownMenuContent>
          </DropdownMenu>
        </span>
      )}
    </li>
  )
}
