import { ChatNumber } from '../parts/chat-number.tsx'
import { CtaLink } from '../parts/cta-link.tsx'
import { SectionForm, hasForm } from '../parts/section-form.tsx'
import { SectionHeading } from '../parts/section-heading.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import { StepsFloor } from '../parts/steps-floor.tsx'
import { isShown, type SectionViewProps } from '../section-view.ts'
import { CohortReceipt } from './cohort-receipt.tsx'
import { CohortTicket } from './cohort-ticket.tsx'
import { cohortFacts } from './cohort-facts.ts'
import type { RegisterClassContent } from './register-class.section.ts'

export type RegisterClassProps = SectionViewProps<RegisterClassContent>

export default function RegisterClassView(props: RegisterClassProps) {
  const { content, page, slot } = props
  const { layout, eyebrow, title, text, cta, fields, consent } = content
  const heading = (size: 'display' | 'h2') => (
    <SectionHeading page={page} slot={slot} eyebrow={eyebrow} title={title} intro={text} introKey="text" size={size} />
  )
  const button = (
    <ChatNumber ctas={[cta]} page={page}>
      <CtaLink cta={cta} page={page} slot={slot} />
    </ChatNumber>
  )
  switch (layout) {
    case 'band': {
      const hasFacts = cohortFacts(props).length > 0
      return (
        <SectionShell type="register_class" page={page}>
          {!hasFacts && <StepsFloor className="ui:floor-tall" />}
          <div className="ui:register-band">
            <div className="ui:stack">
              {heading('display')}
              <CohortName {...props} />
              {button}
            </div>
            {hasFacts && <CohortFacts {...props} className="ui:cohort-stairs" />}
          </div>
        </SectionShell>
      )
    }
    case 'form':
      return (
        <SectionShell type="register_class" page={page}>
          <div className="ui:split-7-5 ui:split-top">
            <div className="ui:stack">
              {heading('display')}
              <CohortName {...props} />
              <CohortFacts {...props} className="ui:cohort-facts" />
            </div>
            {hasForm(page) ? (
              <div data-tone="white" className="ui:form-slip">
                <SectionForm fields={fields} consent={consent} cta={cta} page={page} slot={slot} />
              </div>
            ) : (
              button
            )}
          </div>
        </SectionShell>
      )
    case 'ticket':
      return (
        <SectionShell type="register_class" page={page}>
          {heading('display')}
          <CohortTicket {...props} />
        </SectionShell>
      )
    case 'receipt':
      return (
        <SectionShell type="register_class" page={page}>
          <div className="ui:split-7-5">
            {heading('display')}
            <CohortReceipt {...props} />
          </div>
        </SectionShell>
      )
  }
}

function CohortName({ content: { cohort }, page, slot }: RegisterClassProps) {
  if (!isShown(cohort.name, page)) return null
  return (
    <p data-part="cohort" className="ui:text-h3">
      {slot(['cohort', 'name'], cohort.name)}
    </p>
  )
}

function CohortFacts({ className, ...props }: RegisterClassProps & { className: string }) {
  const facts = cohortFacts(props)
  if (facts.length === 0) return null
  return (
    <dl className={className}>
      {facts.map(({ id, label, value, dateTime }) => (
        <div key={id}>
          <dt className="ui:text-muted">{label}</dt>
          <dd className="ui:font-semibold">{dateTime ? <time dateTime={dateTime}>{value}</time> : value}</dd>
        </div>
      ))}
    </dl>
  )
}
