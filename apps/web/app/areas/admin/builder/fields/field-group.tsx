import type { ReactNode } from 'react'

interface FieldGroupProps {
  label: string
  children: ReactNode
}

/** Fields that belong together, under a heading. */
export function FieldGroup({ label, children }: FieldGroupProps) {
  return (
    <div className="flex flex-col gap-4 border-t border-line px-4 pt-3 pb-6 first:border-t-0 first:pt-0">
      <h3 className="text-app-xs font-semibold text-muted">{label}</h3>
      {children}
    </div>
  )
}
