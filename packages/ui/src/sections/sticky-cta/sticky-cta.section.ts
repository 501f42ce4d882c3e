import * as z from 'zod/mini'
import { defineSection, type Finding } from '../define-section.ts'
import { ctaSchema, noCta, strictObject, text } from '../values.ts'

const content = strictObject(() => ({
  layout: z.enum(['bar', 'slip', 'two']),
  /** Empty: the name of the page's offer. */
  text: text(60),
  hasPrice: z.boolean(),
  cta: ctaSchema,
  secondCta: ctaSchema,
}))
export type StickyCtaContent = z.infer<typeof content>

export const stickyCta = defineSection<StickyCtaContent>({
  type: 'sticky_cta',
  version: 1,
  label: 'Bilah tombol',
  purpose: 'Harga dan tombol yang ikut terlihat selama halaman dibaca. Letakkan paling bawah.',
  group: 'frame',
  keywords: ['melayang', 'menempel', 'tombol', 'harga', 'bawah', 'sticky', 'floating', 'bar'],
  content,
  defaults: {
    layout: 'bar',
    text: '',
    hasPrice: true,
    cta: { ...noCta, label: 'Daftar sekarang' },
    secondCta: {
      ...noCta,
      label: 'Tanya dulu',
      style: 'secondary',
      target: { kind: 'whatsapp', number: '', text: '' },
    },
  },
  fields: {
    layout: {
      kind: 'layout',
      label: 'Tata letak',
      options: [
        { value: 'bar', label: 'Bilah penuh' },
        { value: 'slip', label: 'Lembar mengambang' },
        { value: 'two', label: 'Dua tombol' },
      ],
    },
    text: {
      kind: 'text',
      label: 'Teks',
      maxLength: 60,
      bestLength: 32,
      layouts: ['bar', 'slip'],
      hint: 'Kosongkan untuk memakai nama penawaran.',
    },
    hasPrice: { kind: 'toggle', label: 'Tampilkan harga penawaran', layouts: ['bar', 'slip'] },
    cta: { kind: 'cta', label: 'Tombol' },
    secondCta: { kind: 'cta', label: 'Tombol kedua', suffix: 'kedua', layouts: ['two'] },
  },
  complete: {},
  check: unfinished,
  upgrades: {},
})

function unfinished({ layout, cta, secondCta }: StickyCtaContent): Finding[] {
  return [
    ...(cta.label.trim() === '' ? [{ path: ['cta', 'label'], message: 'Tombol belum punya tulisan' }] : []),
    ...(layout === 'two' && secondCta.target.kind === 'whatsapp' && secondCta.target.number === ''
      ? [{ path: ['secondCta', 'target'], message: 'Nomor WhatsApp tombol kedua belum diisi' }]
      : []),
  ]
}
