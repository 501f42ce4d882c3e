import type { SectionSettings } from '../section-settings.ts'
import { noCta } from '../values.ts'
import { registerClass, type RegisterClassContent } from './register-class.section.ts'

const seventh: RegisterClassContent = {
  ...registerClass.defaults,
  eyebrow: 'Angkatan ketujuh',
  title: 'Mulai bersama angkatan Desember',
  text: 'Empat minggu, satu pertemuan daring setiap Rabu malam. Rekamannya tetap milik Anda.',
  cta: { ...noCta, label: 'Daftar sekarang', note: 'Garansi 14 hari, uang kembali utuh' },
  consent: 'Saya bersedia dihubungi lewat WhatsApp tentang kelas ini.',
  cohort: { name: 'Kuasai Data Usaha, angkatan 7', start: '2026-12-02T12:30:00Z', until: null, seats: '12 dari 60' },
}

const application: RegisterClassContent = {
  ...seventh,
  layout: 'form',
  eyebrow: 'Program Super Mentor',
  title: 'Ceritakan usaha Anda lebih dulu',
  text: 'Kami membaca setiap isian dan membalas dalam dua hari kerja, juga bila belum cocok.',
  cta: { ...noCta, label: 'Kirim pendaftaran', note: '' },
  fields: [
    ...registerClass.defaults.fields,
    { id: 'isian-0003', kind: 'email', label: '', options: '', isRequired: false },
    {
      id: 'isian-0004',
      kind: 'choice',
      label: 'Omzet sebulan',
      options: 'Di bawah Rp10 juta\nRp10 sampai 50 juta\nDi atas Rp50 juta',
      isRequired: true,
    },
    { id: 'isian-0005', kind: 'text', label: 'Apa yang paling menghambat Anda?', options: '', isRequired: true },
  ],
  cohort: { name: '', start: '2027-01-11T02:00:00Z', until: '2026-12-20T16:59:00Z', seats: '4 dari 8' },
}

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  band: { content: seventh, settings: { tone: 'turmeric', hasStep: true } },
  bandOfFewWords: { content: registerClass.defaults, settings: { tone: 'brand' } },
  form: { content: { ...seventh, layout: 'form' }, settings: { tone: 'turmeric' } },
  formOfFiveFields: { content: application, settings: { tone: 'board' } },
  ticket: { content: { ...seventh, layout: 'ticket' }, settings: { tone: 'board' } },
  receipt: {
    content: { ...seventh, layout: 'receipt', cta: { ...seventh.cta, note: '' } },
    settings: { tone: 'paper' },
  },
} satisfies Record<string, { content: RegisterClassContent; settings?: Partial<SectionSettings> }>
