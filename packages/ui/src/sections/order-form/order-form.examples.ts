import type { SectionSettings } from '../section-settings.ts'
import { noCta } from '../values.ts'
import { orderForm, type OrderFormContent } from './order-form.section.ts'

const order: OrderFormContent = {
  ...orderForm.defaults,
  eyebrow: 'Langkah terakhir',
  text: 'Begitu pembayaran masuk, akses kelas dikirim ke WhatsApp dan e-mail Anda.',
  payments: 'QRIS, transfer bank, dan dompet digital. Petunjuknya tampil sesudah ini.',
  cta: { ...noCta, label: 'Lanjut ke pembayaran', note: 'Belum ada yang ditagih sebelum Anda membayar.' },
}

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  split: { content: order, settings: { tone: 'paper' } },
  splitWithConsent: {
    content: {
      ...order,
      hasCoupon: false,
      payments: '',
      consent: 'Saya menyetujui syarat kelas dan pengembalian dana dalam 14 hari.',
    },
    settings: { tone: 'board' },
  },
  slip: { content: { ...order, layout: 'slip' }, settings: { tone: 'soft' } },
} satisfies Record<string, { content: OrderFormContent; settings?: Partial<SectionSettings> }>
