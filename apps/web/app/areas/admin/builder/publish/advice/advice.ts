import { truncated } from '@naikkelas/ui/format'
import {
  asksReaders,
  claimFindings,
  type FieldPlace,
  fieldPlaces,
  type Finding,
  headingFindings,
  isEmpty,
  type PageDocument,
  rhythmFindings,
  sharingFindings,
  type StoredSection,
} from '@naikkelas/page'
import { parseSection, sectionDefinition } from '@naikkelas/ui/sections/registry'
import { idOf, isRecord } from './field-places.ts'
import { isSampleText, sampleable } from './sample-words.ts'

/** Advice for a better page: none of it blocks publishing. */
export function adviceOf(document: PageDocument): Finding[] {
  return [
    ...document.sections.filter(({ settings }) => !settings.isHidden).flatMap(sectionAdvice),
    ...headingFindings(document),
    ...rhythmFindings(document),
    ...sharingFindings(document),
  ]
}

function sectionAdvice(section: StoredSection): Finding[] {
  const parsed = parseSection(section)
  if (parsed.kind === 'unknown') return []
  const places = fieldPlaces(parsed.definition.fields, parsed.content)
  return [
    ...sampleAdvice(section.type, parsed.content, places),
    ...consentAdvice(section.type, parsed.content),
    ...pictureAdvice(section.type, parsed.content, places),
    ...emptyItemAdvice(places),
  ].map((finding) => ({ ...finding, sectionId: section.id }))
}

type Advice = Omit<Finding, 'sectionId'>

function sampleAdvice(
  type: string,
  content: Readonly<Record<string, unknown>>,
  places: readonly FieldPlace[],
): Advice[] {
  // Sample claims block publishing; they are reported there.
  const claims = new Set(claimFindings(type, content).map(({ path }) => path.join('/')))
  const samples = places.flatMap(({ path, field, value }) => {
    if (claims.has(path.join('/'))) return []
    // The words that every new form begins with are meant to stay.
    if (path.join('/') === 'consent' && value === sectionDefinition(type)?.defaults.consent) return []
    const words = sampleable(field, value)
    // A short heading of ours may well be the right one: "Materi kelas".
    const isHeading = path.length === 1 && path[0] === 'title' && (words?.split(' ').length ?? 0) <= 3
    return words !== undefined && !isHeading && isSampleText(words, type) ? [{ path, words }] : []
  })
  const [first] = samples
  if (!first) return []
  const words = truncated(first.words, 42)
  const message =
    samples.length === 1
      ? `Masih teks contoh: “${words}”`
      : `${samples.length} teks masih teks contoh, mulai dari “${words}”`
  return [{ path: first.path, message }]
}

/** Personal data are stored with consent only. */
function consentAdvice(type: string, content: Readonly<Record<string, unknown>>): Advice[] {
  return asksReaders(type, content) && isEmpty(content.consent ?? '')
    ? [{ path: ['consent'], message: 'Formulir belum meminta persetujuan untuk menyimpan isiannya' }]
    : []
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

/** Fields of a form that bear a name of their own while none is written. */
const namedByKind: ReadonlySet<unknown> = new Set(['name', 'whatsapp', 'email'])

function emptyItemAdvice(places: readonly FieldPlace[]): Advice[] {
  return places.flatMap(({ path, field, value }) => {
    if (field.kind !== 'list' || !Array.isArray(value)) return []
    return value.flatMap((item: unknown, index): Advice[] => {
      if (!isRecord(item) || (path.at(-1) === 'fields' && namedByKind.has(item.kind))) return []
      const isBlank = Object.entries(field.fields)
        .filter(([, part]) => ['text', 'richText', 'image', 'list'].includes(part.kind))
        .every(([key]) => isEmpty(item[key]))
      return isBlank
        ? [{ path: [...path, idOf(item), field.titleKey], message: `${field.itemLabel} ${index + 1} masih kosong` }]
        : []
    })
  })
}
