import type { LeadField } from '@naikkelas/contract/marketing'
import { asksReaders, type PageDocument, shownAt, type StoredSection } from '@naikkelas/page'
import {
  anchorsOf,
  choicesOf,
  type Cta,
  fillChipsDeep,
  formFieldNames,
  labelsId,
  offerAt,
  readSection,
  type sections,
} from '@naikkelas/ui/sections/registry'

/** What a section of a page asks its readers. */
export interface SectionForm {
  sectionId: string
  anchor: string
  isOrder: boolean
  title: string
  fields: LeadField[]
  consent: string
  cta: Cta
  sendLabel: string
}

type Asked = (typeof sections.lead_form.defaults)['fields']
type FormPart = Pick<SectionForm, 'fields'> & { isOrder?: boolean; sendLabel?: string }

const { form: words } = labelsId

/** The form of a section that visitors see at a moment; null when there is none. Says what the section's view draws. */
export function formOf(document: PageDocument, sectionId: string, at: Date): SectionForm | null {
  const visible = shownAt(document.sections, at).filter(({ settings }) => !settings.isHidden)
  const section = visible.find(({ id }) => id === sectionId)
  const parsed = section && readSection(section)
  if (!section || parsed?.kind !== 'known' || !asksReaders(section.type, parsed.content)) return null
  const content = fillChipsDeep(parsed.content, offerAt(document.offer, at.toISOString()))
  const part = partOf(section, content)
  if (!part) return null
  const { title, consent, cta } = content as { title: string; consent: string; cta: Cta }
  const { isOrder = false, sendLabel = words.send, fields } = part
  return {
    sectionId,
    anchor: anchorsOf(visible).get(sectionId) ?? sectionId,
    isOrder,
    title: title.trim(),
    fields,
    consent: consent.trim(),
    cta,
    sendLabel: cta.label.trim() || sendLabel,
  }
}

/**
 * The form of a deleted variant of a section, once another variant of the same test is the only one left: the fields it
 * had, under the id of the remaining one. Null when it was not a variant, or none of them accepts submissions now.
 */
export function remainingFormOf({
  live,
  former,
  sectionId,
  at,
}: {
  live: PageDocument
  former: PageDocument
  sectionId: string
  at: Date
}): SectionForm | null {
  const group = groupOf(former, sectionId)
  if (group === undefined) return null
  const versions = new Set(former.sections.filter(({ id }) => groupOf(former, id) === group).map(({ id }) => id))
  for (const { id } of live.sections) {
    const remaining = versions.has(id) || groupOf(live, id) === group ? formOf(live, id, at) : null
    const asked = remaining && formOf(former, sectionId, at)
    if (asked) return { ...asked, sectionId: remaining.sectionId, anchor: remaining.anchor }
  }
  return null
}

const groupOf = ({ sections: all }: PageDocument, sectionId: string) =>
  all.find(({ id }) => id === sectionId)?.settings.variant?.group

function partOf({ type }: StoredSection, content: unknown): FormPart | null {
  switch (type) {
    case 'lead_form':
    case 'register_class':
    case 'contact':
      return { fields: fieldsOf((content as typeof sections.lead_form.defaults).fields) }
    case 'newsletter': {
      const { via } = content as typeof sections.newsletter.defaults
      return { fields: [required(via)] }
    }
    case 'order_form': {
      const { hasCoupon } = content as typeof sections.order_form.defaults
      const coupon = { ...required('coupon'), isRequired: false }
      const asked = [required('name'), required('whatsapp'), required('email')]
      return { fields: hasCoupon ? [...asked, coupon] : asked, isOrder: true, sendLabel: words.order }
    }
    default:
      return null
  }
}

function fieldsOf(asked: Asked): LeadField[] {
  const names = formFieldNames(asked)
  return asked.map(({ kind, label, options, isRequired }, index) => ({
    name: names[index] ?? kind,
    kind,
    label: label.trim() === '' ? words[kind] : label.trim(),
    choices: kind === 'choice' ? choicesOf(options) : [],
    isRequired,
  }))
}

function required(kind: 'name' | 'whatsapp' | 'email' | 'coupon'): LeadField {
  return { name: kind, kind, label: words[kind], choices: [], isRequired: true }
}
