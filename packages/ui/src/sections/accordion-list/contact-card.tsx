import { Icon } from '../../icons/icon.tsx'
import { linkProps } from '../../rich-text/rich-text.tsx'
import { isShown } from '../section-view.ts'
import type { AccordionListProps } from './accordion-list.view.tsx'

type ContactCardProps = Pick<AccordionListProps, 'page' | 'slot'> & {
  contact: AccordionListProps['content']['contact']
}

/** Who answers by WhatsApp, and when. Not drawn until a name or a number is given. */
export function ContactCard({ contact, page, slot }: ContactCardProps) {
  const { name, hours } = contact
  if (!page.isCanvas && name.trim() === '' && contact.number === '') return null
  const address = page.href({ kind: 'whatsapp', number: contact.number || page.offer.whatsapp, text: '' })
  const card = (
    <>
      <Icon name="obrolan" size={24} />
      <span>
        <b>{page.labels.askOnWhatsApp}</b>
        {isShown(name, page) && (
          <span className="ui:block">
            {page.labels.answeredBy} {slot(['contact', 'name'], name)}
          </span>
        )}
        {isShown(hours, page) && <span className="ui:block">{slot(['contact', 'hours'], hours)}</span>}
      </span>
    </>
  )
  return address === null ? (
    <p className="ui:contact">{card}</p>
  ) : (
    <page.components.Link className="ui:contact" {...linkProps(address)}>
      {card}
    </page.components.Link>
  )
}
