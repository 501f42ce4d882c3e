import type { ReactNode } from 'react'
import { useHeadingFocus } from '../../../shared/document/heading-focus.ts'

interface ResourcePageProps {
  title: string
  /** Beside the heading: what adds to the list, what takes it along. */
  actions?: ReactNode
  /** @default 'bleed' */
  width?: 'bleed' | 'content'
  children: ReactNode
}

const widths = { bleed: 'max-w-bleed', content: 'max-w-content' }

/** A screen of the admin around one kind of record. Its heading has the focus when one comes from another screen. */
export function ResourcePage({ title, actions, width = 'bleed', children }: ResourcePageProps) {
  const heading = useHeadingFocus()
  return (
    <main className={`mx-auto flex ${widths[width]} flex-col gap-5 px-5 py-6 sm:px-8 sm:py-8`}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 ref={heading} tabIndex={-1} className="text-app-2xl font-bold tracking-tight outline-none">
          {title}
        </h1>
        {actions}
      </div>
      {children}
    </main>
  )
}
