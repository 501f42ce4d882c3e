import { SectionForm, hasForm } from '../parts/section-form.tsx'
import { SectionHeading } from '../parts/section-heading.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import { StepsFloor } from '../parts/steps-floor.tsx'
import type { Tone } from '../section-settings.ts'
import type { SectionViewProps } from '../section-view.ts'
import type { ContactContent } from './contact.section.ts'
import { ContactLines, ContactList } from './contact-lists.tsx'
import { Answerer, WhatsAppButton } from './answerer.tsx'

export type ContactProps = SectionViewProps<ContactContent>

// A card must lift off whatever ground it lies on.
const cards: Readonly<Record<Tone, Tone>> = {
  white: 'brand',
  paper: 'brand',
  soft: 'brand',
  board: 'turmeric',
  brand: 'white',
  turmeric: 'white',
}

/** Someone to write to, call, or visit. */
export default function ContactView(props: ContactProps) {
  const { content, page, slot } = props
  const { layout, eyebrow, title, intro, fields, consent, cta } = content
  const heading = (size: 'display' | 'h2') => (
    <SectionHeading page={page} slot={slot} eyebrow={eyebrow} title={title} intro={intro} size={size} />
  )
  switch (layout) {
    case 'card':
      return (
        <SectionShell type="contact" page={page}>
          <div className="ui:split-5-7">
            <div className="ui:stack">
              {heading('display')}
              <WhatsAppButton {...props} />
            </div>
            <div data-tone={cards[page.settings.tone]} className="ui:name-card" data-part="card">
              <StepsFloor />
              <Answerer {...props} size={160} />
              <ContactList {...props} />
            </div>
          </div>
        </SectionShell>
      )
    case 'lines':
      return (
        <SectionShell type="contact" page={page}>
          <div className="ui:heading-row">
            {heading('h2')}
            <Answerer {...props} size={64} />
          </div>
          <ContactLines {...props} />
        </SectionShell>
      )
    case 'form':
      return (
        <SectionShell type="contact" page={page}>
          <div className="ui:split-5-7 ui:split-top">
            <div className="ui:stack">
              {heading('h2')}
              <Answerer {...props} size={64} />
              <ContactList {...props} />
            </div>
            {hasForm(page) ? (
              <div data-tone="white" className="ui:form-slip">
                <SectionForm fields={fields} consent={consent} cta={cta} page={page} slot={slot} />
              </div>
            ) : (
              <WhatsAppButton {...props} />
            )}
          </div>
        </SectionShell>
      )
  }
}
