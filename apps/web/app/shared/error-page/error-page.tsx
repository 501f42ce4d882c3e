import { Button } from '@naikkelas/ui/button'
import { EmptyState } from '@naikkelas/ui/empty-state'
import { errorTitle, errorWords } from './error-words.ts'
import logo from './logo.svg?url&no-inline'

interface ErrorPageProps {
  error: unknown
  /** Where to go instead. @default the home page */
  way?: { label: string; to: string }
}

/** A full-page error with a way forward. */
export function ErrorPage({ error, way = { label: 'Ke beranda', to: '/' } }: ErrorPageProps) {
  const { heading, text, isMissing } = errorWords(error)
  return (
    <main className="mx-auto flex min-h-dvh max-w-content flex-col items-start justify-center px-5 py-10">
      <title>{`${errorTitle(error)} · Naikkelas`}</title>
      {/* A file: every screen preloads this page, and hardly any shows it. */}
      <img
        src={logo}
        alt="Naikkelas"
        width={140}
        height={28}
        className="mx-6 h-7 w-35 text-app-xl font-bold text-accent"
      />
      <EmptyState
        headingLevel={1}
        title={heading}
        text={text}
        action={
          <Button asChild variant="primary">
            <a href={way.to}>{way.label}</a>
          </Button>
        }
        secondaryAction={
          isMissing ? undefined : (
            <Button asChild variant="quiet">
              <a href="">Coba lagi</a>
            </Button>
          )
        }
      />
    </main>
  )
}
