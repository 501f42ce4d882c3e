import { linkProps } from '../../rich-text/rich-text.tsx'
import { CtaLink } from '../parts/cta-link.tsx'
import { FormField } from '../parts/form-field.tsx'
import { hasForm, SectionForm } from '../parts/section-form.tsx'
import { SectionHeading } from '../parts/section-heading.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import { isShown, type SectionViewProps } from '../section-view.ts'
import { Letter } from './letter.tsx'
import type { NewsletterContent } from './newsletter.section.ts'

export type NewsletterProps = SectionViewProps<NewsletterContent>

export default function NewsletterView(props: NewsletterProps) {
  const { content, page, slot } = props
  const { layout, eyebrow, title, text } = content
  const heading = (
    <SectionHeading page={page} slot={slot} eyebrow={eyebrow} title={title} intro={text} introKey="text" />
  )
  switch (layout) {
    case 'letter':
      return (
        <SectionShell type="newsletter" page={page}>
          <div className="ui:split-5-7">
            {heading}
            <div className="ui:post">
              <Letter {...props} />
              <div data-tone={page.settings.tone === 'board' ? 'brand' : 'board'} className="ui:envelope">
                <Subscribe {...props} />
              </div>
            </div>
          </div>
        </SectionShell>
      )
    case 'issues':
      return (
        <SectionShell type="newsletter" page={page}>
          <div className="ui:split-5-7 ui:split-top">
            <div className="ui:stack">
              {heading}
              <Subscribe {...props} />
            </div>
            <Issues {...props} />
          </div>
        </SectionShell>
      )
    case 'line':
      return (
        <SectionShell type="newsletter" page={page}>
          <div className="ui:newsline">
            {heading}
            <Subscribe {...props} className="ui:form-joined" />
          </div>
        </SectionShell>
      )
  }
}

function Subscribe({ content, page, slot, className }: NewsletterProps & { className?: string }) {
  const { via, consent, cta } = content
  if (!hasForm(page)) return <CtaLink cta={cta} page={page} slot={slot} />
  return (
    <SectionForm
      fields={[]}
      consent={consent}
      cta={cta}
      page={page}
      slot={slot}
      {...(className !== undefined && { className })}
    >
      <FormField kind={via} name={via} label={page.labels.form[via]} isRequired page={page} />
    </SectionForm>
  )
}

function Issues({ content: { issues }, page, slot }: NewsletterProps) {
  const shown = issues.filter(({ title }) => isShown(title, page))
  if (shown.length === 0) return null
  const { Link } = page.components
  return (
    <ul className="ui:issues">
      {shown.map(({ id, title, note, target }) => {
        const address = page.href(target)
        const words = slot(['issues', id, 'title'], title)
        return (
          <li key={id} data-part="item">
            {address === null ? (
              <p className="ui:issue-title ui:text-h3">{words}</p>
            ) : (
              <Link className="ui:issue-title ui:text-h3 ui:text-link ui:whole" {...linkProps(address)}>
                {words}
              </Link>
            )}
            {isShown(note, page) && <p className="ui:text-small ui:text-muted">{slot(['issues', id, 'note'], note)}</p>}
          </li>
        )
      })}
    </ul>
  )
}
