import * as z from 'zod/mini'
import { defineSection, type Finding } from '../define-section.ts'
import {
  iconSchema,
  imageSchema,
  linkSchema,
  listOf,
  noImage,
  noLink,
  shortIdSchema,
  strictObject,
  text,
} from '../values.ts'
import { listingSchema, noListing, unfinishedListing } from '../parts/listing.schema.ts'
import { gridCardFields } from './grid-card-fields.ts'

const item = strictObject(() => ({
  id: shortIdSchema,
  icon: iconSchema,
  image: imageSchema,
  /** The name of who is quoted in the `quote` layout. */
  title: text(50),
  text: text(280),
  role: text(40),
  badge: text(24),
  target: linkSchema,
}))

const content = strictObject(() => ({
  layout: z.enum(['feature', 'even', 'numbered', 'slide', 'quote']),
  eyebrow: text(32),
  title: text(80),
  intro: text(200),
  /** Records of the catalogue in place of the items. */
  listing: listingSchema,
  items: listOf(item, 12),
}))
export type GridCardContent = z.infer<typeof content>

const newItem = { icon: '', image: noImage, title: '', text: '', role: '', badge: '', target: noLink } as const

export const gridCard = defineSection<GridCardContent>({
  type: 'grid_card',
  version: 2,
  label: 'Kartu grid',
  purpose: 'Manfaat, layanan, langkah, atau cerita peserta dalam kartu yang tertata.',
  group: 'content',
  keywords: ['katalog', 'kelas', 'manfaat', 'keunggulan', 'testimoni', 'langkah', 'layanan', 'benefit', 'card', 'grid'],
  content,
  defaults: {
    layout: 'even',
    eyebrow: '',
    title: 'Yang Anda dapatkan',
    intro: '',
    listing: noListing,
    items: [
      {
        ...newItem,
        id: 'kartu-0001',
        icon: 'buku',
        title: 'Poin pertama',
        text: 'Satu hal yang paling Anda butuhkan, dijelaskan dalam satu kalimat.',
      },
      {
        ...newItem,
        id: 'kartu-0002',
        icon: 'obrolan',
        title: 'Poin kedua',
        text: 'Hal berikutnya, dengan contoh dari keseharian.',
      },
      {
        ...newItem,
        id: 'kartu-0003',
        icon: 'tangga',
        title: 'Poin ketiga',
        text: 'Hal yang membedakan tawaran ini dari yang lain.',
      },
    ],
  },
  fields: gridCardFields(newItem),
  complete: { title: 'Judul belum diisi' },
  check: unfinished,
  // Version 1 had no records of the catalogue.
  upgrades: { 1: (content) => ({ ...content, listing: noListing }) },
})

function unfinished({ layout, listing, items }: GridCardContent): Finding[] {
  if (listing.by !== 'none') return unfinishedListing(listing)
  if (items.length === 0) return [{ path: ['items'], message: 'Belum ada kartu satu pun' }]
  const isQuote = layout === 'quote'
  return items.flatMap(({ id, title, text: body }) => [
    ...(title.trim() === ''
      ? [{ path: ['items', id, 'title'], message: isQuote ? 'Nama belum diisi' : 'Judul kartu belum diisi' }]
      : []),
    ...(isQuote && body.trim() === '' ? [{ path: ['items', id, 'text'], message: 'Kutipan belum diisi' }] : []),
  ])
}
