import { type FieldPlace, fieldPlaces, type PageDocument } from '@naikkelas/page'
import type { RichText } from '@naikkelas/ui/rich-text/schema'
import { parseSection } from '@naikkelas/ui/sections/registry'
import { ctaPart, labelIn } from '../model/field-at.ts'
import { sectionLabel } from '../model/section-name.ts'
import { idOf, isRecord } from '../publish/advice/field-places.ts'

interface Place {
  /** Null for the page's offer and what search engines show. */
  sectionId: string | null
  /** From the section's content, or `offer` or `seo` and a key. */
  path: readonly string[]
  /** Which section and field this is, as people call them. */
  where: string
  label: string
  maxLength: number
}

/** A text of a page with what it says. */
export type FoundPlace = Place & ({ kind: 'plain'; value: string } | { kind: 'rich'; value: RichText })

/** Every text of a page that can be read on it, in the order of the page; the offer's and those for search last. */
export function textPlaces(document: PageDocument): FoundPlace[] {
  const { offer, seo } = document
  const page = (
    where: string,
    root: 'offer' | 'seo',
    rest: [key: string[], label: string, value: string, max: number][],
  ) =>
    rest.map(
      ([key, label, value, maxLength]): FoundPlace => ({
        kind: 'plain',
        sectionId: null,
        path: [root, ...key],
        where,
        label,
        value,
        maxLength,
      }),
    )
  return [
    ...document.sections.flatMap((section, index) => {
      const parsed = parseSection(section)
      if (parsed.kind === 'unknown') return []
      const where = `${index + 1}. ${sectionLabel(section)}`
      const layout = parsed.content.layout
      return fieldPlaces(parsed.definition.fields, parsed.content).flatMap((place) =>
        ofField(place, layout).map(
          (found): FoundPlace => ({
            ...found,
            sectionId: section.id,
            where,
            label: [itemWords(parsed.definition.fields, parsed.content, place.path), found.label]
              .filter(Boolean)
              .join(', '),
          }),
        ),
      )
    }),
    ...page('Penawaran', 'offer', [
      [['name'], 'Nama penawaran', offer.name, 90],
      [['coach'], 'Mentor', offer.coach, 60],
      [['cta', 'label'], 'Label tombol penawaran', offer.cta.label, 28],
    ]),
    ...page('Mesin pencari', 'seo', [
      [['title'], 'Judul SEO', seo.title, 70],
      [['description'], 'Deskripsi SEO', seo.description, 180],
    ]),
  ]
}

type Bare =
  | { path: string[]; label: string; maxLength: number; kind: 'plain'; value: string }
  | { path: string[]; label: string; maxLength: number; kind: 'rich'; value: RichText }

function ofField({ path, field, value }: FieldPlace, layout: unknown): Bare[] {
  const label = labelIn(field, layout)
  if (field.kind === 'text' && typeof value === 'string')
    return [{ kind: 'plain', path, label, value, maxLength: field.maxLength }]
  if (field.kind === 'richText' && isRecord(value) && value.type === 'doc')
    return [{ kind: 'rich', path, label, value: value as unknown as RichText, maxLength: field.maxLength }]
  if (field.kind === 'image' && isRecord(value) && typeof value.alt === 'string')
    return [
      { kind: 'plain', path: [...path, 'alt'], label: `Teks alternatif ${label}`, value: value.alt, maxLength: 125 },
    ]
  if (field.kind === 'cta' && isRecord(value))
    return ['label', 'note'].flatMap((part): Bare[] => {
      const [written, known] = [value[part], ctaPart(part, field.suffix)]
      return typeof written === 'string' && known
        ? [{ kind: 'plain', path: [...path, part], label: known.label, value: written, maxLength: known.maxLength }]
        : []
    })
  return []
}

/** Which item of a list a path leads into: `Kartu 2`; with those inside of it `Bab 1, Pelajaran 3`. */
function itemWords(
  fields: Readonly<Record<string, FieldPlace['field']>>,
  content: Readonly<Record<string, unknown>>,
  [key, ...rest]: readonly string[],
): string {
  const field = key === undefined ? undefined : fields[key]
  const value = key === undefined ? undefined : content[key]
  if (field?.kind === 'group' && isRecord(value)) return itemWords(field.fields, value, rest)
  if (field?.kind !== 'list' || !Array.isArray(value) || rest.length === 0) return ''
  const [id, ...below] = rest
  const index = value.findIndex((item: unknown) => idOf(item) === id)
  const item: unknown = value[index]
  const inner = isRecord(item) ? itemWords(field.fields, item, below) : ''
  return [`${field.itemLabel} ${index + 1}`, inner].filter(Boolean).join(', ')
}
