import { defaultSettings, type SectionSettings } from '../section-settings.ts'
import { noLink } from '../values.ts'
import { announcementBar, type AnnouncementBarContent } from './announcement-bar.section.ts'

const tonight = { from: null, to: '2026-11-29T13:00:00Z' }

const cohort: AnnouncementBarContent = { ...announcementBar.defaults, text: 'Angkatan ketujuh dibuka', hasEnd: true }

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  link: { content: cohort, settings: { tone: 'board', schedule: tonight } },
  linkOfManyWords: {
    content: {
      ...cohort,
      text: 'Kantor libur sampai Senin; pesan WhatsApp dibalas berurutan mulai pukul delapan pagi',
      icon: 'info',
      label: '',
      target: noLink,
      hasEnd: false,
    },
    settings: { tone: 'soft' },
  },
  button: {
    content: {
      ...cohort,
      layout: 'button',
      icon: 'hadiah',
      text: 'Kelas gratis lima hari, mulai Senin',
      label: 'Ikut gratis',
    },
    settings: { tone: 'brand', schedule: defaultSettings.schedule },
  },
  coupon: {
    content: {
      ...cohort,
      layout: 'coupon',
      text: 'Potongan Rp50.000 untuk semua kelas',
      code: 'HEMATNOV',
      label: 'Pilih kelas',
    },
    settings: { tone: 'board', schedule: tonight },
  },
} satisfies Record<string, { content: AnnouncementBarContent; settings?: Partial<SectionSettings> }>
