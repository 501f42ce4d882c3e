import {
  type Field,
  type Finding as SectionFinding,
  followsRecord,
  type Link,
  parseSection,
} from '@naikkelas/ui/sections/registry'
import { isBlankRichText, type RichText } from '@naikkelas/ui/rich-text/schema'
import { audienceFindings } from './audience-findings.ts'
import { isSeenByAllOf } from './audiences.ts'
import { claimFindings } from './checklist/sample-claims.ts'
import type { PageDocument, StoredSection } from './document.ts'
import type { Finding } from './finding.ts'
import { asksReaders } from './forms.ts'
import { isJsonObject } from './json.ts'
import {
  chipFindings,
  drawnTexts,
  missingValueFindings,
  type NamingTexts,
  offerFindings,
  seoTexts,
} from './offer-findings.ts'
import { recordIdOf } from './offer-record.ts'
import { reachFindings } from './reach-findings.ts'
import { leadsSomewhere, sectionLedTo } from './references.ts'
import { isNeverOpen } from './schedule.ts'

interface Checked {
  /** @default now */
  now?: Date
  /** Whether the page thanks for an order, so that its texts may speak of one. @default false */
  hasOrder?: boolean
}

/** Findings that block publishing. Empty if the page may be published. Hidden sections are not checked. */
export function findingsOf(document: PageDocument, { now = new Date(), hasOrder = false }: Checked = {}): Finding[] {
  const visible = document.sections.filter(({ settings }) => !settings.isHidden)
  if (visible.length === 0)
    return [
      { sectionId: null, path: ['sections'], message: 'Halaman masih kosong. Tambahkan paling sedikit satu bagian.' },
    ]
  const naming: NamingTexts[] = []
  const inSections = visible.flatMap((section): Finding[] => {
    const parsed = parseSection(section)
    if (parsed.kind === 'unknown') return []
    const { definition, content } = parsed
    const isFollowing = recordIdOf(document) !== null && followsRecord(definition, section.settings)
    // What its record says need not be written.
    const given: ReadonlySet<string> = new Set(isFollowing ? definition.fromRecord?.keys : [])
    const isWritten = ({ path: [key = ''] }: SectionFinding) => !given.has(key)
    const fields = Object.fromEntries(Object.entries(definition.fields).filter(([key]) => !given.has(key)))
    const empty = Object.entries(definition.complete).flatMap(([key, message]) =>
      message !== undefined && isEmpty(content[key]) ? [{ path: [key], message }] : [],
    )
    const further = definition.check?.(content as never) ?? []
    const isForm = asksReaders(section.type, content)
    const place = { section, document, layout: String(content.layout), hasOrder }
    const buttons = buttonFindings(fields, content, place).filter(({ path: [key] }) => !(isForm && key === 'cta'))
    const reach = reachFindings(section, content, document)
    const own = [...empty, ...further, ...buttons, ...reach, ...timesFindings(section)].filter(isWritten)
    const reported = new Set(own.map(({ path }) => path.join('/')))
    const claims = claimFindings(section.type, content).filter(
      (finding) => isWritten(finding) && !reported.has(finding.path.join('/')),
    )
    const texts = drawnTexts(fields, content, content.layout, []).filter(({ text }) => text.includes('{'))
    // Numbered like the outline.
    naming.push({ where: `bagian ${document.sections.indexOf(section) + 1}`, texts })
    return [
      ...[...own, ...claims].map((finding) => ({ ...finding, sectionId: section.id })),
      ...chipFindings(texts, { linkWords: document.linkWords, sectionId: section.id, hasOrder }),
    ]
  })
  const searched = seoTexts(document)
  naming.push({ where: 'teks mesin pencari', texts: searched })
  return [
    ...inSections,
    ...audienceFindings(document),
    ...offerFindings(document, now),
    ...missingValueFindings(document, naming),
    ...chipFindings(searched, { linkWords: document.linkWords, sectionId: null, hasOrder }),
  ]
}

// A button without a target is the worst mistake for a visitor: it is checked in every section.
function buttonFindings(
  fields: Readonly<Record<string, Field>>,
  content: Record<string, unknown>,
  place: ButtonPlace,
): SectionFinding[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const value = content[key]
    if (field.layouts && !field.layouts.includes(place.layout)) return []
    if (field.kind === 'cta' && isJsonObject(value) && typeof value.label === 'string' && value.label.trim() !== '') {
      const mistake = targetMistake(value.target as Link, place)
      return mistake === null ? [] : [{ path: [key, 'target'], message: `Tombol “${value.label}” ${mistake}` }]
    }
    if (field.kind === 'list' && Array.isArray(value))
      return value.flatMap((item: unknown) =>
        isJsonObject(item) && typeof item.id === 'string'
          ? buttonFindings(field.fields, item, place).map((finding) => ({
              ...finding,
              path: [key, String(item.id), ...finding.path],
            }))
          : [],
      )
    return []
  })
}

function timesFindings({ settings }: StoredSection): SectionFinding[] {
  return isNeverOpen(settings.schedule)
    ? [{ path: ['settings', 'schedule', 'to'], message: 'Berhenti tampil sebelum mulai tampil: tidak pernah terlihat' }]
    : []
}

interface ButtonPlace {
  section: StoredSection
  /** Of the section: fields that it does not draw are not checked. */
  layout: string
  document: PageDocument
  hasOrder: boolean
}

function targetMistake(target: Link, { section, document, hasOrder }: ButtonPlace): string | null {
  if (!leadsSomewhere(target, document)) return 'belum punya tujuan'
  const { kind } = target.kind === 'offer' ? document.offer.cta.target : target
  if (kind === 'order' && !hasOrder) return 'menuju yang dibeli, padahal halaman ini bukan halaman terima kasih'
  const other = sectionLedTo(target, document)
  return other === undefined || isSeenByAllOf(other, section)
    ? null
    : 'menuju bagian yang tidak tampil untuk sebagian pengunjungnya. Pilih tujuan lain, atau samakan untuk siapa keduanya tampil.'
}

/** Whether a field has no visible value. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.length === 0
  if (!isJsonObject(value)) return value === null || value === undefined
  if (value.type === 'doc') return isBlankRichText(value as unknown as RichText)
  if ('mediaId' in value) return value.mediaId === ''
  if ('label' in value) return isEmpty(value.label)
  return value.kind === 'none'
}
