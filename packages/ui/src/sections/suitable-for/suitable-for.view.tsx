import { CtaLink } from '../parts/cta-link.tsx'
import { SectionHeading } from '../parts/section-heading.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import { isShown, type SectionViewProps } from '../section-view.ts'
import { Checklist } from './checklist.tsx'
import { PersonaCard } from './persona-card.tsx'
import { Side } from './side.tsx'
import type { SuitableForContent } from './suitable-for.section.ts'

export type SuitableForProps = SectionViewProps<SuitableForContent>

/** Lets readers judge for themselves: two sides, people like them, or a sheet to tick. */
export default function SuitableForView({ content, page, slot }: SuitableForProps) {
  const { layout, eyebrow, title, intro, closing, cta } = content
  const yes = content.yes.filter(({ text }) => isShown(text, page))
  const no = content.no.filter(({ text }) => isShown(text, page))
  const heading = <SectionHeading page={page} slot={slot} eyebrow={eyebrow} title={title} intro={intro} />
  const end = (isShown(closing, page) || cta.label.trim() !== '') && (
    <div>
      {isShown(closing, page) && (
        <p className="ui:last-word" data-part="closing">
          {slot(['closing'], closing)}
        </p>
      )}
      <CtaLink cta={cta} page={page} slot={slot} />
    </div>
  )
  switch (layout) {
    case 'sides':
      return (
        <SectionShell type="suitable_for" page={page}>
          {heading}
          {(yes.length > 0 || no.length > 0) && (
            <div className={yes.length > 0 && no.length > 0 ? 'ui:fit-sides ui:fit-both' : 'ui:fit-sides'}>
              <Side kind="yes" lines={yes} page={page} slot={slot} />
              <Side kind="no" lines={no} page={page} slot={slot} />
            </div>
          )}
          {end}
        </SectionShell>
      )
    case 'personas': {
      const personas = content.personas.filter(({ title: who, text }) => isShown(who, page) || text.trim() !== '')
      return (
        <SectionShell type="suitable_for" page={page}>
          {heading}
          {personas.length > 0 && (
            <ul className="ui:fit-cards">
              {personas.map((persona) => (
                <PersonaCard key={persona.id} persona={persona} page={page} slot={slot} />
              ))}
            </ul>
          )}
          {end}
        </SectionShell>
      )
    }
    case 'checklist':
      return (
        <SectionShell type="suitable_for" page={page}>
          <div className="ui:split-5-7 ui:split-top">
            {heading}
            <div className="ui:stack">
              {yes.length > 0 && <Checklist lines={yes} page={page} slot={slot} />}
              <Side kind="no" lines={no} page={page} slot={slot} />
              {end}
            </div>
          </div>
        </SectionShell>
      )
  }
}
