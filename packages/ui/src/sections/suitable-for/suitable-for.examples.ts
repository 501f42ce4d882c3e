import { storyImage } from '../parts/story-media.ts'
import type { SectionSettings } from '../section-settings.ts'
import { noCta, noImage } from '../values.ts'
import { suitableFor, type SuitableForContent } from './suitable-for.section.ts'

const line = (key: string, index: number, text: string) => ({ id: `${key}-100${index}`, text })

const sides: SuitableForContent = {
  ...suitableFor.defaults,
  intro: 'Lebih baik Anda tahu sekarang daripada minta uang kembali nanti.',
  yes: [
    line('cocok', 1, 'Sudah berjualan paling tidak tiga bulan'),
    line('cocok', 2, 'Mencatat penjualan, di buku tulis pun tidak apa-apa'),
    line('cocok', 3, 'Punya dua jam seminggu untuk mengerjakan latihan'),
    line('cocok', 4, 'Ingin tahu barang mana yang sebenarnya untung'),
  ],
  no: [
    line('belum', 1, 'Belum punya barang atau jasa untuk dijual'),
    line('belum', 2, 'Mencari orang yang mengerjakan laporannya untuk Anda'),
  ],
  personas: [
    {
      id: 'sosok-1001',
      title: 'Penjual di marketplace',
      text: 'Pesanan ramai di tiga aplikasi, tetapi setiap akhir bulan bertanya ke mana uangnya.',
      image: storyImage('potret-wulan-anggraini', ''),
    },
    {
      id: 'sosok-1002',
      title: 'Pemilik usaha dengan pegawai',
      text: 'Ingin pegawai membaca angka yang sama tanpa harus menunggu Anda.',
      image: storyImage('potret-bagus-prakoso', ''),
    },
    {
      id: 'sosok-1003',
      title: 'Staf yang dititipi laporan',
      text: 'Diminta membuat laporan padahal tidak pernah diajari caranya.',
      image: storyImage('potret-nadia-siregar', ''),
    },
    {
      id: 'sosok-1004',
      title: 'Guru kewirausahaan',
      text: 'Mencari contoh yang dekat dengan keseharian murid, lengkap dengan berkasnya.',
      image: storyImage('potret-rini-maulida', ''),
    },
  ],
  closing: 'Masih ragu? Ceritakan usaha Anda, kami jawab jujur.',
  cta: { ...noCta, label: 'Tanya dulu', style: 'secondary' },
}

const longWords: SuitableForContent = {
  ...sides,
  title: 'Ketidakberdayaan mempertanggungjawabkan',
  intro: '',
  yes: [
    line('cocok', 5, 'Mempertanggungjawabkan ketidaksesuaian pembukuan berkepanjangan'),
    line('cocok', 6, 'Keberlangsungan usahanya diperhitungkan'),
  ],
  no: [],
  closing: '',
  cta: noCta,
}

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  sides: { content: sides },
  sidesOnlyYes: { content: longWords, settings: { tone: 'board' } },
  personas: {
    content: { ...sides, layout: 'personas', title: 'Siapa yang biasanya ikut' },
    settings: { tone: 'paper' },
  },
  personasWithoutPictures: {
    content: {
      ...sides,
      layout: 'personas',
      personas: sides.personas.slice(0, 3).map((persona) => ({ ...persona, image: noImage })),
    },
    settings: { tone: 'brand' },
  },
  checklist: { content: { ...sides, layout: 'checklist' }, settings: { tone: 'soft' } },
  checklistOnlyYes: { content: { ...longWords, layout: 'checklist' }, settings: { tone: 'turmeric' } },
} satisfies Record<string, { content: SuitableForContent; settings?: Partial<SectionSettings> }>
