import type { LeadForm } from '@naikkelas/contract/marketing'
import { Icon } from '@naikkelas/ui/icons'
import { ThemeScope, ThemeStyle } from '@naikkelas/ui/theme'
import type { ReactNode } from 'react'
import { useNonce } from '../../../shared/document/nonce.ts'

interface PageFrameProps {
  page: LeadForm['page']
  /** DOM id to return to on the page. */
  anchor?: string
  children: ReactNode
}

/** Layout in the landing page's theme, with a link back at its top. */
export function PageFrame({ page, anchor, children }: PageFrameProps) {
  const nonce = useNonce()
  return (
    <>
      <ThemeStyle theme={page.theme} {...(nonce === undefined ? {} : { nonce })} />
      <ThemeScope theme={page.theme} tone="paper" className="flex min-h-dvh flex-col bg-ground font-page text-text">
        <header className="mx-auto w-full max-w-[40rem] px-5 pt-5 sm:px-8">
          <a
            href={anchor === undefined ? page.address : `${page.address}#${anchor}`}
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-chip text-body font-semibold underline-offset-4 hover:underline"
          >
            <Icon name="mundur" className="shrink-0" />
            <span className="min-w-0 wrap-anywhere">Kembali ke {page.name}</span>
          </a>
        </header>
        <main className="mx-auto flex w-full max-w-[40rem] flex-1 flex-col px-5 pt-6 pb-16 sm:px-8 sm:pt-10">
          {children}
        </main>
        <footer className="mx-auto w-full max-w-[40rem] px-5 pb-6 text-app-sm sm:px-8">
          <a href="/privacy" className="inline-flex min-h-11 items-center rounded-chip underline underline-offset-4">
            Kebijakan privasi
          </a>
        </footer>
      </ThemeScope>
    </>
  )
}
