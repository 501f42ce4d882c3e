import type { ReactNode } from 'react'
import { linkProps } from '../../rich-text/rich-text.tsx'
import { networkAddress } from '../parts/networks.ts'
import { PageLinkItems } from '../parts/page-link-items.tsx'
import { isShown, type SectionViewProps } from '../section-view.ts'
import type { FooterContent } from './footer.section.ts'

/** Groups of links, each a list under its title. */
export function FootColumns({ content: { columns }, page, slot }: SectionViewProps<FooterContent>) {
  const shown = columns.filter(
    ({ title, links }) => isShown(title, page) || links.some(({ label }) => isShown(label, page)),
  )
  if (shown.length === 0) return null
  return (
    <nav aria-label={page.labels.footerLinks} className="ui:foot-columns">
      {shown.map(({ id, title, links }) => (
        <div key={id} data-part="column">
          {isShown(title, page) && <p className="ui:person-name">{slot(['columns', id, 'title'], title)}</p>}
          <ul className="ui:foot-links">
            <PageLinkItems links={links} path={['columns', id, 'links']} page={page} slot={slot} />
          </ul>
        </div>
      ))}
    </nav>
  )
}

/** How to reach the owner of the page. */
export function FootContact({ content: { address, phone, email }, page, slot }: SectionViewProps<FooterContent>) {
  const chat =
    phone.trim() === '' ? null : page.href({ kind: 'whatsapp', number: phone.replace(/[^+\d]/g, ''), text: '' })
  const mailto = networkAddress('email', email)
  const mail = mailto === null ? null : page.href({ kind: 'url', href: mailto })
  if (![address, phone, email].some((value) => isShown(value, page))) return null
  return (
    <address className="ui:foot-contact" data-part="contact">
      {isShown(address, page) && <p>{slot(['address'], address)}</p>}
      {isShown(phone, page) && <p>{linked(chat, slot(['phone'], phone))}</p>}
      {isShown(email, page) && <p>{linked(mail, slot(['email'], email))}</p>}
    </address>
  )

  function linked(href: string | null, words: ReactNode): ReactNode {
    return href === null ? (
      words
    ) : (
      <page.components.Link className="ui:way" {...linkProps(href)}>
        {words}
      </page.components.Link>
    )
  }
}

/** The last line of the page. */
export function FootLegal({ content: { legal }, page, slot }: SectionViewProps<FooterContent>) {
  return (
    isShown(legal, page) && (
      <p className="ui:foot-legal" data-part="legal">
        {slot(['legal'], legal)}
      </p>
    )
  )
}
