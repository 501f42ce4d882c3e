import { Mark } from '../../icons/mark.tsx'
import { CtaLink } from '../parts/cta-link.tsx'
import { isPictured, Picture } from '../parts/picture.tsx'
import { SectionForm, hasForm } from '../parts/section-form.tsx'
import { SectionHeading } from '../parts/section-heading.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import { StepsFloor } from '../parts/steps-floor.tsx'
import { isShown, type SectionViewProps } from '../section-view.ts'
import type { LeadFormContent } from './lead-form.section.ts'

type LeadFormProps = SectionViewProps<LeadFormContent>

export default function LeadFormView({ content, page, slot }: LeadFormProps) {
  const { layout, eyebrow, title, text, image, fields, consent, cta } = content
  const heading = (size: 'display' | 'h2') => (
    <SectionHeading page={page} slot={slot} eyebrow={eyebrow} title={title} intro={text} introKey="text" size={size} />
  )
  const points = <Points content={content} page={page} slot={slot} />
  const form = (className?: string) =>
    hasForm(page) ? (
      <SectionForm
        fields={fields}
        consent={consent}
        cta={cta}
        page={page}
        slot={slot}
        {...(className && { className })}
      />
    ) : (
      <CtaLink cta={cta} page={page} slot={slot} />
    )
  switch (layout) {
    case 'magnet':
      return (
        <SectionShell type="lead_form" page={page}>
          <div data-tone={page.settings.tone === 'white' ? 'paper' : 'white'} className="ui:magnet">
            <div className="ui:magnet-words">
              {heading('h2')}
              {points}
              {isPictured(image, page) && (
                <div className="ui:magnet-picture">
                  <StepsFloor className="ui:floor-wide" />
                  <Picture
                    image={image}
                    page={page}
                    sizes="(min-width:62rem) 24rem,calc(100vw - 5rem)"
                    ratio="4:3"
                    isFirst
                    isExpected
                  />
                </div>
              )}
            </div>
            <div data-tone={page.settings.tone === 'board' ? 'brand' : 'board'} className="ui:magnet-form">
              {form()}
            </div>
          </div>
        </SectionShell>
      )
    case 'sheet':
      return (
        <SectionShell type="lead_form" page={page}>
          <div className="ui:split-5-7 ui:split-top">
            <div className="ui:stack">
              {heading('display')}
              {points}
            </div>
            <div data-tone="white" className="ui:sheet">
              <p className="ui:sheet-head">
                <Mark className="ui:bars" />
                {page.labels.form.sheet}
              </p>
              {form('ui:form-sheet')}
            </div>
          </div>
        </SectionShell>
      )
    case 'inline':
      return (
        <SectionShell type="lead_form" page={page}>
          <div className="ui:lead-inline">
            {heading('h2')}
            {form('ui:form-inline')}
          </div>
        </SectionShell>
      )
  }
}

function Points({ content: { points }, page, slot }: LeadFormProps) {
  const shown = points.filter(({ text }) => isShown(text, page))
  if (shown.length === 0) return null
  return (
    <ul className="ui:points">
      {shown.map(({ id, text }) => (
        <li key={id}>{slot(['points', id, 'text'], text)}</li>
      ))}
    </ul>
  )
}
