import type { StoredSection } from '@naikkelas/page'
import { Icon } from '@naikkelas/ui/icons'
import { memo, useEffect, useRef } from 'react'
import { RowAudience } from '../audience/audience-mark.tsx'
import { useBuilder, useBuilderParts } from '../state/builder-context.ts'
import { scrollToSection } from '../stage/scroll-to-section.ts'
import { runSectionKey } from '../acts/section-keys.ts'
import { announceSelection, isForSeveral, pressSection } from '../acts/selection-press.ts'
import { dragHintId } from '../dnd/drag-source.ts'
import { useDrag } from '../dnd/drag-state.ts'
import { RowVariant } from '../experiments/variant-mark.tsx'
import { RowPeople } from '../live/section-people.tsx'
import { Times } from '../schedule/late-times.tsx'
import { CommentCount } from '../comments/comment-badge.tsx'
import { sectionLabel, sectionWords } from '../model/section-name.ts'

interface OutlineRowProps {
  section: StoredSection
  index: number
}

/** One section in the outline: press to select, drag its handle to move, by pointer or keyboard. */
export const OutlineRow = memo(function OutlineRow({ section, index }: OutlineRowProps) {
  const parts = useBuilderParts()
  const { store, workspace } = parts
  const selection = useBuilder(({ selectedId, selectedIds }) =>
    selectedId === section.id ? 'selected' : selectedIds.includes(section.id) ? 'among' : 'beside',
  )
  const isSelected = selection === 'selected'
  const isAmong = selection !== 'beside'
  const label = sectionLabel(section)
  const words = sectionWords(section)
  const isDragging = useDrag(
    ({ item }) => item?.kind === 'move' && item.from === 'outline' && item.sectionId === section.id,
  )
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isSelected])
  // A copy made from the outline is drawn after the key.
  const isSelectedAtFirst = useRef(isSelected)
  useEffect(() => {
    const focused = document.activeElement
    if (isSelectedAtFirst.current && focused?.parentElement?.dataset.sectionRow !== undefined) focusRow(section.id)
  }, [section.id])
  return (
    <li
      ref={row}
      data-section-row={section.id}
      data-state={isDragging ? 'dragging' : isAmong ? 'selected' : undefined}
      className="builder-row group relative flex items-center rounded-control data-[state=dragging]:opacity-40 data-[state=selected]:bg-tint hover:bg-hover"
    >
      <button
        type="button"
        aria-current={isSelected ? 'true' : undefined}
        onClick={(event) => {
          const isOneOfSeveral = isForSeveral(store, event)
          pressSection(store, section.id, event)
          scrollToSection(section.id)
          if (!isOneOfSeveral) workspace.getState().panels.closeSheet()
        }}
        onKeyDown={(event) => {
          if (runSectionKey(parts, section.id, event)) return focusRow(store.getState().selectedId)
          const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null
          if (!event.shiftKey || event.altKey || by === null) return
          event.preventDefault()
          const next = store.getState().document.sections[index + by]
          if (!next) return
          store.actions.selectTo(next.id)
          announceSelection(store)
          focusRow(next.id)
        }}
        className="flex min-h-9 min-w-0 flex-1 items-center gap-2 rounded-control ps-2.5 pe-1 text-start text-app-sm max-lg:min-h-12 pointer-coarse:min-h-12"
      >
        <span className="w-5 shrink-0 text-end text-app-xs text-muted tabular-nums">{index + 1}</span>
        <span className={`min-w-0 flex-1 truncate ${section.settings.isHidden ? 'text-muted line-through' : ''}`}>
          <span className={isAmong ? 'font-semibold text-accent' : 'font-medium'}>{label}</span>
          {words !== '' && <span className="text-muted"> {words}</span>}
          {isAmong && !isSelected && <span className="sr-only"> (ikut terpilih)</span>}
        </span>
        <RowVariant section={section} />
        <RowAudience section={section} />
        <Times section={section} at="row" />
        <RowPeople sectionId={section.id} />
        <CommentCount sectionId={section.id} />
        {section.settings.isHidden && (
          <Icon name="mata-tutup" size={16} label="Disembunyikan" className="shrink-0 text-muted" />
        )}
      </button>
      <button
        type="button"
        data-drag-handle=""
        aria-roledescription="pegangan"
        aria-describedby={dragHintId}
        aria-label={`Seret urutan ${index + 1}`}
        className="builder-grip inline-flex size-8 shrink-0 cursor-grab touch-none items-center justify-center rounded-control text-muted opacity-0 group-hover:opacity-100 group-data-[state=selected]:opacity-100 focus-visible:opacity-100 pointer-coarse:size-12 pointer-coarse:opacity-100"
      />
    </li>
  )
})

/** Keeps the keyboard in the outline. */
function focusRow(sectionId: string | null) {
  if (sectionId === null) return
  document.querySelector<HTMLElement>(`[data-section-row="${CSS.escape(sectionId)}"] button`)?.focus()
}
