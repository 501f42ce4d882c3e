import * as z from 'zod/mini'
import type { Field } from '../fields.ts'
import { imageSchema, linkSchema, noImage, noLink, text } from '../values.ts'

/** What a testimonial is made of, whatever the section draws of it. */
export const sayingShape = {
  quote: text(280),
  /** What came of it, in a few words: `3 jam jadi 20 menit`. */
  result: text(24),
  name: text(40),
  role: text(40),
  city: text(24),
  image: imageSchema,
  /** Where it was first published, so that it can be checked. */
  source: linkSchema,
  /** When the person agreed to be quoted. Kept, never drawn. */
  consentedAt: z.nullable(z.iso.datetime({ offset: true })),
} as const

export const noSaying = {
  quote: '',
  result: '',
  name: '',
  role: '',
  city: '',
  image: noImage,
  source: noLink,
  consentedAt: null,
} as const

/** What a new testimonial holds: where to write, and no claim. */
export const newSaying = {
  ...noSaying,
  quote: 'Tulis kata-kata peserta di sini, persis seperti yang ia sampaikan.',
  name: 'Nama peserta',
} as const

export const sayingFields = {
  quote: {
    kind: 'text',
    label: 'Kutipan',
    maxLength: 280,
    bestLength: 160,
    isMultiline: true,
    hint: 'Pakai kata-katanya sendiri dengan izinnya. Tanda kutip ditambahkan otomatis.',
  },
  result: {
    kind: 'text',
    label: 'Hasil',
    maxLength: 24,
    hint: 'Tulis hasil yang bisa dihitung, misalnya “Stok habis dalam seminggu”.',
  },
  name: { kind: 'text', label: 'Nama', maxLength: 40 },
  role: { kind: 'text', label: 'Peran', maxLength: 40 },
  city: { kind: 'text', label: 'Kota', maxLength: 24 },
  image: { kind: 'image', label: 'Foto' },
  source: { kind: 'link', label: 'Sumber', hint: 'Tautan ke ulasan atau unggahan aslinya, jika ada.' },
  consentedAt: {
    kind: 'instant',
    label: 'Tanggal persetujuan',
    hint: 'Tanggal orang ini setuju dikutip. Tidak tampil di halaman.',
    group: 'behaviour',
  },
} as const satisfies Readonly<Record<keyof typeof sayingShape, Field>>
