import * as z from 'zod/mini'
import { defineSection } from '../define-section.ts'
import { ctaSchema, imageSchema, noCta, noImage, strictObject, text } from '../values.ts'

const content = strictObject(() => ({
  layout: z.enum(['board', 'photo', 'quote', 'number']),
  eyebrow: text(32),
  title: text(70),
  highlight: text(60),
  text: text(200),
  /** One number to remember, as it is read: `6 jam`, `94%`. */
  value: text(10),
  image: imageSchema,
  align: z.enum(['start', 'center']),
  cta: ctaSchema,
}))
export type BackgroundFullContent = z.infer<typeof content>

export const backgroundFull = defineSection<BackgroundFullContent>({
  type: 'background_full',
  version: 1,
  label: 'Latar penuh',
  purpose: 'Satu pesan yang harus diingat, di atas latar selebar layar.',
  group: 'content',
  keywords: ['latar', 'papan', 'kutipan', 'angka besar', 'banner', 'background'],
  content,
  defaults: {
    layout: 'board',
    eyebrow: '',
    title: 'Satu hal yang perlu diingat pengunjung',
    highlight: '',
    text: 'Jelaskan alasannya dalam satu atau dua kalimat.',
    value: '',
    image: noImage,
    align: 'start',
    cta: noCta,
  },
  settings: { tone: 'board' },
  fields: {
    layout: {
      kind: 'layout',
      label: 'Tata letak',
      options: [
        { value: 'board', label: 'Papan' },
        { value: 'photo', label: 'Foto' },
        { value: 'quote', label: 'Kutipan' },
        { value: 'number', label: 'Angka' },
      ],
    },
    eyebrow: { kind: 'text', label: 'Teks kecil di atas', maxLength: 32 },
    title: {
      kind: 'text',
      label: 'Judul',
      maxLength: 70,
      bestLength: 45,
      labelByLayout: { quote: 'Kutipan' },
      examples: ['Waktu Anda terlalu berharga untuk salin-tempel'],
    },
    highlight: {
      kind: 'text',
      label: 'Kata yang disorot',
      maxLength: 60,
      isUndrawn: true,
      hint: 'Salin satu frasa persis seperti di judul.',
    },
    text: {
      kind: 'text',
      label: 'Teks',
      maxLength: 200,
      bestLength: 120,
      isMultiline: true,
      labelByLayout: { quote: 'Siapa yang mengatakan' },
    },
    value: {
      kind: 'text',
      label: 'Angka besar',
      maxLength: 10,
      bestLength: 5,
      layouts: ['number'],
      hint: 'Isi angka yang benar dan dapat diperiksa.',
      examples: ['6 jam', '94%'],
    },
    image: { kind: 'image', label: 'Gambar', layouts: ['board', 'photo', 'quote'] },
    align: {
      kind: 'choice',
      label: 'Perataan',
      group: 'look',
      layouts: ['quote', 'number'],
      options: [
        { value: 'start', label: 'Kiri' },
        { value: 'center', label: 'Tengah' },
      ],
    },
    cta: { kind: 'cta', label: 'Tombol' },
  },
  complete: { title: 'Judul belum diisi' },
  check: ({ layout, value }) =>
    layout === 'number' && value.trim() === '' ? [{ path: ['value'], message: 'Angka besar belum diisi' }] : [],
  upgrades: {},
})
