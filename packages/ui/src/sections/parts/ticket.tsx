import type { ReactNode } from 'react'

export interface TicketProps {
  /** The larger part: what, when, where. */
  children: ReactNode
  /** The part that is torn off: price, button or QR. */
  stub: ReactNode
  /** Ground of the ticket. @default 'turmeric' */
  tone?: 'white' | 'turmeric'
}

/** Karcis: an event, a cohort, a seat or a coupon as a two-part ticket. */
export function Ticket({ children, stub, tone = 'turmeric' }: TicketProps) {
  return (
    <div data-tone={tone} className="ui:ticket">
      <div className="ui:ticket-part">{children}</div>
      <div className="ui:ticket-part ui:ticket-stub">{stub}</div>
    </div>
  )
}
