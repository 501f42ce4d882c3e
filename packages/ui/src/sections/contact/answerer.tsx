import { Icon } from '../../icons/icon.tsx'
import { linkProps } from '../../rich-text/rich-text.tsx'
import { isPictured } from '../parts/picture.tsx'
import { Portrait } from '../parts/portrait.tsx'
import { isShown, type SectionViewProps } from '../section-view.ts'
import { chatAddress } from './ways.ts'
import type { ContactContent } from './contact.section.ts'

/** The face, name and role of who answers, and when. */
export function Answerer({ content, page, slot, size }: SectionViewProps<ContactContent> & { size: 64 | 160 }) {
  const { name, role, portrait, hours } = content
  if (![name, role, hours].some((text) => isShown(text, page)) && !isPictured(portrait, page)) return null
  return (
    <div className={size === 160 ? 'ui:answerer-large' : 'ui:person'}>
      <Portrait image={portrait} page={page} size={size} />
      <div>
        {isShown(name, page) && (
          <p className={size === 160 ? 'ui:text-h2' : 'ui:person-name'}>{slot(['name'], name)}</p>
        )}
        {isShown(role, page) && <p className="ui:person-role">{slot(['role'], role)}</p>}
        {isShown(hours, page) && <p className="ui:person-role">{slot(['hours'], hours)}</p>}
      </div>
    </div>
  )
}

/** Opens a chat; nothing where there is no number. */
export function WhatsAppButton({ content, page }: SectionViewProps<ContactContent>) {
  const address = chatAddress(content, page)
  if (address === null) return null
  return (
    <div>
      <page.components.Link className="ui:cta ui:cta-primary ui:gap-3" data-part="action" {...linkProps(address)}>
        <Icon name="obrolan" size={24} />
        {page.labels.askOnWhatsApp}
      </page.components.Link>
    </div>
  )
}
