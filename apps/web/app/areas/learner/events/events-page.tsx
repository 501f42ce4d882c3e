import { purchasePaths } from '@naikkelas/contract/commerce'
import { groupedCode, type OwnEvent } from '@naikkelas/contract/learning'
import { formatDateTime } from '@naikkelas/contract/time'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import { EmptyState } from '@naikkelas/ui/empty-state'
import { Link } from '@naikkelas/ui/link'
import { QrCode } from '@naikkelas/ui/qr-code'
import { contentId, SiteShell } from '../../../shared/shell/site-shell.tsx'
import { TicketFacts, TicketLinks } from './ticket-facts.tsx'

interface EventsPageProps {
  learner: { name: string; number: number; picture: string | null }
  events: readonly OwnEvent[]
}

/** Tickets of a learner: events to come first, past ones below them. */
export function EventsPage({ learner, events }: EventsPageProps) {
  const past = events.filter(({ isOver }) => isOver)
  const coming = events.filter(({ isOver }) => !isOver)
  return (
    <SiteShell person={{ name: learner.name, href: `/profile/${learner.number}`, picture: learner.picture }}>
      <main id={contentId} className="mx-auto flex w-full max-w-text flex-1 flex-col gap-6 px-5 pt-8 pb-16">
        <h1 className="text-app-3xl font-bold tracking-tight">Event saya</h1>
        {coming.length === 0 ? (
          <Empty hasPast={past.length > 0} />
        ) : (
          <Tickets label="Event saya" heading="h2" events={coming} />
        )}
        {past.length > 0 && (
          <section aria-labelledby="sudah-lewat" className="flex flex-col gap-4">
            <h2 id="sudah-lewat" className="text-app-xl font-semibold">
              Sudah lewat
            </h2>
            <Tickets label="Event yang sudah lewat" heading="h3" events={past} />
          </section>
        )}
      </main>
    </SiteShell>
  )
}

const Empty = ({ hasPast }: { hasPast: boolean }) => (
  <EmptyState
    title={hasPast ? 'Belum ada event berikutnya' : 'Belum ada event'}
    text="Tiket event yang Anda beli atau ambil gratis tampil di sini."
    action={
      <Button asChild variant="primary">
        <a href="/events">Lihat event</a>
      </Button>
    }
  />
)

interface TicketsProps {
  label: string
  /** One level below what they are in. */
  heading: 'h2' | 'h3'
  events: readonly OwnEvent[]
}

const Tickets = ({ label, heading, events }: TicketsProps) => (
  <ul className="flex flex-col gap-4" aria-label={label}>
    {events.map((event) => (
      <li key={event.ticketCode}>
        <Ticket event={event} heading={heading} />
      </li>
    ))}
  </ul>
)

function Ticket({ event, heading: Heading }: { event: OwnEvent; heading: 'h2' | 'h3' }) {
  const { name, mode, orderCode, checkedInAt, isOver } = event
  return (
    <article className="flex flex-col gap-5 rounded-surface border border-line bg-surface p-5 sm:flex-row sm:justify-between sm:p-6">
      <div className="flex min-w-0 flex-1 flex-col gap-4">
        <div className="flex flex-col items-start gap-2">
          <Badge tone={mode === 1 ? 'accent' : 'neutral'}>{mode === 1 ? 'Online' : 'Offline'}</Badge>
          <Heading className="text-app-lg font-semibold wrap-anywhere">{name}</Heading>
        </div>
        <TicketFacts sessions={event.sessions} place={event.place} />
        {!isOver && <TicketLinks code={orderCode} ticket={event} />}
        {checkedInAt !== null && (
          <p className="text-app-sm text-muted">Tercatat hadir {formatDateTime(checkedInAt)}.</p>
        )}
        <p className="flex flex-wrap gap-x-5 gap-y-1 text-app-sm">
          <Link href={event.address}>Halaman event</Link>
          <Link href={`${purchasePaths.event}/${orderCode}`}>Rincian pembelian</Link>
        </p>
      </div>
      {mode === 0 && !isOver && <DoorCode code={event.ticketCode} />}
    </article>
  )
}

/** What is scanned or read aloud at the door. */
const DoorCode = ({ code }: { code: string }) => (
  <figure className="flex w-full max-w-60 flex-col items-center gap-2 self-center sm:w-44 sm:self-start">
    <QrCode text={code} label={`Kode QR tiket ${groupedCode(code)}`} className="border border-line" />
    <figcaption className="flex flex-col items-center gap-1 text-center text-app-sm text-muted">
      <span className="font-mono text-app-md font-semibold tracking-wide text-text">{groupedCode(code)}</span>
      Tunjukkan kode ini di pintu masuk.
    </figcaption>
  </figure>
)
