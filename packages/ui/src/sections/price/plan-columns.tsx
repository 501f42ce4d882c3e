import { classNames } from '../../primitives/class-names.ts'
import { CtaLink } from '../parts/cta-link.tsx'
import type { SectionViewProps } from '../section-view.ts'
import { PlanAmount, PlanName, PlanPoints } from './plan-parts.tsx'
import type { PriceContent } from './price.section.ts'

const columns = ['', 'ui:plans-1', 'ui:plans-2', 'ui:plans-3']

/** Plans as columns of one table; the recommended one is emphasised by a ground of its own. */
export function PlanColumns({ content: { plans }, page, slot }: SectionViewProps<PriceContent>) {
  const best = plans.find(({ isBest }) => isBest)?.id
  return (
    <ul className={classNames('ui:plans', columns[plans.length])}>
      {plans.map((plan, index) => {
        const props = { plan, isFirst: index === 0, page, slot }
        const isBest = plan.id === best && plans.length > 1
        return (
          <li
            key={plan.id}
            data-part="plan"
            data-tone={isBest ? (page.settings.tone === 'board' ? 'turmeric' : 'board') : undefined}
            className={classNames('ui:plan', isBest && 'ui:plan-best')}
          >
            <div className="ui:plan-head">
              {isBest && <p className="ui:chip">{page.labels.recommended}</p>}
              <PlanName {...props} />
            </div>
            <PlanAmount {...props} />
            <CtaLink cta={plan.cta} path={['plans', plan.id, 'cta']} page={page} slot={slot} width="full" />
            <PlanPoints {...props} />
          </li>
        )
      })}
    </ul>
  )
}
