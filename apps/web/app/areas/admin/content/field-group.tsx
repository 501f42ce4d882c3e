import type { ReactNode } from 'react'

/** Fields that belong together, under a heading. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-4 rounded-surface border border-line bg-surface p-5">
      <h2 className="text-app-lg font-semibold">{title}</h2>
      {children}
    </section>
  )
}
