import * as z from 'zod/mini'
import { defineSection, type Finding } from '../define-section.ts'
import { consentField } from '../parts/form-fields.ts'
import { newConsent } from '../parts/form.schema.ts'
import { ctaSchema, noCta, strictObject, text } from '../values.ts'

const content = strictObject(() => ({
  layout: z.enum(['split', 'slip']),
  eyebrow: text(32),
  title: text(80),
  text: text(200),
  hasCoupon: z.boolean(),
  consent: text(160),
  payments: text(120),
  cta: ctaSchema,
}))
export type OrderFormContent = z.infer<typeof content>

export const orderForm = defineSection<OrderFormContent>({
  type: 'order_form',
  version: 1,
  label: 'Formulir pesanan',
  purpose: 'Isi nama dan nomor di halaman ini, lalu langsung membayar.',
  group: 'action',
  keywords: ['pesan', 'beli', 'checkout', 'kupon', 'order', 'pembayaran', 'nota'],
  content,
  defaults: {
    layout: 'split',
    eyebrow: '',
    title: 'Selesaikan pesanan Anda',
    text: '',
    hasCoupon: true,
    consent: newConsent,
    payments: '',
    cta: { ...noCta, label: 'Lanjut ke pembayaran' },
  },
  settings: { tone: 'paper' },
  fields: {
    layout: {
      kind: 'layout',
      label: 'Tata letak',
      options: [
        { value: 'split', label: 'Isian dan nota' },
        { value: 'slip', label: 'Satu nota' },
      ],
    },
    eyebrow: { kind: 'text', label: 'Teks kecil di atas', maxLength: 32 },
    title: { kind: 'text', label: 'Judul', maxLength: 80, bestLength: 45, examples: ['Selesaikan pesanan Anda'] },
    text: {
      kind: 'text',
      label: 'Teks',
      maxLength: 200,
      bestLength: 120,
      isMultiline: true,
      hint: 'Jelaskan apa yang terjadi setelah membayar dan lewat mana aksesnya dikirim.',
    },
    hasCoupon: { kind: 'toggle', label: 'Tanyakan kode kupon', group: 'behaviour' },
    consent: consentField(),
    payments: {
      kind: 'text',
      label: 'Cara bayar',
      maxLength: 120,
      examples: ['QRIS, transfer bank, dan dompet digital'],
    },
    cta: { kind: 'cta', label: 'Tombol', hint: 'Isian ini diteruskan ke halaman pembayaran.' },
  },
  complete: { title: 'Judul belum diisi' },
  check: unfinished,
  upgrades: {},
})

function unfinished({ cta }: OrderFormContent): Finding[] {
  return cta.label.trim() === '' ? [{ path: ['cta', 'label'], message: 'Tombol belum punya tulisan' }] : []
}
