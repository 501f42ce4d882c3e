import * as z from 'zod/mini'
import { defineSection, type Finding } from '../define-section.ts'
import { consentField } from '../parts/form-fields.ts'
import { newConsent } from '../parts/form.schema.ts'
import { ctaSchema, linkSchema, listOf, noCta, noLink, shortIdSchema, strictObject, text } from '../values.ts'

const content = strictObject(() => ({
  layout: z.enum(['letter', 'issues', 'line']),
  eyebrow: text(32),
  title: text(80),
  text: text(200),
  /** How letters are sent, and so what is asked for. */
  via: z.enum(['email', 'whatsapp']),
  /** A letter as subscribers get it. */
  sample: z.strictObject({ sender: text(40), subject: text(60), body: text(280) }),
  issues: listOf(z.strictObject({ id: shortIdSchema, title: text(80), note: text(24), target: linkSchema }), 6),
  consent: text(160),
  cta: ctaSchema,
}))
export type NewsletterContent = z.infer<typeof content>

export const newsletter = defineSection<NewsletterContent>({
  type: 'newsletter',
  version: 1,
  label: 'Surat berkala',
  purpose: 'Mengundang pembaca berlangganan kiat lewat e-mail atau WhatsApp.',
  group: 'action',
  keywords: ['langganan', 'buletin', 'email', 'kabar', 'newsletter', 'subscribe'],
  content,
  defaults: {
    layout: 'letter',
    eyebrow: '',
    title: 'Satu surat yang layak dibuka',
    text: 'Tinggalkan alamat Anda, berhenti kapan saja.',
    via: 'email',
    sample: { sender: '', subject: '', body: '' },
    issues: [],
    consent: newConsent,
    cta: { ...noCta, label: 'Berlangganan' },
  },
  settings: { tone: 'soft' },
  fields: {
    layout: {
      kind: 'layout',
      label: 'Tata letak',
      options: [
        { value: 'letter', label: 'Surat dan amplop' },
        { value: 'issues', label: 'Edisi terakhir' },
        { value: 'line', label: 'Satu baris' },
      ],
    },
    eyebrow: { kind: 'text', label: 'Teks kecil di atas', maxLength: 32 },
    title: { kind: 'text', label: 'Judul', maxLength: 80, bestLength: 45 },
    text: {
      kind: 'text',
      label: 'Teks',
      maxLength: 200,
      bestLength: 120,
      isMultiline: true,
      hint: 'Sebutkan seberapa sering dikirim dan apa isinya.',
    },
    via: {
      kind: 'choice',
      label: 'Dikirim lewat',
      options: [
        { value: 'email', label: 'E-mail' },
        { value: 'whatsapp', label: 'WhatsApp' },
      ],
    },
    sample: {
      kind: 'group',
      label: 'Contoh surat',
      layouts: ['letter'],
      fields: {
        sender: { kind: 'text', label: 'Pengirim', maxLength: 40 },
        subject: { kind: 'text', label: 'Judul surat', maxLength: 60 },
        body: { kind: 'text', label: 'Isi surat', maxLength: 280, isMultiline: true },
      },
    },
    issues: {
      kind: 'list',
      label: 'Edisi',
      itemLabel: 'Edisi',
      min: 0,
      max: 6,
      titleKey: 'title',
      newItem: { title: '', note: '', target: noLink },
      layouts: ['issues'],
      fields: {
        title: { kind: 'text', label: 'Judul edisi', maxLength: 80 },
        note: { kind: 'text', label: 'Keterangan edisi', maxLength: 24, examples: ['Senin lalu'] },
        target: { kind: 'link', label: 'Tujuan edisi' },
      },
    },
    consent: consentField(),
    cta: { kind: 'cta', label: 'Tombol', hint: 'Tujuan tombol dibuka setelah pengunjung berlangganan.' },
  },
  complete: { title: 'Judul belum diisi' },
  check: unfinished,
  upgrades: {},
})

function unfinished({ layout, issues, cta }: NewsletterContent): Finding[] {
  return [
    ...(layout === 'issues' && issues.length === 0
      ? [{ path: ['issues'], message: 'Belum ada edisi yang ditampilkan' }]
      : []),
    ...(cta.label.trim() === '' ? [{ path: ['cta', 'label'], message: 'Tombol belum punya tulisan' }] : []),
  ]
}
