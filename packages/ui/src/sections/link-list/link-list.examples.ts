import { courseLinks, exampleTargets } from '../course-page.sample-lists.ts'
import { storyImage } from '../parts/story-media.ts'
import type { SectionSettings } from '../section-settings.ts'
import { noImage } from '../values.ts'
import { linkList, type LinkListContent } from './link-list.section.ts'

type Item = LinkListContent['items'][number]

const item = (index: number, label: string, rest: Partial<Item> = {}): Item => ({
  id: `tautan-00${index}`,
  label,
  note: '',
  target: { kind: 'url', href: '/tujuan' },
  icon: '',
  image: noImage,
  isHighlighted: false,
  price: '',
  from: null,
  to: null,
  ...rest,
})

const mentor: LinkListContent = {
  ...linkList.defaults,
  layout: 'buttons',
  title: 'Kak Wulan, mentor data',
  intro: 'Membantu pemilik toko membaca angka tanpa pusing. Sleman, DIY.',
  items: [
    item(1, 'Kelas terdekat: 29 November', {
      note: 'Sisa 12 kursi',
      price: 'Rp149rb',
      isHighlighted: true,
      icon: 'kalender',
      image: storyImage('workshop-aula', ''),
    }),
    item(2, 'Laporan Satu Halaman', {
      note: '12 pelajaran',
      price: 'Rp349rb',
      icon: 'grafik',
      image: storyImage('peserta-dasbor', ''),
    }),
    item(3, 'Kelas gratis: Rumus Harian', {
      note: '4 pelajaran, 1 jam',
      price: 'Gratis',
      image: storyImage('ruang-belajar', ''),
    }),
    item(4, 'Tanya lewat WhatsApp', { icon: 'obrolan', image: storyImage('mentor-sinta', '') }),
    item(5, 'Kanal video', { icon: 'video', image: storyImage('perkenalan-kelas', '') }),
  ],
}

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  buttons: { content: mentor, settings: { tone: 'brand' } },
  rows: { content: { ...mentor, layout: 'rows', title: 'Tautan lain', intro: '', items: courseLinks(exampleTargets) } },
  rowsWithNotes: {
    content: { ...mentor, layout: 'rows', title: 'Temukan kami di sini', intro: '' },
    settings: { tone: 'soft' },
  },
  cards: {
    content: { ...mentor, layout: 'cards', title: 'Kelas dan layanan', intro: '' },
    settings: { tone: 'paper' },
  },
  grid: { content: { ...mentor, layout: 'grid', title: 'Katalog', intro: '' } },
} satisfies Record<string, { content: LinkListContent; settings?: Partial<SectionSettings> }>
