import { fieldPlaces } from '@naikkelas/page'
import { templates } from '@naikkelas/page/templates'
import { plainText, type RichText } from '@naikkelas/ui/rich-text/schema'
import { type Field, sectionDefinition } from '@naikkelas/ui/sections/registry'
import { isRecord } from './field-places.ts'

let known: ReadonlySet<string> | undefined

/** Whether a text is a default of its section or template: written for another offer, or an instruction. */
export function isSampleText(words: string, type: string): boolean {
  known ??= new Set(
    Object.values(templates).flatMap(({ make }) =>
      make().sections.flatMap((section) => textsOf(section.type, section.content)),
    ),
  )
  return known.has(words) || defaultTexts(type).has(words)
}

const defaultsByType = new Map<string, ReadonlySet<string>>()

function defaultTexts(type: string): ReadonlySet<string> {
  const found = defaultsByType.get(type)
  if (found) return found
  const texts = new Set(textsOf(type, sectionDefinition(type)?.defaults ?? {}))
  defaultsByType.set(type, texts)
  return texts
}

function textsOf(type: string, content: Readonly<Record<string, unknown>>): string[] {
  const fields = sectionDefinition(type)?.fields ?? {}
  return fieldPlaces(fields, content).flatMap((place) => sampleable(place.field, place.value) ?? [])
}

/**
 * The substantial text of a value; undefined for other values. Very short labels are the same on every page: "Putar
 * video", "Minggu 1".
 */
export function sampleable(field: Field, value: unknown): string | undefined {
  const words =
    field.kind === 'text' && field.maxLength > 32 && typeof value === 'string'
      ? value.trim()
      : field.kind === 'richText' && isRecord(value)
        ? plainText(value as unknown as RichText).trim()
        : ''
  return words.includes(' ') ? words : undefined
}
