import { leadSourceName } from '@naikkelas/contract/marketing'
import { Button } from '@naikkelas/ui/button'
import { Mark } from '@naikkelas/ui/icons'
import type { ReactNode } from 'react'
import { HomeLink } from '../frame/home-link.tsx'
import { HouseTextLinks } from '../frame/house-text-links.tsx'

interface UnsentPageProps {
  /** Why the submission failed. */
  message: string
  /** The values to send again. */
  sending: { answers: Record<string, string>; source: string } | undefined
}

/** For a form that cannot be drawn, because it was closed or the API is down: the submission can be retried. */
export function UnsentPage({ message, sending }: UnsentPageProps) {
  return (
    <PlainFrame title="Isian belum terkirim" text={message}>
      {sending && (
        <form method="post" className="flex flex-col items-start gap-3">
          {Object.entries(sending.answers).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <input type="hidden" name={leadSourceName} value={sending.source} />
          <p className="max-w-text text-app-md text-muted">Yang Anda tulis masih tersimpan di halaman ini.</p>
          <Button type="submit" variant="primary" size="lg">
            Kirim lagi
          </Button>
        </form>
      )}
    </PlainFrame>
  )
}

/** In the company's own design, if the landing page's is unknown. Without the site's bars: it is shown at partners' hosts too. */
export function PlainFrame({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-ground text-text" data-tone="paper">
      <header className="mx-auto flex w-full max-w-content px-5 py-5 sm:px-8">
        <HomeLink />
      </header>
      <main className="mx-auto flex w-full max-w-content flex-1 flex-col justify-center gap-4 px-5 py-16 sm:px-8">
        <Mark className="size-6 text-accent" filled={1} />
        <h1 className="max-w-text text-app-3xl font-bold tracking-tight">{title}</h1>
        <p className="max-w-text text-app-md">{text}</p>
        {children}
      </main>
      <footer className="mx-auto w-full max-w-content px-5 pt-10 pb-6 sm:px-8">
        <HouseTextLinks className="border-t border-line pt-4" />
      </footer>
    </div>
  )
}
