import { storyImage } from '../parts/story-media.ts'
import type { SectionSettings } from '../section-settings.ts'
import { noImage } from '../values.ts'
import { testimonial4, type Testimonial4Content } from './testimonial-4.section.ts'

type Item = Testimonial4Content['items'][number]

const change = (
  index: number,
  image: Item['image'],
  [measure, before, after, period, name, role]: [string, string, string, string, string, string],
): Item => ({ id: `naik-0000${index}`, measure, before, after, period, name, role, image })

const items = [
  change(1, storyImage('potret-wulan-anggraini', ''), [
    'Waktu membuat laporan',
    '3 jam',
    '20 menit',
    '6 minggu',
    'Wulan Anggraini',
    'Admin toko daring, Sleman',
  ]),
  change(2, storyImage('potret-bagus-prakoso', ''), [
    'Laba bersih sebulan',
    'Rp2,1 jt',
    'Rp5,4 jt',
    '4 bulan',
    'Bagus Prakoso',
    'Pemilik bengkel, Malang',
  ]),
  change(3, storyImage('potret-ketut-sari', ''), [
    'Kamar terisi di hari kerja',
    '38%',
    '71%',
    'satu musim',
    'Ketut Sari',
    'Pengelola vila, Ubud',
  ]),
  change(4, noImage, ['Stok tidak laku', '412 barang', '37 barang', '', 'Sri Hartati', 'Toko kain, Solo']),
  change(5, noImage, ['Balasan pesan pertama', '5 jam', '8 menit', '2 minggu', 'Dimas Aryo', 'Penjual sambal, Bekasi']),
]

const climb: Testimonial4Content = {
  ...testimonial4.defaults,
  title: 'Yang berubah di tempat mereka',
  intro: 'Angka dari pembukuan mereka sendiri, diperlihatkan kepada kami.',
  items: items.slice(0, 3),
}

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  climb: { content: climb, settings: { tone: 'soft' } },
  climbOfOne: { content: { ...climb, items: items.slice(1, 2) } },
  climbOfTwo: { content: { ...climb, intro: '', items: items.slice(2, 4) }, settings: { tone: 'board' } },
  climbInWords: {
    content: {
      ...climb,
      items: [
        change(6, storyImage('potret-rini-maulida', ''), [
          'Murid yang berani bertanya',
          'Dua orang, selalu yang sama',
          'Hampir seluruh kelas',
          'satu semester',
          'Rini Maulida',
          'Guru SMK, Banjarmasin',
        ]),
        change(7, noImage, [
          'Pertanggungjawaban keuangan',
          'Ketidakberdayaan menyeluruh',
          'Keberlangsungan terjaga',
          'berbulan-bulan',
          'Nadia Siregar',
          'Staf keuangan, Medan',
        ]),
      ],
    },
    settings: { tone: 'paper' },
  },
  figures: { content: { ...climb, layout: 'figures', items } },
  figuresOfOne: { content: { ...climb, layout: 'figures', items: items.slice(0, 1) }, settings: { tone: 'brand' } },
} satisfies Record<string, { content: Testimonial4Content; settings?: Partial<SectionSettings> }>
