import type { Field } from '../fields.ts'
import { consentField, formFieldsField } from '../parts/form-fields.ts'

/** The inspector's fields of contact. */
export const contactFields = {
  layout: {
    kind: 'layout',
    label: 'Tata letak',
    options: [
      { value: 'card', label: 'Kartu nama' },
      { value: 'lines', label: 'Baris besar' },
      { value: 'form', label: 'Formulir' },
    ],
  },
  eyebrow: { kind: 'text', label: 'Teks kecil di atas', maxLength: 32 },
  title: {
    kind: 'text',
    label: 'Judul',
    maxLength: 80,
    bestLength: 45,
    examples: ['Mari mengobrol dulu', 'Datang, telepon, atau kirim pesan'],
  },
  intro: { kind: 'text', label: 'Teks', maxLength: 200, bestLength: 120, isMultiline: true },
  name: { kind: 'text', label: 'Nama yang membalas', maxLength: 40 },
  role: { kind: 'text', label: 'Peran', maxLength: 40 },
  portrait: { kind: 'image', label: 'Foto', hint: 'Pakai foto wajah orang yang membalas.' },
  hours: { kind: 'text', label: 'Jam balas', maxLength: 60, examples: ['Senin–Sabtu, 08.00–20.00 WIB'] },
  chat: {
    kind: 'group',
    label: 'WhatsApp',
    fields: {
      number: {
        kind: 'text',
        label: 'Nomor WhatsApp',
        maxLength: 16,
        isUndrawn: true,
        hint: 'Kosongkan untuk memakai nomor penawaran.',
      },
      message: {
        kind: 'text',
        label: 'Pesan pembuka',
        maxLength: 160,
        isUndrawn: true,
        isMultiline: true,
        hint: 'Pesan ini sudah terisi saat obrolan terbuka. Pengunjung dapat mengubahnya.',
      },
    },
  },
  email: { kind: 'text', label: 'E-mail', maxLength: 80 },
  phone: { kind: 'text', label: 'Telepon', maxLength: 20 },
  address: { kind: 'text', label: 'Alamat', maxLength: 160, isMultiline: true },
  map: { kind: 'link', label: 'Tautan peta' },
  fields: formFieldsField(['form']),
  consent: consentField(['form']),
  cta: { kind: 'cta', label: 'Tombol kirim', layouts: ['form'] },
} satisfies Readonly<Record<string, Field>>
