import { FormerPrice } from '../parts/former-price.tsx'
import { isShown } from '../section-view.ts'
import { planPrice } from './plan-price.ts'
import type { PlanProps } from './plan-receipt.tsx'

export interface PlanNameProps extends Omit<PlanProps, 'isFirst'> {
  /** How large it is; its level is one below the section's title. @default 'h3' */
  size?: 'h2' | 'h3'
}

/** A plan's name, one level below the section's title. */
export function PlanName({ plan: { id, name }, size = 'h3', page, slot }: PlanNameProps) {
  if (!isShown(name, page)) return null
  const Title = page.headingLevel === 1 ? 'h2' : 'h3'
  return (
    <Title data-part="name" className={size === 'h2' ? 'ui:text-h2' : 'ui:text-h3'}>
      {slot(['plans', id, 'name'], name)}
    </Title>
  )
}

export interface PlanAmountProps extends PlanProps {
  /** Used while no price is typed. */
  fallback?: string | undefined
}

/** The price of a plan with its former price above and its unit below. */
export function PlanAmount({ plan, isFirst, fallback = '', page, slot }: PlanAmountProps) {
  const offered = planPrice(plan, page.offer, isFirst && fallback === '')
  const price = offered.price || (isFirst ? fallback : '')
  const path = ['plans', plan.id]
  if (price === '' && offered.strike === '' && !isShown(plan.per, page)) return null
  return (
    <div data-part="price" className="ui:plan-amount">
      {offered.strike && (
        <p>
          <FormerPrice labels={page.labels}>{slot([...path, 'strikeText'], offered.strike)}</FormerPrice>
        </p>
      )}
      {price && (
        <p>
          <strong className="ui:price">{slot([...path, 'priceText'], price)}</strong>
        </p>
      )}
      {isShown(plan.per, page) && <p className="ui:text-small ui:text-muted">{slot([...path, 'per'], plan.per)}</p>}
    </div>
  )
}

/** What a plan includes. */
export function PlanPoints({ plan: { id, points }, slot }: Pick<PlanProps, 'plan' | 'slot'>) {
  if (points.length === 0) return null
  return (
    <ul className="ui:points">
      {points.map((point) => (
        <li key={point.id}>{slot(['plans', id, 'points', point.id, 'text'], point.text)}</li>
      ))}
    </ul>
  )
}
