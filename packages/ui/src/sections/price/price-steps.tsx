import { CtaLink } from '../parts/cta-link.tsx'
import { isPast, isShown, type PageContext, type SectionPartProps, type SectionViewProps } from '../section-view.ts'
import { PlanAmount, PlanName, PlanPoints } from './plan-parts.tsx'
import type { PriceContent } from './price.section.ts'

type Tier = PriceContent['tiers'][number]

/** A price that climbs: each step a stair, the present one lit; below, what is bought at it. */
export function PriceSteps({ content: { plans, tiers: stored }, page, slot }: SectionViewProps<PriceContent>) {
  const tiers = stored.filter(({ label, priceText }) => isShown(label + priceText, page))
  const present = tiers.find((tier) => !isOver(tier, page))
  return (
    <div className="ui:stack">
      {tiers.length > 0 && (
        <ol className="ui:tiers">
          {tiers.map((tier) => (
            <TierStep key={tier.id} tier={tier} isPresent={tier === present} page={page} slot={slot} />
          ))}
        </ol>
      )}
      <ul className="ui:tier-plans">
        {plans.map((plan, index) => {
          const props = { plan, isFirst: index === 0, page, slot }
          return (
            <li key={plan.id} data-part="plan">
              <div className="ui:plan-head">
                <PlanName {...props} />
                <PlanPoints {...props} />
              </div>
              <div className="ui:plan-head">
                <PlanAmount {...props} fallback={present?.priceText} />
                <CtaLink cta={plan.cta} path={['plans', plan.id, 'cta']} page={page} slot={slot} width="full" />
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const isOver = ({ until, isSoldOut }: Tier, page: PageContext) => isSoldOut || (until !== null && isPast(until, page))

function TierStep({ tier, isPresent, page, slot }: { tier: Tier; isPresent: boolean } & SectionPartProps) {
  const { id, label, priceText, until } = tier
  const { labels } = page
  const isEnded = isOver(tier, page)
  const state = [
    isPresent && labels.priceNow,
    isEnded ? labels.priceEnded : until !== null && labels.until(labels.shortDay(until)),
  ].filter(Boolean)
  const price = slot(['tiers', id, 'priceText'], priceText)
  return (
    <li
      data-part="tier"
      data-tone={isPresent ? (page.settings.tone === 'turmeric' ? 'board' : 'turmeric') : undefined}
      aria-current={isPresent ? 'step' : undefined}
      className="ui:tier"
    >
      {isShown(label, page) && <p className="ui:font-semibold">{slot(['tiers', id, 'label'], label)}</p>}
      {isShown(priceText, page) && (
        <p className="ui:tier-price">{isEnded ? <s className="ui:strike">{price}</s> : <strong>{price}</strong>}</p>
      )}
      {state.length > 0 && <p className="ui:text-small ui:text-muted">{state.join(', ')}</p>}
    </li>
  )
}
