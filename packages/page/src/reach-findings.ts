import { type Finding, offerNumber } from '@naikkelas/ui/sections/registry'
import type { PageDocument, StoredSection } from './document.ts'
import { asksReaders } from './forms.ts'
import { isJsonObject } from './json.ts'

/** Contact sections without a contact: no number, not even the offer's, no address, no form. */
export function reachFindings(
  { type }: StoredSection,
  content: Readonly<Record<string, unknown>>,
  { offer }: PageDocument,
): Finding[] {
  if (type !== 'contact' || asksReaders(type, content)) return []
  const number = isJsonObject(content.chat) ? content.chat.number : ''
  const ways = [number, offerNumber(offer), content.phone, content.email, content.address]
  return ways.every((way) => typeof way !== 'string' || way.trim() === '')
    ? [
        {
          path: ['chat', 'number'],
          message: 'Belum ada cara menghubungi. Isi nomor WhatsApp, e-mail, telepon, atau alamat.',
        },
      ]
    : []
}
