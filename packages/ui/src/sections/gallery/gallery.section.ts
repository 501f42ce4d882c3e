import * as z from 'zod/mini'
import { defineSection, type Finding } from '../define-section.ts'
import { imageSchema, listOf, noImage, shortIdSchema, strictObject, text } from '../values.ts'

const item = strictObject(() => ({ id: shortIdSchema, image: imageSchema, caption: text(120) }))

const content = strictObject(() => ({
  layout: z.enum(['mosaic', 'strip', 'wall']),
  eyebrow: text(32),
  title: text(80),
  intro: text(200),
  items: listOf(item, 24),
  /** Whether a press shows a picture large. */
  isEnlargeable: z.boolean(),
}))
export type GalleryContent = z.infer<typeof content>

const newItem = { image: noImage, caption: '' }

export const gallery = defineSection<GalleryContent>({
  type: 'gallery',
  version: 1,
  label: 'Galeri',
  purpose: 'Foto kelas, karya peserta, atau suasana acara dalam susunan yang tidak seragam.',
  group: 'content',
  keywords: ['foto', 'gambar', 'karya', 'dokumentasi', 'portofolio', 'album', 'gallery'],
  content,
  defaults: {
    layout: 'mosaic',
    eyebrow: '',
    title: 'Suasana kelas',
    intro: '',
    items: [
      { ...newItem, id: 'foto-00001' },
      { ...newItem, id: 'foto-00002' },
      { ...newItem, id: 'foto-00003' },
    ],
    isEnlargeable: true,
  },
  fields: {
    layout: {
      kind: 'layout',
      label: 'Tata letak',
      options: [
        { value: 'mosaic', label: 'Mosaik' },
        { value: 'strip', label: 'Geser menyamping' },
        { value: 'wall', label: 'Dinding foto' },
      ],
    },
    eyebrow: { kind: 'text', label: 'Teks kecil di atas', maxLength: 32 },
    title: {
      kind: 'text',
      label: 'Judul',
      maxLength: 80,
      bestLength: 45,
      examples: ['Suasana angkatan lalu', 'Karya peserta'],
    },
    intro: { kind: 'text', label: 'Teks', maxLength: 200, bestLength: 120, isMultiline: true },
    items: {
      kind: 'list',
      label: 'Foto',
      itemLabel: 'Foto',
      min: 1,
      max: 24,
      titleKey: 'caption',
      newItem,
      hint: 'Pada tata letak Mosaik, foto pertama paling besar jika ada enam foto.',
      fields: {
        image: { kind: 'image', label: 'Gambar' },
        caption: { kind: 'text', label: 'Keterangan', maxLength: 120, bestLength: 60 },
      },
    },
    isEnlargeable: { kind: 'toggle', label: 'Perbesar foto saat ditekan', group: 'behaviour' },
  },
  complete: {},
  check: unfinished,
  upgrades: {},
})

function unfinished({ items }: GalleryContent): Finding[] {
  if (items.length === 0) return [{ path: ['items'], message: 'Belum ada foto satu pun' }]
  return items
    .filter(({ image }) => image.mediaId === '')
    .map(({ id }) => ({ path: ['items', id, 'image'], message: 'Foto ini belum dipilih' }))
}
