import { CtaLink } from '../parts/cta-link.tsx'
import { FormerPrice } from '../parts/former-price.tsx'
import { Stamp } from '../parts/stamp.tsx'
import { Ticket } from '../parts/ticket.tsx'
import { isShown, type SectionViewProps } from '../section-view.ts'
import { PlanName, PlanPoints } from './plan-parts.tsx'
import type { PriceContent } from './price.section.ts'

/** What costs nothing as a ticket: its worth struck, the word for free large, a stamp. */
export function FreeTickets({ content: { plans }, page, slot }: SectionViewProps<PriceContent>) {
  return (
    <ul className="ui:free-tickets">
      {plans.map((plan, index) => {
        const { id, priceText, strikeText, per, cta } = plan
        const path = ['plans', id]
        return (
          <li key={id} data-part="plan">
            <Ticket
              tone={page.settings.tone === 'turmeric' ? 'white' : 'turmeric'}
              stub={
                <div className="ui:plan-head">
                  {strikeText && (
                    <p>
                      <FormerPrice labels={page.labels}>{slot([...path, 'strikeText'], strikeText)}</FormerPrice>
                    </p>
                  )}
                  <p>
                    <strong data-part="price" className="ui:price">
                      {slot([...path, 'priceText'], priceText || page.labels.free)}
                    </strong>
                  </p>
                  {isShown(per, page) && <p className="ui:text-small ui:text-muted">{slot([...path, 'per'], per)}</p>}
                  <CtaLink cta={cta} path={[...path, 'cta']} page={page} slot={slot} width="full" />
                </div>
              }
            >
              <div className="ui:free-words">
                <PlanName plan={plan} size="h2" page={page} slot={slot} />
                <PlanPoints plan={plan} slot={slot} />
                {index === 0 && <Stamp>{page.labels.freeStamp}</Stamp>}
              </div>
            </Ticket>
          </li>
        )
      })}
    </ul>
  )
}
