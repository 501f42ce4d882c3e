import { formatRupiah } from '../../format/rupiah.ts'
import { chipText } from '../offer.ts'
import { ChatNumber } from '../parts/chat-number.tsx'
import { CtaLink } from '../parts/cta-link.tsx'
import { FormerPrice } from '../parts/former-price.tsx'
import { Ticket } from '../parts/ticket.tsx'
import { isPast, isShown, type SectionViewProps } from '../section-view.ts'
import { cohortFacts } from './cohort-facts.ts'
import type { RegisterClassContent } from './register-class.section.ts'

/** The cohort as a ticket: the day it begins at the left, the price to tear off at the right. */
export function CohortTicket(props: SectionViewProps<RegisterClassContent>) {
  const { content, page, slot } = props
  const { cohort, cta } = content
  const { offer, labels, settings } = page
  const Name = page.headingLevel === 1 ? 'h2' : 'h3'
  const start = cohort.start !== null && !isPast(cohort.start, page) ? cohort.start : null
  const facts = cohortFacts(props)
  const saving = chipText('hemat', offer)
  return (
    <div className="ui:cohort-ticket">
      <Ticket
        tone={settings.tone === 'turmeric' ? 'white' : 'turmeric'}
        stub={
          <>
            {saving !== '' && offer.strikePrice !== null && (
              <p>
                <FormerPrice labels={labels}>{formatRupiah(offer.strikePrice)}</FormerPrice>
              </p>
            )}
            {offer.price !== null && (
              <p>
                <strong data-part="price" className="ui:price">
                  {formatRupiah(offer.price)}
                </strong>
              </p>
            )}
            <CtaLink cta={cta} page={page} slot={slot} width="full" />
            <ChatNumber ctas={[cta]} page={page} />
          </>
        }
      >
        <div className="ui:cohort-main">
          {start !== null && (
            <time dateTime={start} className="ui:date-block">
              <b>{labels.dayNumber(start)}</b>
              <span>{labels.month(start)}</span>
              <small>{labels.weekday(start)}</small>
            </time>
          )}
          <div>
            {isShown(cohort.name || offer.name, page) && (
              <Name data-part="cohort" className="ui:text-h2">
                {slot(['cohort', 'name'], cohort.name || offer.name)}
              </Name>
            )}
            {facts.length > 0 && (
              <dl className="ui:ticket-facts">
                {facts.map(({ id, label, value, dateTime }) => (
                  <div key={id}>
                    <dt>{label}</dt>
                    <dd>{dateTime ? <time dateTime={dateTime}>{value}</time> : value}</dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
        </div>
      </Ticket>
    </div>
  )
}
