import type { SectionSettings } from '../section-settings.ts'
import { noCta } from '../values.ts'
import { ctaButton, type CtaButtonContent } from './cta-button.section.ts'

const close: CtaButtonContent = {
  ...ctaButton.defaults,
  title: 'Siap membaca angka usaha Anda?',
  text: 'Semua yang ada di halaman ini, tanpa biaya bulanan.',
  cta: { ...noCta, label: 'Daftar sekarang', note: 'Garansi 14 hari, uang kembali utuh' },
  secondCta: {
    label: 'Tanya dulu lewat WhatsApp',
    target: { kind: 'whatsapp', number: '+6281200001234', text: '' },
    style: 'secondary',
    note: '',
  },
  hasPrice: true,
}

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  single: { content: { ...close, eyebrow: 'Angkatan ketujuh' } },
  singleWithoutPrice: {
    content: { ...close, hasPrice: false, secondCta: { ...noCta, style: 'secondary' } },
    settings: { tone: 'turmeric' },
  },
  price: { content: { ...close, layout: 'price' }, settings: { tone: 'paper' } },
  twoPaths: {
    content: { ...close, layout: 'twoPaths', secondCta: { ...close.secondCta, note: 'Dibalas pada jam kerja' } },
    settings: { tone: 'soft' },
  },
  band: { content: { ...close, layout: 'band', text: '' }, settings: { tone: 'board', spacing: 'tight' } },
} satisfies Record<string, { content: CtaButtonContent; settings?: Partial<SectionSettings> }>
