import * as z from 'zod/mini'
import { defineSection, type Finding } from '../define-section.ts'
import { iconSchema, listOf, shortIdSchema, strictObject, text } from '../values.ts'

const content = strictObject(() => ({
  layout: z.enum(['strip', 'guarantee', 'payments']),
  eyebrow: text(32),
  title: text(80),
  intro: text(200),
  items: listOf(z.strictObject({ id: shortIdSchema, icon: iconSchema, title: text(40), text: text(120) }), 6),
  guarantee: z.strictObject({ title: text(60), text: text(280), stamp: text(20), signer: text(40) }),
  payments: listOf(z.strictObject({ id: shortIdSchema, name: text(24) }), 16),
}))
export type TrustContent = z.infer<typeof content>

export const trust = defineSection<TrustContent>({
  type: 'trust',
  version: 1,
  label: 'Jaminan',
  purpose: 'Menghilangkan ragu sebelum membayar: garansi, keamanan, cara bayar.',
  group: 'proof',
  keywords: ['garansi', 'aman', 'percaya', 'pembayaran', 'uang kembali', 'trust', 'guarantee', 'badges'],
  content,
  defaults: {
    layout: 'strip',
    eyebrow: '',
    title: 'Tenang sebelum membayar',
    intro: '',
    items: [
      { id: 'tenang0001', icon: 'perisai', title: 'Pembayaran aman', text: 'Lewat halaman pembayaran resmi kami.' },
      { id: 'tenang0002', icon: 'obrolan', title: 'Ada yang menjawab', text: 'Tanya dulu sebelum mendaftar.' },
      { id: 'tenang0003', icon: 'nota', title: 'Nota setiap pembayaran', text: 'Dikirim ke alamat e-mail Anda.' },
    ],
    guarantee: { title: 'Tulis garansi Anda di sini', text: '', stamp: '', signer: '' },
    payments: [],
  },
  fields: {
    layout: {
      kind: 'layout',
      label: 'Tata letak',
      options: [
        { value: 'strip', label: 'Deretan' },
        { value: 'guarantee', label: 'Surat garansi' },
        { value: 'payments', label: 'Cara bayar' },
      ],
    },
    eyebrow: { kind: 'text', label: 'Teks kecil di atas', maxLength: 32 },
    title: { kind: 'text', label: 'Judul', maxLength: 80, bestLength: 45 },
    intro: { kind: 'text', label: 'Teks', maxLength: 200, bestLength: 120, isMultiline: true },
    items: {
      kind: 'list',
      label: 'Jaminan',
      itemLabel: 'Jaminan',
      min: 0,
      max: 6,
      titleKey: 'title',
      newItem: { icon: '', title: '', text: '' },
      hint: 'Isi hanya jaminan yang benar-benar Anda jalankan.',
      fields: {
        icon: { kind: 'icon', label: 'Ikon' },
        title: { kind: 'text', label: 'Judul jaminan', maxLength: 40, bestLength: 28 },
        text: { kind: 'text', label: 'Teks jaminan', maxLength: 120, bestLength: 80, isMultiline: true },
      },
    },
    guarantee: {
      kind: 'group',
      label: 'Surat garansi',
      layouts: ['guarantee'],
      fields: {
        title: { kind: 'text', label: 'Judul garansi', maxLength: 60 },
        text: {
          kind: 'text',
          label: 'Isi garansi',
          maxLength: 280,
          isMultiline: true,
          hint: 'Jelaskan masa berlaku garansi, syaratnya, dan cara memintanya.',
        },
        stamp: { kind: 'text', label: 'Tulisan stempel', maxLength: 20, examples: ['UANG KEMBALI'] },
        signer: { kind: 'text', label: 'Yang bertanggung jawab', maxLength: 40 },
      },
    },
    payments: {
      kind: 'list',
      label: 'Cara bayar',
      itemLabel: 'Cara bayar',
      min: 0,
      max: 16,
      titleKey: 'name',
      newItem: { name: '' },
      layouts: ['payments'],
      fields: { name: { kind: 'text', label: 'Nama cara bayar', maxLength: 24 } },
    },
  },
  complete: { title: 'Judul belum diisi' },
  check: unfinished,
  upgrades: {},
})

function unfinished({ layout, items, guarantee, payments }: TrustContent): Finding[] {
  switch (layout) {
    case 'strip':
      return items.length === 0 ? [{ path: ['items'], message: 'Belum ada jaminan satu pun' }] : []
    case 'guarantee':
      return guarantee.text.trim() === '' ? [{ path: ['guarantee', 'text'], message: 'Isi garansi belum ditulis' }] : []
    case 'payments':
      return payments.length === 0 ? [{ path: ['payments'], message: 'Belum ada cara bayar satu pun' }] : []
  }
}
