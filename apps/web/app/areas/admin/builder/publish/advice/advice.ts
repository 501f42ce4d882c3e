import type { Finding, PageDocument, StoredSection } from '@naikkelas/page'
import { isEmpty } from '@naikkelas/page'
import { chips, formatRupiah, parseSection } from '@naikkelas/ui/sections/registry'
import { plainText, type RichText } from '@naikkelas/ui/rich-text/schema'
import { type FieldPlace, fieldPlaces, idOf, isRecord } from './field-places.ts'
import { isSampleText, sampleable } from './sample-words.ts'

/** What a page would be better without, or with: nothing of it keeps the page from going live. */
export function adviceOf(document: PageDocument, now: number): Finding[] {
  return [
    ...offerAdvice(document, now),
    ...document.sections.filter(({ settings }) => !settings.isHidden).flatMap(sectionAdvice),
  ]
}

function sectionAdvice(section: StoredSection): Finding[] {
  const parsed = parseSection(section)
  if (parsed.kind === 'unknown') return []
  const places = fieldPlaces(parsed.definition.fields, parsed.content)
  return [
    ...sampleAdvice(section.type, places),
    ...pictureAdvice(section.type, parsed.content, places),
    ...emptyItemAdvice(places),
    ...chipAdvice(places),
  ].map((finding) => ({ ...finding, sectionId: section.id }))
}

type Advice = Omit<Finding, 'sectionId'>

function sampleAdvice(type: string, places: readonly FieldPlace[]): Advice[] {
  const samples = places.flatMap(({ path, field, value }) => {
    const words = sampleable(field, value)
    // A short heading of ours may well be the right one: "Materi kelas".
    const isHeading = path.length === 1 && path[0] === 'title' && (words?.split(' ').length ?? 0) <= 3
    return words !== undefined && !isHeading && isSampleText(words, type) ? [{ path, words }] : []
  })
  const [first] = samples
  if (!first) return []
  const words = first.words.length > 42 ? `${first.words.slice(0, 41)}…` : first.words
  const message =
    samples.length === 1
      ? `Masih teks contoh: "${words}"`
      : `${samples.length} teks masih teks contoh, mulai dari "${words}"`
  return [{ path: first.path, message }]
}

// Elsewhere a picture is a choice, or publishing asks for it.
const shows: ReadonlySet<string> = new Set(['image_paragraph'])

function pictureAdvice(
  type: string,
  content: Readonly<Record<string, unknown>>,
  places: readonly FieldPlace[],
): Advice[] {
  const pictures = places.filter(({ field }) => field.kind === 'image')
  const own = pictures.find(({ path }) => path.length === 1 && path[0] === 'image')
  const isBare = own && shows.has(type) && isEmpty(own.value) && isEmpty(content.video ?? null)
  return [
    ...(isBare ? [{ path: own.path, message: 'Bagian ini belum punya gambar' }] : []),
    ...pictures
      .filter(({ value }) => isRecord(value) && !isEmpty(value) && value.isDecorative !== true && isEmpty(value.alt))
      .map(({ path }) => ({ path, message: 'Gambar belum punya teks alternatif' })),
  ]
}

function emptyItemAdvice(places: readonly FieldPlace[]): Advice[] {
  return places.flatMap(({ path, field, value }) => {
    if (field.kind !== 'list' || !Array.isArray(value)) return []
    return value.flatMap((item: unknown, index): Advice[] => {
      if (!isRecord(item)) return []
      const isBlank = Object.entries(field.fields)
        .filter(([, part]) => ['text', 'richText', 'image', 'list'].includes(part.kind))
        .every(([key]) => isEmpty(item[key]))
      return isBlank
        ? [{ path: [...path, idOf(item), field.titleKey], message: `${field.itemLabel} ${index + 1} masih kosong` }]
        : []
    })
  })
}

const chipLike = /\{([a-z_]{3,20})\}/g
const known: ReadonlySet<string> = new Set(chips)

function chipAdvice(places: readonly FieldPlace[]): Advice[] {
  return places.flatMap(({ path, field, value }) => {
    const words = field.kind === 'text' && typeof value === 'string' ? value : richWords(field.kind, value)
    return [...words.matchAll(chipLike)]
      .filter(([, name]) => name !== undefined && !known.has(name))
      .map(([chip]) => ({ path, message: `Penanda ${chip} tidak dikenal dan akan tampil apa adanya` }))
  })
}

const richWords = (kind: string, value: unknown) =>
  kind === 'richText' && isRecord(value) ? plainText(value as unknown as RichText) : ''

function offerAdvice({ offer }: PageDocument, now: number): Finding[] {
  const { price, strikePrice, deadline } = offer
  const at = (key: string) => ({ sectionId: null, path: ['offer', key] })
  return [
    ...(strikePrice !== null && price !== null && strikePrice <= price
      ? [{ ...at('strikePrice'), message: `Harga sebelum diskon tidak lebih tinggi dari ${formatRupiah(price)}` }]
      : []),
    ...(deadline !== null && Date.parse(deadline) < now
      ? [{ ...at('deadline'), message: 'Tenggat penawaran sudah lewat' }]
      : []),
  ]
}
