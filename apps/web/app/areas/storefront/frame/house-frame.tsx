import type { ReactNode } from 'react'
import { HomeLink } from './home-link.tsx'

/** A page in the house's own look: the logo leads home, and what the page says follows. */
export function HouseFrame({ children }: { children: ReactNode }) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-content flex-col px-5 py-6 sm:px-8">
      <div className="flex">
        <HomeLink />
      </div>
      {children}
    </main>
  )
}
