import type { StoredSection } from '@naikkelas/page'
import { Icon } from '@naikkelas/ui/icons'
import { memo, useEffect, useRef } from 'react'
import { useBuilder, useBuilderActions } from '../builder-context.ts'
import { scrollToSection } from '../canvas/scroll-to-section.ts'
import { dragHintId, useDragSource } from '../dnd/drag-source.ts'
import { usePanels } from '../layout/panel-store.ts'
import { sectionLabel, sectionWords } from './section-name.ts'

interface OutlineRowProps {
  section: StoredSection
  index: number
}

/** One section in the outline: press to select, drag its handle to move, by pointer or keyboard. */
export const OutlineRow = memo(function OutlineRow({ section, index }: OutlineRowProps) {
  const { select } = useBuilderActions()
  const isSelected = useBuilder((state) => state.selectedId === section.id)
  const label = sectionLabel(section)
  const words = sectionWords(section)
  const { setNodeRef, setHandleRef, attributes, listeners, pointerListeners, isDragging } = useDragSource({
    kind: 'move',
    sectionId: section.id,
    label,
    from: 'outline',
  })
  const row = useRef<HTMLLIElement | null>(null)
  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isSelected])
  return (
    <li
      ref={(element) => {
        row.current = element
        setNodeRef(element)
      }}
      data-section-row={section.id}
      data-state={isDragging ? 'dragging' : isSelected ? 'selected' : undefined}
      className="group relative flex items-center rounded-control data-[state=dragging]:opacity-40 data-[state=selected]:bg-tint hover:bg-hover"
    >
      <button
        type="button"
        {...pointerListeners}
        aria-current={isSelected ? 'true' : undefined}
        onClick={() => {
          select(section.id)
          scrollToSection(section.id)
          usePanels.getState().closeSheet()
        }}
        className="flex min-h-9 min-w-0 flex-1 items-center gap-2 rounded-control ps-2.5 pe-1 text-start text-app-sm max-lg:min-h-12 pointer-coarse:min-h-12"
      >
        <span className="w-5 shrink-0 text-end text-app-xs text-muted tabular-nums">{index + 1}</span>
        <span className={`min-w-0 flex-1 truncate ${section.settings.isHidden ? 'text-muted line-through' : ''}`}>
          <span className={isSelected ? 'font-semibold text-accent' : 'font-medium'}>{label}</span>
          {words !== '' && <span className="text-muted"> {words}</span>}
        </span>
        {section.settings.isHidden && (
          <Icon name="mata-tutup" size={16} label="Disembunyikan" className="shrink-0 text-muted" />
        )}
      </button>
      <button
        type="button"
        ref={setHandleRef}
        {...attributes}
        {...listeners}
        aria-describedby={dragHintId}
        aria-label={`Seret urutan ${index + 1}`}
        className="inline-flex size-8 shrink-0 cursor-grab touch-none items-center justify-center rounded-control text-muted opacity-0 group-hover:opacity-100 group-data-[state=selected]:opacity-100 focus-visible:opacity-100 pointer-coarse:size-12 pointer-coarse:opacity-100"
      >
        <Icon name="geser" size={16} />
      </button>
    </li>
  )
})
