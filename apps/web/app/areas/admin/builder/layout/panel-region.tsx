import type { ReactNode } from 'react'
import { regionMark } from '../stage/region-focus.ts'

interface PanelRegionProps {
  /** Names the region; also its heading unless `heading` says more. */
  label: string
  heading?: ReactNode
  /** Beside the heading. */
  tools?: ReactNode
  /** Between heading and content; stays in sight. */
  top?: ReactNode
  className?: string
  /** Of what is shown: other content begins at its top. */
  contentKey?: string
  children: ReactNode
}

/** One panel of the builder: a named region whose content scrolls. */
export function PanelRegion({
  label,
  heading = label,
  tools,
  top,
  className = '',
  contentKey,
  children,
}: PanelRegionProps) {
  return (
    <section aria-label={label} {...regionMark} className={`flex min-h-0 min-w-0 flex-col bg-surface ${className}`}>
      <div className="flex min-h-12 shrink-0 items-center justify-between gap-2 ps-4 pe-2 max-lg:pe-14">
        <h2 className="min-w-0 truncate text-app-sm font-semibold">{heading}</h2>
        {tools}
      </div>
      {top}
      {/* Positioned, so that controls drawn out of sight scroll with the rest. */}
      <div
        key={contentKey}
        data-region-body=""
        data-content={contentKey}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain"
      >
        {children}
      </div>
    </section>
  )
}
