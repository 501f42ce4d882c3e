import { isJsonObject, type Json, type PageDifference } from '@naikkelas/page'
import { formatDateTime, formatRupiah } from '@naikkelas/ui/format'
import type { Link } from '@naikkelas/ui/sections/registry'
import { linkWordLabels } from '../../share/link-word-labels.ts'
import { linkWords } from '../links/link-words.ts'
import type { DifferenceWords } from './difference-words.ts'
import type { SidePage } from '../state/sides.ts'

type Say = (value: Json, page: SidePage) => string

const nothing = '(kosong)'
const asIs: Say = (value) => (value === null || value === '' ? nothing : String(value))
const rupiah: Say = (value) => (typeof value === 'number' ? formatRupiah(value) : nothing)
const instant: Say = (value) => (typeof value === 'string' ? formatDateTime(value) : nothing)
const yesOrNo: Say = (value) => (value === true ? 'Ya' : 'Tidak')
const oneOf =
  (words: Readonly<Record<string, string>>): Say =>
  (value) =>
    words[String(value)] ?? String(value)

/** Labels of the page settings; `isText` where single words are marked. */
const known: Readonly<Record<string, { label: string; say: Say; isText?: boolean }>> = {
  'theme.font': {
    label: 'Huruf',
    say: oneOf({ roboto: 'Roboto', arial: 'Arial', montserrat: 'Montserrat', poppins: 'Poppins' }),
  },
  'theme.rounded': { label: 'Sudut', say: oneOf({ none: 'Siku', medium: 'Sedang', full: 'Bulat' }) },
  'theme.brand': { label: 'Warna merek', say: asIs },
  'theme.accent': { label: 'Warna tombol dan sorotan', say: (value) => (value === null ? 'Kunyit' : String(value)) },
  'theme.mode': { label: 'Mode', say: oneOf({ light: 'Terang', dark: 'Gelap' }) },
  'offer.name': { label: 'Nama penawaran', say: asIs, isText: true },
  'offer.price': { label: 'Harga penawaran', say: rupiah },
  'offer.strikePrice': { label: 'Harga sebelum diskon', say: rupiah },
  'offer.deadline': { label: 'Tenggat', say: instant },
  'offer.seats': { label: 'Sisa kursi', say: asIs },
  'offer.coach': { label: 'Mentor', say: asIs, isText: true },
  'offer.whatsapp': { label: 'WhatsApp penawaran', say: asIs },
  'offer.cta': { label: 'Tombol penawaran', say: buttonWords },
  'offer.record': {
    label: 'Sumber data penawaran',
    say: (value) => (value === null ? 'Diketik sendiri' : 'Terhubung'),
  },
  'offer.bound': {
    label: 'Isian yang mengikuti sumber data',
    say: (value) => String(Array.isArray(value) ? value.length : 0),
  },
  'seo.title': { label: 'Judul SEO', say: asIs, isText: true },
  'seo.description': { label: 'Deskripsi SEO', say: asIs, isText: true },
  'seo.imageId': {
    label: 'Gambar saat dibagikan',
    say: (value, { media }) => (typeof value === 'string' ? (media.get(value)?.fileName ?? 'Gambar lain') : nothing),
  },
  'seo.isIndexed': { label: 'Boleh muncul di mesin pencari', say: yesOrNo },
  ...Object.fromEntries(
    Object.entries(linkWordLabels).map(([name, label]) => [
      `linkWords.${name}`,
      { label: `Kata dari tautan: ${label}`, say: wordOfLink },
    ]),
  ),
  'page.template': { label: 'Jenis halaman', say: oneOf({ 0: 'Halaman landing', 1: 'Halaman tautan' }) },
}

/** Changes of the page as a whole, with the labels of its settings. */
export function pageDifferenceWords(
  { part, key, before, after }: PageDifference,
  sides: { before: SidePage; after: SidePage },
): DifferenceWords {
  const { label, say, isText = false } = known[`${part}.${key}`] ?? { label: key, say: asIs }
  return { label, before: say(before, sides.before), after: say(after, sides.after), isText }
}

function wordOfLink(value: Json): string {
  if (!isJsonObject(value)) return nothing
  const words = Array.isArray(value.words) ? value.words.map(String) : []
  return [String(value.fallback ?? '') || nothing, words.join(', ')].filter(Boolean).join('; ')
}

function buttonWords(value: Json, { document }: SidePage): string {
  if (!isJsonObject(value)) return nothing
  const target = isJsonObject(value.target) ? linkWords(value.target as unknown as Link, document, new Map()) : ''
  return [String(value.label ?? ''), target].filter(Boolean).join(' → ') || nothing
}
