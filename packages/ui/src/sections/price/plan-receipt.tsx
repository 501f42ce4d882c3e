import { CtaLink } from '../parts/cta-link.tsx'
import { Receipt } from '../parts/receipt.tsx'
import { Stamp } from '../parts/stamp.tsx'
import { isShown, type SectionPartProps } from '../section-view.ts'
import { planPrice } from './plan-price.ts'
import type { Plan } from './price.section.ts'

export interface PlanProps extends SectionPartProps {
  plan: Plan
  /** The first plan without a price of its own costs what the page's offer says. */
  isFirst: boolean
}

/** A plan as nota: what it includes, what it usually costs, what it costs. */
export function PlanReceipt({ plan, isFirst, page, slot }: PlanProps) {
  const { id, name, per, points, cta } = plan
  const { price, strike, saving } = planPrice(plan, page.offer, isFirst)
  const path = ['plans', id]
  return (
    <Receipt
      head={isShown(name, page) && slot([...path, 'name'], name)}
      headNote={isShown(per, page) && slot([...path, 'per'], per)}
      lines={points.map((point) => ({ id: point.id, label: slot([...path, 'points', point.id, 'text'], point.text) }))}
      strike={strike && slot([...path, 'strikeText'], strike)}
      strikeLabel={page.labels.usualPrice}
      totalLabel={page.labels.total}
      total={price && slot([...path, 'priceText'], price)}
      stamp={
        saving !== '' && (
          <Stamp>
            {page.labels.savesStamp} {saving}
          </Stamp>
        )
      }
    >
      <CtaLink cta={cta} path={[...path, 'cta']} page={page} slot={slot} width="full" />
    </Receipt>
  )
}
