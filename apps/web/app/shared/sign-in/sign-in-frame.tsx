import { Logo } from '@naikkelas/ui/icons'
import type { ReactNode } from 'react'
import { Staircase } from './staircase.tsx'

interface SignInFrameProps {
  title: string
  text: string
  children: ReactNode
}

/** Layout of the screens before sign-in: a form on one side, the brand's stairs on the other. */
export function SignInFrame({ title, text, children }: SignInFrameProps) {
  return (
    <div className="grid min-h-dvh bg-surface lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <main className="flex flex-col px-6 py-8 sm:px-12">
        <a
          href="/"
          className="inline-flex min-h-11 items-center self-start rounded-chip text-accent"
          aria-label="Naikkelas, ke beranda"
        >
          <Logo label="" />
        </a>
        <div className="mx-auto flex w-full max-w-[24rem] flex-1 flex-col justify-center gap-7 py-10">
          <div className="flex flex-col gap-2">
            <h1 className="text-app-3xl font-bold tracking-tight">{title}</h1>
            <p className="text-app-md text-muted">{text}</p>
          </div>
          {children}
        </div>
      </main>
      <div className="relative hidden overflow-hidden bg-brand-950 lg:block" data-tone="board" aria-hidden="true">
        <Staircase />
      </div>
    </div>
  )
}
