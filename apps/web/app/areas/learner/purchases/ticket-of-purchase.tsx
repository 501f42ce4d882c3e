import type { EventTicket } from '@naikkelas/contract/commerce'
import { Link } from '@naikkelas/ui/link'
import { TicketFacts, TicketLinks } from '../events/ticket-facts.tsx'

interface TicketOfPurchaseProps {
  /** Of the order. */
  code: string
  ticket: EventTicket
}

/** When and where a bought event is, and how to get in. */
export function TicketOfPurchase({ code, ticket }: TicketOfPurchaseProps) {
  return (
    <section
      aria-label="Tiket"
      className="flex flex-col gap-4 rounded-surface border border-line bg-surface p-5 sm:p-6"
    >
      <h2 className="text-app-xl font-semibold">Tiket</h2>
      <TicketFacts sessions={ticket.sessions} place={ticket.place} />
      <TicketLinks code={code} ticket={ticket} />
      <p className="text-app-md">
        <Link href="/event-saya">Lihat di Event saya</Link>
      </p>
    </section>
  )
}
