import { Toolbar } from '@naikkelas/ui/toolbar'
import type { ReactNode } from 'react'
import { useBuilder } from '../state/builder-context.ts'
import { useSectionBox } from './use-section-box.ts'

interface ToolbarFrameProps {
  /** The section below it. */
  sectionId: string
  /** The drag source of the toolbar's handle. */
  dragRef: (element: HTMLElement | null) => void
  children: ReactNode
}

/**
 * The place of the toolbar: at the upper edge of a section, below a low one at the top of the page, on narrow screens above
 * the panels' bar.
 */
export function ToolbarFrame({ sectionId, dragRef, children }: ToolbarFrameProps) {
  const index = useBuilder((state) => state.document.sections.findIndex(({ id }) => id === sectionId))
  const box = useSectionBox(sectionId, index)
  return (
    <div
      ref={box}
      className="pointer-events-none absolute inset-x-0 z-10 flex justify-center data-below:items-end max-sm:static"
    >
      <div
        ref={dragRef}
        className="pointer-events-auto sticky inset-x-2 top-1 h-fit w-max shrink-0 max-sm:fixed max-sm:w-auto max-sm:inset-x-2 max-sm:top-auto max-sm:bottom-[calc(3.75rem+env(safe-area-inset-bottom))] max-sm:z-20 max-sm:flex max-sm:justify-center"
      >
        <Toolbar
          label="Bagian terpilih"
          variant="floating"
          className="max-sm:max-w-full max-sm:gap-0 max-sm:overflow-x-auto"
        >
          {children}
        </Toolbar>
      </div>
    </div>
  )
}
