import { spanClasses } from '../../primitives/grid/count-grid.ts'
import { SectionHeading } from '../parts/section-heading.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import type { SectionViewProps } from '../section-view.ts'
import type { CoachContent } from './coach.section.ts'
import { Letter } from './letter.tsx'
import { Profile } from './profile.tsx'
import { TeamMember } from './team-member.tsx'

export type CoachProps = SectionViewProps<CoachContent>

/** Who teaches: on top of the steps they climbed, in a letter of their own, or as a team. */
export default function CoachView({ content, page, slot }: CoachProps) {
  const { layout, eyebrow, title, intro } = content
  const people = content.people.filter(({ name, bio }) => page.isSample || name.trim() !== '' || bio.trim() !== '')
  const heading = <SectionHeading page={page} slot={slot} eyebrow={eyebrow} title={title} intro={intro} />
  switch (layout) {
    case 'portrait':
      return (
        <SectionShell type="coach" page={page}>
          {heading}
          {people.map((person) => (
            <Profile key={person.id} person={person} page={page} slot={slot} />
          ))}
        </SectionShell>
      )
    case 'letter':
      return (
        <SectionShell type="coach" page={page}>
          <div className="ui:split-5-7 ui:split-top">
            {heading}
            <div className="ui:stack">
              {people.map((person) => (
                <Letter key={person.id} person={person} page={page} slot={slot} />
              ))}
            </div>
          </div>
        </SectionShell>
      )
    case 'team': {
      // Up to four climb in one row; more share a grid.
      const isRow = people.length <= 4
      const spans = spanClasses(people.length)
      return (
        <SectionShell type="coach" page={page}>
          {heading}
          {people.length > 0 && (
            <ul className={isRow ? 'ui:stairs ui:rising' : 'ui:count-grid ui:count-grid-open'}>
              {people.map((person, index) => (
                <li key={person.id} className={isRow ? undefined : spans[index]} data-part="item">
                  <TeamMember person={person} page={page} slot={slot} />
                </li>
              ))}
            </ul>
          )}
        </SectionShell>
      )
    }
  }
}
