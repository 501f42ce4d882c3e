import { Heading } from '@naikkelas/ui/heading'
import type { ReactNode } from 'react'

interface PanelProps {
  title: string
  /** Next to the heading: what it means. */
  beside?: ReactNode
  children: ReactNode
}

/** A part of the screen with a heading. */
export function Panel({ title, beside, children }: PanelProps) {
  const heading = (
    <Heading level={2} size="app-md">
      {title}
    </Heading>
  )
  return (
    <section className="flex min-w-0 flex-col gap-4 rounded-surface border border-line bg-surface p-4 sm:p-5">
      {beside === undefined ? (
        heading
      ) : (
        <div className="flex items-center gap-1">
          {heading}
          {beside}
        </div>
      )}
      {children}
    </section>
  )
}
