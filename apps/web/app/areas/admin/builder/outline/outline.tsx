import { Icon, Mark } from '@naikkelas/ui/icons'
import { type ReactNode, useDeferredValue } from 'react'
import { useBuilder, useBuilderParts } from '../state/builder-context.ts'
import { DropLine } from '../dnd/drop-line.tsx'
import { useListDragSource } from '../dnd/list-drag-source.ts'
import { PanelRegion } from '../layout/panel-region.tsx'
import { OutlineRow } from './outline-row.tsx'
import { sectionLabel } from '../model/section-name.ts'

/** The page as a list: every section in order, to find, move and reach what the canvas shows. */
export function Outline() {
  // The canvas is painted first.
  const sections = useDeferredValue(useBuilder((state) => state.document.sections))
  return (
    <PanelRegion
      label="Susunan"
      className="border-t border-line max-lg:border-t-0"
      tools={
        <span className="inline-flex items-center gap-1 pe-2 text-app-xs text-muted tabular-nums max-lg:hidden">
          <Mark className="size-3" />
          {sections.length} bagian
        </span>
      }
    >
      {sections.length === 0 ? (
        <p className="px-4 pb-4 text-app-sm text-muted">
          <Icon name="info" size={16} className="me-1.5 inline-block align-[-3px]" />
          Bagian yang Anda tambahkan berurutan di sini.
        </p>
      ) : (
        <div className="relative px-2 pb-4" data-zone="outline">
          <Rows>
            {sections.map((section, index) => (
              <OutlineRow key={section.id} section={section} index={index} />
            ))}
          </Rows>
          <DropLine zone="outline" />
        </div>
      )}
    </PanelRegion>
  )
}

/** Its rows are not redrawn with it. */
function Rows({ children }: { children: ReactNode }) {
  const { store } = useBuilderParts()
  const listeners = useListDragSource({
    rowOf: (target) => target.closest<HTMLElement>('[data-section-row]'),
    handleOf: (target) => target.closest<HTMLElement>('[data-drag-handle]'),
    itemOf({ dataset }) {
      const section = store.getState().document.sections.find(({ id }) => id === dataset.sectionRow)
      return section ? { kind: 'move', sectionId: section.id, label: sectionLabel(section), from: 'outline' } : null
    },
  })
  return (
    <ol className="flex flex-col gap-px" {...listeners}>
      {children}
    </ol>
  )
}
