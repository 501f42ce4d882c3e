import { truncated } from '@naikkelas/ui/format'
import { type Finding, fieldPlaces, type PageDocument } from '@naikkelas/page'
import { plainText, type RichText } from '@naikkelas/ui/rich-text/schema'
import { parseSection } from '@naikkelas/ui/sections/registry'
import { isRecord } from '../field-places.ts'
import type { PhoneFault } from './phone-measure.ts'

const messages: Readonly<Record<PhoneFault['kind'], string>> = {
  wide: 'melebar melewati tepi layar ponsel 360 piksel',
  clipped: 'terpotong di ponsel 360 piksel',
  contrast: 'sulit dibaca: warnanya terlalu dekat dengan latarnya',
}

/** What was measured, as advice that leads to the field whose words it is about. */
export function phoneFindings(document: PageDocument, faults: readonly PhoneFault[]): Finding[] {
  return faults.flatMap(({ sectionId, kind, words }): Finding[] => {
    const section = document.sections.find(({ id }) => id === sectionId)
    if (!section) return []
    const short = truncated(words, 32)
    const who = words === '' ? 'Isi bagian ini' : `“${short}”`
    return [{ sectionId, path: pathOf(section, words), message: `${who} ${messages[kind]}` }]
  })
}

function pathOf(section: PageDocument['sections'][number], words: string): readonly string[] {
  const parsed = parseSection(section)
  if (parsed.kind === 'unknown' || words === '') return ['layout']
  const place = fieldPlaces(parsed.definition.fields, parsed.content).find(({ field, value }) =>
    textOf(field.kind, value).includes(words),
  )
  return place?.path ?? ['layout']
}

function textOf(kind: string, value: unknown): string {
  if (typeof value === 'string') return value
  if (kind === 'richText' && isRecord(value)) return plainText(value as unknown as RichText)
  return kind === 'cta' && isRecord(value) ? `${String(value.label)}\n${String(value.note)}` : ''
}
