import * as z from 'zod/mini'
import { defineSection, type Finding } from '../define-section.ts'
import { imageSchema, linkSchema, listOf, noImage, noLink, shortIdSchema, strictObject, text } from '../values.ts'

const item = strictObject(() => ({
  id: shortIdSchema,
  name: text(40),
  logo: imageSchema,
  note: text(60),
  target: linkSchema,
}))

const content = strictObject(() => ({
  layout: z.enum(['line', 'plates', 'register']),
  eyebrow: text(32),
  title: text(80),
  intro: text(200),
  items: listOf(item, 24),
}))
export type LogosContent = z.infer<typeof content>

const newItem = { name: '', logo: noImage, note: '', target: noLink }

export const logos = defineSection<LogosContent>({
  type: 'logos',
  version: 1,
  label: 'Logo dan nama',
  purpose: 'Siapa yang sudah bekerja sama atau memuat cerita Anda, dengan nama sebenarnya.',
  group: 'proof',
  keywords: ['klien', 'mitra', 'media', 'liputan', 'sponsor', 'logo', 'partner', 'brand'],
  content,
  defaults: {
    layout: 'line',
    eyebrow: '',
    title: 'Pernah bekerja bersama',
    intro: '',
    items: [
      { ...newItem, id: 'logo-00001', name: 'Nama mitra pertama' },
      { ...newItem, id: 'logo-00002', name: 'Nama mitra kedua' },
      { ...newItem, id: 'logo-00003', name: 'Nama mitra ketiga' },
    ],
  },
  settings: { spacing: 'tight' },
  fields: {
    layout: {
      kind: 'layout',
      label: 'Tata letak',
      options: [
        { value: 'line', label: 'Satu baris' },
        { value: 'plates', label: 'Papan nama' },
        { value: 'register', label: 'Buku tamu' },
      ],
    },
    eyebrow: { kind: 'text', label: 'Teks kecil di atas', maxLength: 32 },
    title: {
      kind: 'text',
      label: 'Judul',
      maxLength: 80,
      bestLength: 40,
      examples: ['Pernah bekerja bersama', 'Diliput oleh'],
    },
    intro: { kind: 'text', label: 'Teks', maxLength: 200, bestLength: 90, isMultiline: true },
    items: {
      kind: 'list',
      label: 'Nama',
      itemLabel: 'Nama',
      min: 1,
      max: 24,
      titleKey: 'name',
      newItem,
      hint: 'Isi hanya nama yang sudah mengizinkan. Anda bisa menempel beberapa baris sekaligus.',
      fields: {
        name: {
          kind: 'text',
          label: 'Nama',
          maxLength: 40,
          bestLength: 20,
          hint: 'Nama ini tetap dibacakan pembaca layar walaupun logo dipasang.',
        },
        logo: {
          kind: 'image',
          label: 'Logo',
          hint: 'Pakai gambar berlatar transparan. Ukuran semua logo disesuaikan otomatis.',
        },
        note: {
          kind: 'text',
          label: 'Keterangan',
          maxLength: 60,
          bestLength: 40,
          layouts: ['register'],
          examples: ['Pelatihan kasir, 2025'],
        },
        target: { kind: 'link', label: 'Tujuan', hint: 'Misalnya halaman yang memuat beritanya.' },
      },
    },
  },
  complete: {},
  check: unfinished,
  upgrades: {},
})

function unfinished({ items }: LogosContent): Finding[] {
  if (items.length === 0) return [{ path: ['items'], message: 'Belum ada nama satu pun' }]
  return items
    .filter(({ name }) => name.trim() === '')
    .map(({ id }) => ({ path: ['items', id, 'name'], message: 'Nama belum diisi' }))
}
