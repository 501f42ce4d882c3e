import type { ReactNode } from 'react'
import { HomeLink } from './home-link.tsx'

/** A page in the company's own design: linked logo and content. */
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
