import type { SectionSettings } from '../section-settings.ts'
import { noCta } from '../values.ts'
import { countdown, type CountdownContent } from './countdown.section.ts'

const cohort: CountdownContent = {
  ...countdown.defaults,
  eyebrow: 'Angkatan ketujuh',
  title: 'Pendaftaran ditutup',
  text: 'Sesudah itu kelas berjalan empat minggu; angkatan berikutnya dibuka bulan Maret.',
  cta: { ...noCta, label: 'Amankan kursi' },
}

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  board: { content: cohort, settings: { tone: 'board' } },
  boardOfFewWords: { content: { ...countdown.defaults, cta: noCta }, settings: { tone: 'turmeric' } },
  calendar: {
    content: {
      ...cohort,
      layout: 'calendar',
      title: 'Harga awal berakhir malam itu juga',
      text: 'Keesokan harinya workshop ini kembali ke harga normal.',
    },
    settings: { tone: 'soft' },
  },
  line: {
    content: { ...cohort, layout: 'line', eyebrow: '', title: 'Kelas gratis dibuka', text: '' },
    settings: { tone: 'brand', spacing: 'tight' },
  },
} satisfies Record<string, { content: CountdownContent; settings?: Partial<SectionSettings> }>
