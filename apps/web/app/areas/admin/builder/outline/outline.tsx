import { Icon, Mark } from '@naikkelas/ui/icons'
import { useBuilder } from '../builder-context.ts'
import { DropLine } from '../dnd/drop-line.tsx'
import { useDropZone } from '../dnd/drop-zone.ts'
import { PanelRegion } from '../layout/panel-region.tsx'
import { OutlineRow } from './outline-row.tsx'

/** The page as a list: every section in order, to find, move and reach what the canvas shows. */
export function Outline() {
  const sections = useBuilder((state) => state.document.sections)
  const setZone = useDropZone('outline')
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
        <div ref={setZone} className="relative px-2 pb-4" data-zone="outline">
          <ol className="flex flex-col gap-px">
            {sections.map((section, index) => (
              <OutlineRow key={section.id} section={section} index={index} />
            ))}
          </ol>
          <DropLine zone="outline" />
        </div>
      )}
    </PanelRegion>
  )
}
