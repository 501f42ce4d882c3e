import { Heading } from '@naikkelas/ui/heading'
import type { ReactNode } from 'react'

/** A part of the screen with a heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex min-w-0 flex-col gap-4 rounded-surface border border-line bg-surface p-4 sm:p-5">
      <Heading level={2} size="app-md">
        {title}
      </Heading>
      {children}
    </section>
  )
}
