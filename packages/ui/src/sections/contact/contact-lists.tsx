import { Icon } from '../../icons/icon.tsx'
import { linkProps } from '../../rich-text/rich-text.tsx'
import type { SectionPartProps, SectionViewProps } from '../section-view.ts'
import { type Way, waysOf } from './ways.ts'
import type { ContactContent } from './contact.section.ts'

/** The ways as short lines behind their signs, as on a card. */
export function ContactList({ content, page, slot }: SectionViewProps<ContactContent>) {
  const ways = waysOf(content, page)
  if (ways.length === 0) return null
  return (
    <ul className="ui:ways" data-part="ways">
      {ways.map((way) => (
        <li key={way.key}>
          <Icon name={way.icon} size={20} />
          <span className="ui:sr-only">{way.label}: </span>
          <Value way={way} className="ui:way" page={page} slot={slot} />
        </li>
      ))}
    </ul>
  )
}

/** The ways as large as the page: each is pressed as a line. */
export function ContactLines({ content, page, slot }: SectionViewProps<ContactContent>) {
  const ways = waysOf(content, page)
  if (ways.length === 0) return null
  return (
    <dl className="ui:way-lines" data-part="ways">
      {ways.map((way) => (
        <div key={way.key}>
          <dt className="ui:text-muted">{way.label}</dt>
          <dd>
            <Value way={way} className="ui:onward ui:way-large" page={page} slot={slot} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ way, className, page, slot }: SectionPartProps & { way: Way; className: string }) {
  const words = way.key === 'whatsapp' ? way.value : slot([way.key], way.value)
  return way.address === null || way.value.trim() === '' ? (
    <span>{words}</span>
  ) : (
    <page.components.Link className={className} {...linkProps(way.address)}>
      {words}
    </page.components.Link>
  )
}
