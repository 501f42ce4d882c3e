import { useMemo, useRef } from 'react'
import { PageThumbnail } from '../../page-drawing/page-thumbnail.tsx'
import { useBuilder, useBuilderParts } from '../state/builder-context.ts'
import { useDragSource } from '../dnd/drag-source.ts'
import { insertSample } from './insert-sample.ts'
import type { SectionSample } from './section-samples.ts'
import { useWasSeen } from '../stage/use-was-seen.ts'

interface PaletteItemProps {
  sample: SectionSample
}

const noMedia: [] = []

/** One section type. Pressed, it comes after the selected section; dragged, where it is dropped. */
export function PaletteItem({ sample }: PaletteItemProps) {
  const { type, label, purpose } = sample
  const { store, workspace } = useBuilderParts()
  const theme = useBuilder((state) => state.document.theme)
  const document = useMemo(() => ({ ...sample.document, theme }), [sample.document, theme])
  const { setNodeRef, pointerListeners, isDragging } = useDragSource({ kind: 'new', type, label })
  const frame = useRef<HTMLSpanElement>(null)
  const wasSeen = useWasSeen(frame)
  const insert = () => {
    insertSample(store, sample)
    workspace.getState().panels.closeSheet()
  }
  return (
    <button
      type="button"
      ref={setNodeRef}
      {...pointerListeners}
      title={purpose}
      data-state={isDragging ? 'dragging' : undefined}
      onClick={insert}
      className="group flex min-w-0 touch-manipulation flex-col overflow-hidden rounded-box border border-line bg-surface text-start transition-colors select-none hover:border-accent data-[state=dragging]:opacity-50"
    >
      <span ref={frame} className="block aspect-[16/10] w-full border-b border-line bg-surface">
        {wasSeen && <PageThumbnail document={document} media={noMedia} width={1020} isSample />}
      </span>
      <span className="block w-full px-2 text-balance py-1.5 text-app-xs font-medium group-hover:text-accent max-lg:py-3">
        {label}
      </span>
    </button>
  )
}
