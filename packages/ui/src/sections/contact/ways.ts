import type { IconName } from '../../icons/icon-names.ts'
import { offerNumber } from '../offer.ts'
import type { PageContext } from '../section-view.ts'
import { readableNumber } from '../../values/whatsapp-number.ts'
import type { ContactContent } from './contact.section.ts'

export interface Way {
  key: 'whatsapp' | 'phone' | 'email' | 'address'
  icon: IconName
  label: string
  value: string
  /** Null: words to read, not to press. */
  address: string | null
}

/** How one gets through, the fastest first. What is empty is left out; on the canvas it is a place to write. */
export function waysOf(content: ContactContent, page: PageContext): Way[] {
  const { phone, email, address, map } = content
  const { contactBy } = page.labels
  const number = whatsappNumber(content, page)
  const url = (href: string) => page.href({ kind: 'url', href })
  const ways: Way[] = [
    {
      key: 'whatsapp',
      icon: 'obrolan',
      label: contactBy.whatsapp,
      value: readableNumber(number),
      address: chatAddress(content, page),
    },
    {
      key: 'phone',
      icon: 'telepon',
      label: contactBy.phone,
      value: phone,
      address: url(`tel:${phone.replace(/[^\d+]/g, '')}`),
    },
    { key: 'email', icon: 'surat', label: contactBy.email, value: email, address: url(`mailto:${email.trim()}`) },
    { key: 'address', icon: 'lokasi', label: contactBy.address, value: address, address: page.href(map) },
  ]
  return ways.filter(({ key, value }) => value.trim() !== '' || (page.isSample && key !== 'whatsapp'))
}

/** Where a chat with the opening words opens, or null without a number. */
export function chatAddress(content: ContactContent, page: PageContext): string | null {
  const number = whatsappNumber(content, page)
  return number === '' ? null : page.href({ kind: 'whatsapp', number, text: content.chat.message })
}

const whatsappNumber = (content: ContactContent, page: PageContext) => content.chat.number || offerNumber(page.offer)
