import { Icon } from '../../icons/icon.tsx'
import { formatRupiah } from '../../format/rupiah.ts'
import { ChatNumber } from '../parts/chat-number.tsx'
import { CtaLink } from '../parts/cta-link.tsx'
import { SectionHeading } from '../parts/section-heading.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import { Stamp } from '../parts/stamp.tsx'
import { Ticket } from '../parts/ticket.tsx'
import { isPast, isShown, type SectionViewProps } from '../section-view.ts'
import { EventDate } from './event-date.tsx'
import type { EventDetailsContent } from './event-details.section.ts'
import { EventFacts } from './event-facts.tsx'
import { EventLinks } from './event-links.tsx'

export type EventDetailsProps = SectionViewProps<EventDetailsContent>

/** When, where and how many seats, to keep and to come to. */
export default function EventDetailsView(props: EventDetailsProps) {
  const { content, page, slot } = props
  const { layout, eyebrow, title, intro, startsAt, endsAt, note, hasPrice, cta } = content
  const heading = { page, slot, eyebrow, title, intro, size: 'display' } as const
  const last = endsAt ?? startsAt
  const isOver = last !== null && isPast(last, page)
  const price = hasPrice && page.offer.price !== null && (
    <p data-part="price" className="ui:price">
      {page.offer.price === 0 ? page.labels.free : formatRupiah(page.offer.price)}
    </p>
  )
  const action = isOver ? (
    <Stamp>{page.labels.eventOver}</Stamp>
  ) : layout === 'ticket' ? (
    <>
      <CtaLink cta={cta} page={page} slot={slot} width="full" />
      <ChatNumber ctas={[cta]} page={page} />
    </>
  ) : (
    <ChatNumber ctas={[cta]} page={page}>
      <CtaLink cta={cta} page={page} slot={slot} />
    </ChatNumber>
  )
  const links = !isOver && <EventLinks {...props} />
  const remark = isShown(note, page) && <p className="ui:text-muted">{slot(['note'], note)}</p>
  switch (layout) {
    case 'ticket':
      return (
        <SectionShell type="event_details" page={page}>
          <SectionHeading {...heading} />
          <div className="ui:event-ticket">
            <Ticket
              tone={page.settings.tone === 'turmeric' ? 'white' : 'turmeric'}
              stub={
                <div className="ui:event-stub">
                  <Icon name="karcis" size={32} />
                  {price}
                  {action}
                </div>
              }
            >
              <div className="ui:event-main">
                <EventDate {...props} className="ui:date-block" />
                <div className="ui:words">
                  <EventFacts {...props} />
                  {remark}
                  {links}
                </div>
              </div>
            </Ticket>
          </div>
        </SectionShell>
      )
    case 'poster':
      return (
        <SectionShell type="event_details" page={page}>
          <div className="ui:event-poster">
            <EventDate {...props} className="ui:event-giant" />
            <div className="ui:stack">
              <SectionHeading {...heading} />
              <EventFacts {...props} hasDay />
              {remark}
              {price}
              {links}
              {action}
            </div>
          </div>
        </SectionShell>
      )
    case 'invitation':
      return (
        <SectionShell type="event_details" page={page}>
          <div data-tone={page.settings.tone === 'white' ? 'paper' : 'white'} className="ui:invitation">
            <SectionHeading {...heading} align="center" />
            <EventFacts {...props} hasDay />
            {remark}
            {price}
            {action}
            {links}
          </div>
        </SectionShell>
      )
  }
}
