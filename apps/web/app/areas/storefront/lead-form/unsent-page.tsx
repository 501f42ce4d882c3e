import { leadSourceName } from '@naikkelas/contract/marketing'
import { Button } from '@naikkelas/ui/button'
import { Mark } from '@naikkelas/ui/icons'
import type { ReactNode } from 'react'
import { HouseFrame } from '../frame/house-frame.tsx'

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

/** In the company's own design, if the landing page's is unknown. */
export function PlainFrame({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <HouseFrame>
      <div className="flex flex-1 flex-col justify-center gap-4 py-16">
        <Mark className="size-6 text-accent" filled={1} />
        <h1 className="max-w-text text-app-3xl font-bold tracking-tight">{title}</h1>
        <p className="max-w-text text-app-md">{text}</p>
        {children}
      </div>
    </HouseFrame>
  )
}
