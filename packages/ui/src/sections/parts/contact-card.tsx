import type { ReactNode } from 'react'
import { obrolan } from '../../icons/content-icons.ts'
import { IconShape } from '../../icons/icon-shape.tsx'
import { linkProps } from '../../rich-text/rich-text.tsx'
import { offerNumber } from '../offer.ts'
import { isShown, type PageContext, type SectionPartProps } from '../section-view.ts'
import type { Contact } from './questions.schema.ts'

export interface ContactCardProps extends SectionPartProps {
  contact: Contact
  /** Drawn instead of the sign of a chat. */
  portrait?: ReactNode
}

/** Who answers by WhatsApp, and when. Not drawn until a name or a number is given. */
export function ContactCard({ contact, portrait, page, slot }: ContactCardProps) {
  const { name, hours } = contact
  if (!hasContact(contact, page)) return null
  const address = page.href({ kind: 'whatsapp', number: contact.number || offerNumber(page.offer), text: '' })
  const card = (
    <>
      {portrait ?? <IconShape of={obrolan} size={24} className="ui:text-accent" />}
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

/** Whether there is someone to write to, or a sample to show the place. */
function hasContact({ name, number }: Contact, page: PageContext): boolean {
  return page.isSample || name.trim() !== '' || number !== ''
}
