import { storyImage } from '../parts/story-media.ts'
import type { SectionSettings } from '../section-settings.ts'
import { logos, type LogosContent } from './logos.section.ts'

const names = [
  ['Koperasi Sekar Wangi', 'Pelatihan kasir, 2025'],
  ['Radio Sleman Pagi', 'Wawancara, 14 Maret'],
  ['Pasar Digital Temanggung', 'Pendampingan 40 kios'],
  ['Kopi Ratna', ''],
  ['Dinas Koperasi Banyuwangi', 'Kelas data untuk 3 kecamatan'],
  ['Sabun Rumahan', 'Peserta angkatan kedua'],
  ['Majalah Niaga', 'Tulisan, edisi ke-41'],
] as const

const partners: LogosContent = {
  ...logos.defaults,
  items: names.map(([name, note], index) => ({
    ...(logos.defaults.items[0] as LogosContent['items'][number]),
    id: `logo-0000${index}`,
    name,
    note,
  })),
}

const pictured: LogosContent = {
  ...partners,
  items: partners.items.slice(0, 5).map((item, index) => ({
    ...item,
    logo: storyImage(index % 2 === 0 ? 'potret-bagus-prakoso' : 'paket-kelas', ''),
  })),
}

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  line: { content: partners, settings: { tone: 'paper', spacing: 'tight' } },
  lineOfPictures: { content: { ...pictured, title: '' }, settings: { spacing: 'tight' } },
  plates: {
    content: { ...partners, layout: 'plates', intro: 'Lembaga dan usaha yang memakai bahan kami untuk timnya.' },
    settings: { tone: 'soft' },
  },
  platesOfPictures: { content: { ...pictured, layout: 'plates' }, settings: { tone: 'board' } },
  register: { content: { ...partners, layout: 'register', title: 'Buku tamu kami' }, settings: { tone: 'white' } },
} satisfies Record<string, { content: LogosContent; settings?: Partial<SectionSettings> }>
