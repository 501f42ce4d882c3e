import { type Chip, chips, chipsIn, chipText, type Field, type Offer } from '@naikkelas/ui/sections/registry'
import { plainText, type RichText } from '@naikkelas/ui/rich-text/schema'
import type { Finding } from './finding.ts'
import type { PageDocument } from './document.ts'
import { isJsonObject } from './json.ts'
import { fallbackOf, linkWordNames, linkWordsIn } from './link-words/link-words.ts'
import { orderWordNames, orderWordsIn } from './order-words/order-words.ts'

/** Findings about the offer itself, before any text uses it. */
export function offerFindings({ offer }: PageDocument, now: Date): Finding[] {
  const { price, strikePrice, deadline } = offer
  const at = (key: keyof Offer, message: string): Finding => ({ sectionId: null, path: ['offer', key], message })
  return [
    ...(price !== null && strikePrice !== null && strikePrice <= price
      ? [at('strikePrice', 'Harga sebelum diskon harus lebih tinggi dari harga')]
      : []),
    ...(deadline !== null && Date.parse(deadline) <= now.getTime()
      ? [at('deadline', 'Tenggat penawaran sudah lewat. Perbarui atau kosongkan.')]
      : []),
  ]
}

/** A text and its place, for the check of chips. */
export interface DrawnText {
  path: readonly string[]
  text: string
}

/** Texts of one place of a page; `where` describes it, after "dipakai di". */
export interface NamingTexts {
  where: string
  texts: readonly DrawnText[]
}

interface Said {
  linkWords: PageDocument['linkWords']
  sectionId: string | null
  /** Whether the page thanks for an order. */
  hasOrder: boolean
}

/** Unknown words in braces, placeholders without a default, and those of an order where there is none. */
export function chipFindings(texts: readonly DrawnText[], { linkWords, sectionId, hasOrder }: Said): Finding[] {
  const fallback = fallbackOf(linkWords)
  return texts.flatMap(({ path, text }) => {
    const words = new Set([...text.matchAll(WORD_IN_BRACES)].map(([, word = '']) => word))
    return [
      ...[...words]
        .filter((word) => !known.includes(word))
        .map((word) => ({ sectionId, path, message: `{${word}} bukan isian penawaran${nearest(word)}` })),
      ...[...new Set(linkWordsIn(text))]
        .filter((name) => fallback(name) === undefined)
        .map((name) => ({
          sectionId,
          path,
          message: `Teks ini memakai {${name}}, tetapi kata bawaannya belum diisi di pengaturan halaman`,
        })),
      ...(hasOrder ? [] : [...new Set(orderWordsIn(text))]).map((name) => ({
        sectionId,
        path,
        message: `{${name}} hanya terisi di halaman terima kasih`,
      })),
    ]
  })
}

/**
 * Offer values that texts use and the offer lacks. Each is one finding, however many texts use it, at the place where
 * it can be fixed: the offer, or its record if the offer is bound to one.
 */
export function missingValueFindings({ offer }: PageDocument, places: readonly NamingTexts[]): Finding[] {
  return chips
    .filter((chip) => chipText(chip, offer) === '')
    .flatMap((chip) => {
      const { key, name } = missingValue(chip, offer)
      // A former price that is not higher has a finding of its own.
      if (offer[key] !== null && offer[key] !== '') return []
      const named = places.filter(({ texts }) => texts.some(({ text }) => chipsIn(text).includes(chip)))
      if (named.length === 0) return []
      const isBound = (offer.bound as readonly string[]).includes(key)
      const where = listed.format(named.map((place) => place.where))
      return [
        {
          sectionId: null,
          path: ['offer', isBound ? 'record' : key],
          message: `${name} belum diisi${isBound ? ' di katalog' : ''}, padahal {${chip}} dipakai di ${where}`,
        },
      ]
    })
}

const listed = new Intl.ListFormat('id-ID')

/** Data of search engines and messengers. */
export function seoTexts({ seo }: PageDocument): DrawnText[] {
  return (['title', 'description'] as const).map((key) => ({ path: ['seo', key], text: seo[key] }))
}

const WORD_IN_BRACES = /\{([\p{L}\d_]{2,24})\}/gu

const known: readonly string[] = [...chips, ...linkWordNames, ...orderWordNames]

function missingValue(chip: Chip, { price }: Offer): { key: keyof Offer; name: string } {
  switch (chip) {
    case 'harga':
      return { key: 'price', name: 'Harga penawaran' }
    case 'hemat':
      return price === null
        ? { key: 'price', name: 'Harga penawaran' }
        : { key: 'strikePrice', name: 'Harga sebelum diskon' }
    case 'tenggat':
      return { key: 'deadline', name: 'Tenggat penawaran' }
    case 'sisa_kursi':
      return { key: 'seats', name: 'Sisa kursi' }
    case 'mentor':
      return { key: 'coach', name: 'Nama mentor' }
  }
}

// Typos usually keep the first letters.
function nearest(word: string): string {
  const [meant] = known
    .map((name) => ({ name, shared: sharedStart(name, word) }))
    .filter(({ shared }) => shared >= 3)
    .sort((one, other) => other.shared - one.shared)
  return meant === undefined ? '' : `. Maksudnya {${meant.name}}?`
}

function sharedStart(name: string, word: string): number {
  const [one, other] = [name, word.toLowerCase()].map((text) => text.replaceAll('_', ''))
  let at = 0
  while (one?.[at] !== undefined && one[at] === other?.[at]) at += 1
  return at
}

/** Every text of a content that its layout draws. */
export function drawnTexts(
  fields: Readonly<Record<string, Field>>,
  content: Readonly<Record<string, unknown>>,
  layout: unknown,
  path: readonly string[],
): DrawnText[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    if (field.layouts && !field.layouts.includes(String(layout))) return []
    return textsOf(field, content[key], layout, [...path, key])
  })
}

function textsOf(field: Field, value: unknown, layout: unknown, path: readonly string[]): DrawnText[] {
  switch (field.kind) {
    case 'text':
      return typeof value === 'string' ? [{ path, text: value }] : []
    case 'richText':
      return [{ path, text: plainText(value as RichText) }]
    case 'cta':
      if (!isJsonObject(value) || value.label === '') return []
      return (['label', 'note'] as const).map((key) => ({ path: [...path, key], text: String(value[key] ?? '') }))
    case 'group':
      return isJsonObject(value) ? drawnTexts(field.fields, value, layout, path) : []
    case 'list':
      if (!Array.isArray(value)) return []
      return value.flatMap((item: unknown) =>
        isJsonObject(item) ? drawnTexts(field.fields, item, layout, [...path, String(item.id)]) : [],
      )
    default:
      return []
  }
}
