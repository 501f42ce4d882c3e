import type { Person } from '@naikkelas/ui/site-bars'
import type { ReactNode } from 'react'
import { contentId, SiteShell } from '../../../shared/shell/site-shell.tsx'

interface HouseFrameProps {
  /** Who is signed in, on a screen for one person. @default a script fills it in */
  person?: Person
  children: ReactNode
}

/** A page of text in the company's own design, in the frame of the site. */
export function HouseFrame({ person, children }: HouseFrameProps) {
  return (
    <SiteShell {...(person && { person })}>
      <main id={contentId} className="mx-auto flex w-full max-w-content flex-1 flex-col px-5 pt-6 pb-16 sm:px-8">
        {children}
      </main>
    </SiteShell>
  )
}
