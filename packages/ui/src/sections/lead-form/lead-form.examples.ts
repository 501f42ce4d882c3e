import { storyImage } from '../parts/story-media.ts'
import type { SectionSettings } from '../section-settings.ts'
import { noCta, noImage } from '../values.ts'
import { leadForm, type LeadFormContent } from './lead-form.section.ts'

const template: LeadFormContent = {
  ...leadForm.defaults,
  eyebrow: 'Templat gratis',
  title: 'Laporan satu halaman, tinggal diisi',
  text: 'Lembar yang sama yang dipakai peserta kelas setiap Senin pagi.',
  points: [
    { id: 'hadiah0001', text: 'Omzet, laba, dan stok dalam satu layar' },
    { id: 'hadiah0002', text: 'Rumusnya sudah jadi dan terkunci' },
    { id: 'hadiah0003', text: 'Video singkat cara memakainya' },
  ],
  image: storyImage('perkenalan-kelas', 'Layar laporan penjualan di sebuah kelas'),
  consent: 'Saya bersedia menerima kiat jualan lewat WhatsApp.',
  cta: { ...noCta, label: 'Kirim templatnya', note: 'Berhenti kapan saja dengan membalas “stop”.' },
}

const consultation: LeadFormContent = {
  ...template,
  layout: 'sheet',
  eyebrow: 'Konsultasi awal',
  title: 'Kenalkan usaha Anda',
  text: 'Dua menit mengisi, lalu kami siapkan usulan sebelum bertemu.',
  points: [
    { id: 'hadiah0001', text: 'Dibaca mentor, bukan mesin' },
    { id: 'hadiah0002', text: 'Dibalas pada hari kerja berikutnya' },
  ],
  image: noImage,
  fields: [
    ...leadForm.defaults.fields,
    {
      id: 'isian-0003',
      kind: 'choice',
      label: 'Tempat berjualan',
      options: 'Shopee\nTokopedia\nTikTok Shop\nToko sendiri',
      isRequired: true,
    },
    { id: 'isian-0004', kind: 'text', label: 'Yang ingin dibenahi lebih dulu', options: '', isRequired: false },
  ],
  cta: { ...noCta, label: 'Kirim perkenalan' },
}

const waiting: LeadFormContent = {
  ...template,
  layout: 'inline',
  eyebrow: '',
  title: 'Kabari saya saat angkatan berikutnya dibuka',
  text: 'Satu pesan, sehari sebelum pendaftaran umum.',
  fields: [{ id: 'isian-0002', kind: 'whatsapp', label: '', options: '', isRequired: true }],
  consent: '',
  cta: { ...noCta, label: 'Masuk daftar tunggu' },
}

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  magnet: { content: template, settings: { tone: 'soft' } },
  magnetWithoutPicture: { content: { ...template, image: noImage, points: [] } },
  numberedSheet: { content: consultation, settings: { tone: 'paper' } },
  inline: { content: waiting, settings: { tone: 'board', spacing: 'tight' } },
  inlineOfThree: {
    content: {
      ...waiting,
      fields: [
        ...leadForm.defaults.fields,
        { id: 'isian-0003', kind: 'email', label: '', options: '', isRequired: false },
      ],
      consent: template.consent,
      cta: { ...noCta, label: 'Kabari saya', note: 'Nomor Anda tidak dibagikan kepada siapa pun.' },
    },
    settings: { tone: 'turmeric' },
  },
} satisfies Record<string, { content: LeadFormContent; settings?: Partial<SectionSettings> }>
