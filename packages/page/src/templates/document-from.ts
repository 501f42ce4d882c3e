import { type Offer, sectionDefinition } from '@naikkelas/ui/sections/registry'
import { emptyDocument, type PageDocument, type StoredSection } from '../document.ts'
import type { AskedValues } from './asked-offer.ts'
import { templates } from './all.ts'
import type { TemplateName } from './names.ts'
import type { Template } from './template.ts'

export interface TemplateOptions {
  /** Index of the template's look. @default 0 */
  look?: number | undefined
  asked?: AskedValues | undefined
}

/** The document of a new page, with new ids. */
export function documentFrom(
  name: TemplateName | 'blank',
  { look = 0, asked = {} }: TemplateOptions = {},
): PageDocument {
  const document = name === 'blank' ? emptyDocument() : templates[name].make()
  const theme = name === 'blank' ? undefined : templates[name].looks[look]?.theme
  return {
    ...document,
    theme: theme ?? document.theme,
    offer: offerFrom(document.offer, asked),
    sections: document.sections.map(following),
  }
}

/** What a template says of lessons and people is an example: it gives way to the record, once the page has one. */
function following(section: StoredSection): StoredSection {
  if (!sectionDefinition(section.type)?.fromRecord) return section
  return { ...section, settings: { ...section.settings, followsRecord: true } }
}

/** An offer with its answers. Its button leads to the given URL, else to the given number. */
export function offerFrom(offer: Offer, { address, ...asked }: AskedValues): Offer {
  const given = Object.fromEntries(
    Object.entries(asked).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  )
  const filled: Offer = { ...offer, ...given }
  const { target } = filled.cta
  const isChat = target.kind === 'whatsapp'
  if (!isChat && address !== undefined && address !== '')
    return { ...filled, cta: { ...filled.cta, target: { kind: 'url', href: address } } }
  if (filled.whatsapp === '' || (!isChat && (target.kind !== 'url' || target.href !== ''))) return filled
  const chat = { kind: 'whatsapp', number: filled.whatsapp, text: isChat ? target.text : '' } as const
  return { ...filled, cta: { ...filled.cta, target: chat } }
}

const msPerDay = 86_400_000

/** Sample values for previews of a template. */
export function sampleOffer({ make, sample }: Template, now: Date): Offer {
  const deadline = new Date(now.getTime() + 24 * msPerDay).toISOString()
  return offerFrom(make().offer, { ...sample, deadline, address: '/contoh', whatsapp: '6280000000000' })
}
