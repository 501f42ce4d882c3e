import { Logo } from '@naikkelas/ui/icons'
import type { ReactNode } from 'react'

/** A page in the house's own look: the logo leads home, and what the page says follows. */
export function HouseFrame({ children }: { children: ReactNode }) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-content flex-col px-5 py-6 sm:px-8">
      <a
        href="/"
        className="inline-flex min-h-11 items-center self-start rounded-chip text-accent"
        aria-label="Naikkelas, ke beranda"
      >
        <Logo label="" />
      </a>
      {children}
    </main>
  )
}
