import type { ReactNode } from 'react'
import { HomeLink } from './home-link.tsx'
import { HouseTextLinks } from './house-text-links.tsx'

/** A page in the company's own design, on the ground of the home page: linked logo, content, legal texts. */
export function HouseFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-ground text-text" data-tone="paper">
      <header className="mx-auto flex w-full max-w-content px-5 py-5 sm:px-8">
        <HomeLink />
      </header>
      <main className="mx-auto flex w-full max-w-content flex-1 flex-col px-5 sm:px-8">{children}</main>
      <footer className="mx-auto w-full max-w-content px-5 pt-10 pb-6 sm:px-8">
        <HouseTextLinks className="border-t border-line pt-4" />
      </footer>
    </div>
  )
}
