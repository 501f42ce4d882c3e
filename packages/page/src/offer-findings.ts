import { type Chip, chips, chipsIn, chipText, type Field, type Offer } from '@naikkelas/ui/sections/registry'
import { plainText, type RichText } from '@naikkelas/ui/rich-text/schema'
import type { Finding } from './completeness.ts'
import type { PageDocument } from './document.ts'
import { isJsonObject } from './json.ts'

type Place = Omit<Finding, 'message'>

/** What is wrong with the offer itself, before any text tells it. */
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

/** Texts that name a value the offer does not hold, or one that no offer has. */
export function chipFindings(
  fields: Readonly<Record<string, Field>>,
  content: Readonly<Record<string, unknown>>,
  { offer, sectionId }: { offer: Offer; sectionId: string | null },
): Finding[] {
  return drawnTexts(fields, content, content.layout, []).flatMap(({ path, text }) =>
    textFindings(text, offer, { sectionId, path }),
  )
}

/** The same for what search engines and messengers show. */
export function seoFindings({ seo, offer }: PageDocument): Finding[] {
  return (['title', 'description'] as const).flatMap((key) =>
    textFindings(seo[key], offer, { sectionId: null, path: ['seo', key] }),
  )
}

const WORD_IN_BRACES = /\{([\p{L}\d_]{2,24})\}/gu

function textFindings(text: string, offer: Offer, place: Place): Finding[] {
  if (!text.includes('{')) return []
  const known = new Set<string>(chips)
  const unknown = [...text.matchAll(WORD_IN_BRACES)].map(([, word = '']) => word).filter((word) => !known.has(word))
  return [
    ...[...new Set(unknown)].map((word) => ({ ...place, message: `{${word}} bukan isian penawaran${nearest(word)}` })),
    ...[...new Set(chipsIn(text))]
      .filter((chip) => chipText(chip, offer) === '')
      .map((chip) => ({ ...place, message: `Teks ini memakai {${chip}}, tetapi ${missingValues[chip]}` })),
  ]
}

const missingValues: Readonly<Record<Chip, string>> = {
  harga: 'harga penawaran belum diisi',
  hemat: 'harga sebelum diskon belum diisi',
  tenggat: 'tenggat penawaran belum diisi',
  sisa_kursi: 'sisa kursi belum diisi',
  mentor: 'nama mentor belum diisi',
}

// Slips of a finger begin as the right word does.
function nearest(word: string): string {
  const start = word.toLowerCase().slice(0, 3)
  const meant = chips.find((chip) => chip.startsWith(start) || chip.replace('_', '').startsWith(start))
  return meant === undefined ? '' : `. Maksudnya {${meant}}?`
}

interface DrawnText {
  path: readonly string[]
  text: string
}

/** Every text of a content that its layout draws. */
function drawnTexts(
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
