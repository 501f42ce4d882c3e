import * as z from 'zod/mini'
import { defineSection } from '../define-section.ts'
import { ctaSchema, imageSchema, listOf, noCta, noImage, shortIdSchema, strictObject, text } from '../values.ts'

const fact = strictObject(() => ({ id: shortIdSchema, value: text(24), label: text(28) }))

const content = strictObject(() => ({
  layout: z.enum(['portrait', 'cover', 'steps']),
  /** The name of a person or a shop. */
  title: text(40),
  role: text(60),
  bio: text(160),
  image: imageSchema,
  cover: imageSchema,
  facts: listOf(fact, 3),
  cta: ctaSchema,
}))
export type ProfileHeaderContent = z.infer<typeof content>

export const profileHeader = defineSection<ProfileHeaderContent>({
  type: 'profile_header',
  version: 1,
  label: 'Header profil',
  purpose: 'Wajah, nama, dan satu kalimat tentang Anda, sebagai pembuka halaman tautan.',
  group: 'links',
  keywords: ['profil', 'bio', 'foto', 'linktree', 'avatar', 'toko', 'kreator', 'profile'],
  content,
  defaults: {
    layout: 'portrait',
    title: 'Nama Anda',
    role: 'Mentor usaha kecil',
    bio: 'Membantu pemilik toko mengerti angka penjualannya sendiri.',
    image: noImage,
    cover: noImage,
    facts: [],
    cta: noCta,
  },
  settings: { tone: 'brand' },
  fields: {
    layout: {
      kind: 'layout',
      label: 'Tata letak',
      options: [
        { value: 'portrait', label: 'Potret di tengah' },
        { value: 'cover', label: 'Sampul toko' },
        { value: 'steps', label: 'Di atas tangga' },
      ],
    },
    title: { kind: 'text', label: 'Nama', maxLength: 40, bestLength: 24, examples: ['Sinta Maharani', 'Kopi Ratna'] },
    role: {
      kind: 'text',
      label: 'Peran',
      maxLength: 60,
      bestLength: 40,
      examples: ['Mentor data untuk toko daring', 'Kedai kopi dan kelas seduh'],
    },
    bio: {
      kind: 'text',
      label: 'Bio',
      maxLength: 160,
      bestLength: 120,
      isMultiline: true,
      hint: 'Sebutkan siapa yang Anda bantu dan dengan cara apa.',
    },
    image: { kind: 'image', label: 'Potret', hint: 'Pakai foto wajah dari dekat atau logo toko.' },
    cover: { kind: 'image', label: 'Gambar sampul', layouts: ['cover'] },
    facts: {
      kind: 'list',
      label: 'Keterangan singkat',
      itemLabel: 'Keterangan',
      min: 0,
      max: 3,
      titleKey: 'value',
      newItem: { value: '', label: '' },
      fields: {
        value: { kind: 'text', label: 'Isi', maxLength: 24, examples: ['Sleman, DIY', 'Setiap hari'] },
        label: { kind: 'text', label: 'Artinya', maxLength: 28, examples: ['Domisili', 'Buka'] },
      },
    },
    cta: { kind: 'cta', label: 'Tombol' },
  },
  complete: { title: 'Nama belum diisi' },
  check: ({ facts }) =>
    facts
      .filter(({ value, label }) => value.trim() !== '' && label.trim() === '')
      .map(({ id }) => ({ path: ['facts', id, 'label'], message: 'Arti keterangan ini belum diisi' })),
  upgrades: {},
})
