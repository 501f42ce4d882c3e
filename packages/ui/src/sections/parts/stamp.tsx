import type { ReactNode } from 'react'

export interface StampProps {
  children: ReactNode
  /** `ok` for something achieved (LUNAS, LULUS), `danger` for a saving or a limit. @default 'danger' */
  tone?: 'danger' | 'ok'
}

/** Stempel: at most one a view, in a place kept free for it, never over text. */
export function Stamp({ children, tone = 'danger' }: StampProps) {
  return <p className={tone === 'ok' ? 'ui:stamp ui:stamp-ok' : 'ui:stamp'}>{children}</p>
}
