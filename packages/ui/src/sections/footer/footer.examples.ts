import type { SectionSettings } from '../section-settings.ts'
import { footer, type FooterContent } from './footer.section.ts'

const links = (prefix: string, labels: readonly string[]) =>
  labels.map((label, index) => ({
    id: `${prefix}-0000${index}`.slice(-10).padStart(10, 'x'),
    label,
    target: { kind: 'url', href: '/tujuan' } as const,
  }))

const school: FooterContent = {
  ...footer.defaults,
  name: 'Naikkelas',
  text: 'Kelas singkat untuk pemilik usaha kecil, diajar oleh orang yang menjalankannya setiap hari.',
  columns: [
    {
      id: 'kolom-0001',
      title: 'Kelas',
      links: links('kelas', ['Data usaha', 'Iklan hemat', 'Foto produk', 'Semua kelas']),
    },
    { id: 'kolom-0002', title: 'Bantuan', links: links('bantu', ['Pertanyaan', 'Cara membayar', 'Pengembalian dana']) },
    { id: 'kolom-0003', title: 'Kami', links: links('kamii', ['Mentor', 'Kerja sama', 'Kebijakan privasi']) },
  ],
  address: 'Jalan Kaliurang 14, Sleman, DIY',
  phone: '0812 0000 1234',
  email: 'halo@naikkelas.test',
  accounts: [
    { id: 'akun-00001', network: 'instagram', handle: '@naikkelas' },
    { id: 'akun-00002', network: 'youtube', handle: '@naikkelas' },
    { id: 'akun-00003', network: 'tiktok', handle: '@naikkelas' },
  ],
  legal: 'PT Naik Kelas Nusantara. Semua hak dilindungi.',
}

const shop: FooterContent = {
  ...school,
  layout: 'line',
  name: 'Kopi Ratna',
  columns: [{ id: 'kolom-0001', title: '', links: links('kedai', ['Biji kopi', 'Kelas seduh', 'Kebijakan privasi']) }],
  legal: 'Kedai Kopi Ratna, Temanggung',
}

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  columns: { content: school, settings: { tone: 'board' } },
  columnsOfNameAlone: { content: footer.defaults, settings: { tone: 'paper' } },
  wordmark: { content: { ...school, layout: 'wordmark' }, settings: { tone: 'brand' } },
  wordmarkOfManyWords: {
    content: { ...school, layout: 'wordmark', name: 'Perkumpulan Pengusaha Banyuwangi', columns: [], accounts: [] },
    settings: { tone: 'turmeric' },
  },
  line: { content: shop, settings: { tone: 'white', spacing: 'tight' } },
} satisfies Record<string, { content: FooterContent; settings?: Partial<SectionSettings> }>
