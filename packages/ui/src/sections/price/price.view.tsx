import { ChatNumber } from '../parts/chat-number.tsx'
import { SectionHeading } from '../parts/section-heading.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import { StepsFloor } from '../parts/steps-floor.tsx'
import { isShown, type SectionViewProps } from '../section-view.ts'
import { FreeTickets } from './free-tickets.tsx'
import { PlanColumns } from './plan-columns.tsx'
import { PlanReceipt } from './plan-receipt.tsx'
import { PriceNotes } from './price-notes.tsx'
import type { PriceContent } from './price.section.ts'
import { PriceSteps } from './price-steps.tsx'

export type PriceProps = SectionViewProps<PriceContent>

export default function PriceView({ content: stored, page, slot }: PriceProps) {
  const { layout, eyebrow, title, intro } = stored
  const plans = stored.plans
    .filter(({ name, priceText, cta }, index) => index === 0 || isShown(name + priceText + cta.label, page))
    .map((plan) => ({ ...plan, points: plan.points.filter(({ text }) => isShown(text, page)) }))
  const props: PriceProps = { content: { ...stored, plans }, page, slot }
  const heading = <SectionHeading page={page} slot={slot} eyebrow={eyebrow} title={title} intro={intro} />
  const notes = (
    <>
      <PriceNotes {...props} />
      <ChatNumber ctas={plans.map(({ cta }) => cta)} page={page} />
    </>
  )
  switch (layout) {
    case 'receipt':
      return (
        <SectionShell type="price" page={page}>
          {plans.length === 1 ? (
            <div className="ui:split-5-7">
              <div className="ui:stack">
                {heading}
                {notes}
              </div>
              <div className="ui:price-stage">
                <StepsFloor />
                {plans.map((plan) => (
                  <PlanReceipt key={plan.id} plan={plan} page={page} slot={slot} isFirst />
                ))}
              </div>
            </div>
          ) : (
            <>
              {heading}
              <ul className="ui:notas">
                {plans.map((plan, index) => (
                  <li key={plan.id}>
                    <PlanReceipt plan={plan} page={page} slot={slot} isFirst={index === 0} />
                  </li>
                ))}
              </ul>
              {notes}
            </>
          )}
        </SectionShell>
      )
    case 'plans':
      return (
        <SectionShell type="price" page={page}>
          {heading}
          <PlanColumns {...props} />
          {notes}
        </SectionShell>
      )
    case 'steps':
      return (
        <SectionShell type="price" page={page}>
          {heading}
          <PriceSteps {...props} />
          {notes}
        </SectionShell>
      )
    case 'free':
      return (
        <SectionShell type="price" page={page}>
          <div className="ui:heading-row">
            {heading}
            {notes}
          </div>
          <FreeTickets {...props} />
        </SectionShell>
      )
  }
}
