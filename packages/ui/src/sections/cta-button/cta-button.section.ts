import * as z from 'zod/mini'
import { defineSection, type Finding } from '../define-section.ts'
import { ctaSchema, noCta, strictObject, text } from '../values.ts'

const content = strictObject(() => ({
  layout: z.enum(['single', 'price', 'twoPaths', 'band']),
  eyebrow: text(32),
  title: text(80),
  text: text(200),
  cta: ctaSchema,
  secondCta: ctaSchema,
  /** Shows the offer's price, its strike price and what is saved. */
  hasPrice: z.boolean(),
}))
export type CtaButtonContent = z.infer<typeof content>

export const ctaButton = defineSection<CtaButtonContent>({
  type: 'cta_button',
  version: 1,
  label: 'Tombol CTA',
  purpose: 'Satu ajakan di saat pembaca sudah yakin.',
  group: 'action',
  keywords: ['tombol', 'ajakan', 'beli', 'daftar', 'cta', 'button'],
  content,
  defaults: {
    layout: 'single',
    eyebrow: '',
    title: 'Siap mulai?',
    text: '',
    cta: { ...noCta, label: 'Daftar sekarang' },
    secondCta: { ...noCta, style: 'secondary' },
    hasPrice: false,
  },
  fields: {
    layout: {
      kind: 'layout',
      label: 'Tata letak',
      options: [
        { value: 'single', label: 'Tunggal' },
        { value: 'price', label: 'Harga di kiri' },
        { value: 'twoPaths', label: 'Dua jalur' },
        { value: 'band', label: 'Pita' },
      ],
    },
    eyebrow: { kind: 'text', label: 'Teks kecil di atas', maxLength: 32 },
    title: {
      kind: 'text',
      label: 'Judul',
      maxLength: 80,
      bestLength: 45,
      hint: 'Ulangi janji utama, atau jawab keraguan terakhir.',
      examples: ['Siap mulai?', 'Mulai dari pelajaran pertama hari ini'],
    },
    text: { kind: 'text', label: 'Teks', maxLength: 200, bestLength: 120, isMultiline: true },
    cta: { kind: 'cta', label: 'Tombol' },
    secondCta: {
      kind: 'cta',
      label: 'Tombol kedua',
      suffix: 'kedua',
      layouts: ['single', 'price', 'twoPaths'],
      hint: 'Tombol untuk pengunjung yang masih ingin bertanya.',
    },
    hasPrice: {
      kind: 'toggle',
      label: 'Tampilkan harga penawaran',
      layouts: ['single', 'twoPaths', 'band'],
      hint: 'Harganya diatur di penawaran halaman.',
    },
  },
  complete: { title: 'Judul belum diisi' },
  check: unfinished,
  upgrades: {},
})

function unfinished({ layout, cta, secondCta }: CtaButtonContent): Finding[] {
  const findings: Finding[] = []
  if (cta.label.trim() === '') findings.push({ path: ['cta', 'label'], message: 'Tombol belum punya tulisan' })
  if (layout === 'twoPaths' && secondCta.label.trim() === '')
    findings.push({ path: ['secondCta', 'label'], message: 'Jalur kedua belum punya tombol' })
  return findings
}
