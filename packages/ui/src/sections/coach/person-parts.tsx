import { linkProps } from '../../rich-text/rich-text.tsx'
import { isShown, type SectionPartProps } from '../section-view.ts'
import type { CoachContent } from './coach.section.ts'

export interface PersonProps extends SectionPartProps {
  person: CoachContent['people'][number]
}

/** Name and role, one level below the section's title. */
export function NameAndRole({ person: { id, name, role }, page, slot }: PersonProps) {
  const Name = page.headingLevel === 1 ? 'h2' : 'h3'
  return (
    <div>
      {isShown(name, page) && (
        <Name className="ui:coach-name" data-part="name">
          {slot(['people', id, 'name'], name)}
        </Name>
      )}
      {isShown(role, page) && (
        <p className="ui:person-role" data-part="role">
          {slot(['people', id, 'role'], role)}
        </p>
      )}
    </div>
  )
}

/** The person's record in numbers. */
export function Numbers({ person, page, slot, className }: PersonProps & { className: string }) {
  const numbers = person.numbers.filter(({ value, label }) => isShown(value, page) || label.trim() !== '')
  if (numbers.length === 0) return null
  return (
    <dl className={className} data-part="numbers">
      {numbers.map(({ id, value, label }) => (
        <div key={id}>
          {isShown(label, page) && <dt>{slot(['people', person.id, 'numbers', id, 'label'], label)}</dt>}
          {isShown(value, page) && <dd>{slot(['people', person.id, 'numbers', id, 'value'], value)}</dd>}
        </div>
      ))}
    </dl>
  )
}

/** Where to meet the person elsewhere. A link that leads nowhere is text. */
export function Links({ person, page, slot }: PersonProps) {
  const links = person.links.filter(({ label }) => label.trim() !== '')
  if (links.length === 0) return null
  return (
    <ul className="ui:coach-links" data-part="links">
      {links.map(({ id, label, target }) => {
        const address = page.href(target)
        const words = slot(['people', person.id, 'links', id, 'label'], label)
        return (
          <li key={id}>
            {address === null ? (
              words
            ) : (
              <page.components.Link className="ui:text-link" {...linkProps(address)}>
                {words}
              </page.components.Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}
