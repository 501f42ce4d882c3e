import { richTextOf } from '../packages/ui/src/rich-text/rich-text-value.ts'
import type { Field } from '../packages/ui/src/sections/fields.ts'
import { sections } from '../packages/ui/src/sections/registry.gen.ts'
import { views } from '../packages/ui/src/sections/views.gen.ts'

/** Long texts as Indonesian sellers write them. */
const sentences = [
  'Pendampingan berkelanjutan bagi penjual rumahan yang ingin mempertanggungjawabkan setiap pengeluaran iklannya',
  'Menyinkronkan persediaan antargudang tanpa mencatat ulang pesanan dari Tokopedia, Shopee, dan TikTok Shop',
  'Keterlambatan pengiriman yang berkepanjangan menurunkan kepercayaan pelanggan terhadap keseluruhan toko Anda',
  'Penyelenggara menyediakan sertifikat keikutsertaan serta rekaman yang dapat diputar ulang kapan pun diperlukan',
  'Perbandingan biaya administrasi, ongkos kirim bersubsidi, dan potongan promosi dijelaskan selangkah demi selangkah',
]

function longText(length: number, start: number): string {
  const words = Array.from({ length: sentences.length }, (_, index) => sentences[(start + index) % sentences.length])
    .join('. ')
    .split(' ')
  let text = ''
  for (const word of words) {
    if (`${text} ${word}`.trim().length > length) break
    text = `${text} ${word}`.trim()
  }
  return text === '' ? (sentences[start % sentences.length] ?? '').slice(0, length) : text
}

/** The content of a section with each of its texts as long as its field lets it be. */
export function longContent<Content>(view: unknown, content: Content): Content {
  const type = Object.entries(views).find(([, each]) => (each as unknown) === view)?.[0] as
    | keyof typeof sections
    | undefined
  if (type === undefined) return content
  return filled(
    sections[type].fields as unknown as Readonly<Record<string, Field>>,
    content as Record<string, unknown>,
  ) as Content
}

function filled(fields: Readonly<Record<string, Field>>, content: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(content).map(([key, value], index) => [key, longer(fields[key], value, index)]),
  )
}

function longer(field: Field | undefined, value: unknown, index: number): unknown {
  switch (field?.kind) {
    case 'text':
      return field.isUndrawn || value === '' || isFigure(value) ? value : longText(field.maxLength, index)
    case 'richText':
      return richTextOf(longText(Math.min(field.maxLength, 500), index))
    case 'cta':
      return { ...(value as object), label: longText(28, index), note: longText(60, index + 1) }
    case 'group':
      return filled(field.fields, value as Record<string, unknown>)
    case 'list':
      return (value as Record<string, unknown>[]).map((item) => filled(field.fields, item))
    default:
      return value
  }
}

/** Prices, dates and counts are as long as they get already, and mean nothing as words. */
const isFigure = (value: unknown) => typeof value === 'string' && value.length <= 24 && /\d/.test(value)

const wordy = new Set([
  'children',
  'label',
  'title',
  'description',
  'hint',
  'error',
  'text',
  'placeholder',
  'valueText',
])

/** Properties of a component's story with its words long: labels stay labels, but of the longest kind. */
export function longArgs(args: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value], index) => [
      name,
      wordy.has(name) && typeof value === 'string' ? longText(name === 'label' ? 70 : 110, index) : value,
    ]),
  )
}
