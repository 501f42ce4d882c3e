import { Person } from '../parts/portrait.tsx'
import { RichSlot } from '../parts/rich-slot.tsx'
import { SectionHeading } from '../parts/section-heading.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import { isShown, type SectionViewProps } from '../section-view.ts'
import type { ParagraphContent } from './paragraph.section.ts'

type ParagraphProps = SectionViewProps<ParagraphContent>

/** A text to read: a column, a column beside its heading, a signed letter, or a text with one sentence large. */
export default function ParagraphView({ content, page, slot }: ParagraphProps) {
  const { layout, eyebrow, title, body, quote, signature } = content
  const heading = <SectionHeading page={page} slot={slot} eyebrow={eyebrow} title={title} intro="" introKey="" />
  const words = <RichSlot value={body} path={['body']} page={page} slot={slot} />
  switch (layout) {
    case 'measure':
      return (
        <SectionShell type="paragraph" page={page}>
          {heading}
          {words}
        </SectionShell>
      )
    case 'columns':
      return (
        <SectionShell type="paragraph" page={page}>
          <div className="ui:split-5-7 ui:split-top">
            {heading}
            {words}
          </div>
        </SectionShell>
      )
    case 'letter': {
      const { name, role, image } = signature
      return (
        <SectionShell type="paragraph" page={page}>
          <article data-tone={page.settings.tone === 'white' ? 'paper' : 'white'} className="ui:letter">
            {heading}
            {words}
            {(isShown(name, page) || isShown(role, page)) && (
              <footer>
                <Person
                  image={image}
                  page={page}
                  size={64}
                  name={slot(['signature', 'name'], name)}
                  role={isShown(role, page) ? slot(['signature', 'role'], role) : undefined}
                />
              </footer>
            )}
          </article>
        </SectionShell>
      )
    }
    case 'pull':
      return (
        <SectionShell type="paragraph" page={page}>
          {heading}
          <div className="ui:split-5-7 ui:split-top">
            {isShown(quote, page) && <blockquote className="ui:pull">{slot(['quote'], quote)}</blockquote>}
            {words}
          </div>
        </SectionShell>
      )
  }
}
