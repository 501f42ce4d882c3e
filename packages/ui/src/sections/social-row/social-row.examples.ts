import type { SectionSettings } from '../section-settings.ts'
import { socialRow, type SocialRowContent } from './social-row.section.ts'

const shop: SocialRowContent = {
  ...socialRow.defaults,
  title: '',
  accounts: [
    { id: 'akun-00001', network: 'instagram', handle: '@kopi.ratna' },
    { id: 'akun-00002', network: 'tiktok', handle: '@kopiratna' },
    { id: 'akun-00003', network: 'whatsapp', handle: '0812 0000 1234' },
    { id: 'akun-00004', network: 'shopee', handle: 'kopiratna' },
    { id: 'akun-00005', network: 'tokopedia', handle: 'kopiratna' },
  ],
}

const everything: SocialRowContent = {
  ...shop,
  accounts: [
    ...shop.accounts,
    { id: 'akun-00006', network: 'youtube', handle: '@kelaskopiratna' },
    { id: 'akun-00007', network: 'facebook', handle: 'kopiratnatemanggung' },
    { id: 'akun-00008', network: 'x', handle: 'kopiratna' },
    { id: 'akun-00009', network: 'threads', handle: 'kopi.ratna' },
    { id: 'akun-00010', network: 'linkedin', handle: 'ratna-wijayanti' },
    { id: 'akun-00011', network: 'telegram', handle: 'kopiratna' },
    { id: 'akun-00012', network: 'email', handle: 'pesanan@kopiratna.id' },
    { id: 'akun-00013', network: 'website', handle: 'kopiratna.id' },
  ],
}

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  row: { content: shop, settings: { tone: 'brand', spacing: 'tight' } },
  rowOfAll: { content: { ...everything, title: 'Ikuti keseharian kedai' }, settings: { tone: 'paper' } },
  names: {
    content: { ...shop, layout: 'names', title: 'Ikuti keseharian kedai', intro: 'Resep seduh setiap Rabu malam.' },
  },
  tiles: {
    content: { ...shop, layout: 'tiles', eyebrow: 'Belanja dan bertanya', title: 'Temukan Kopi Ratna' },
    settings: { tone: 'soft' },
  },
  tilesOfOne: {
    content: { ...shop, layout: 'tiles', accounts: shop.accounts.slice(0, 1) },
    settings: { tone: 'board' },
  },
} satisfies Record<string, { content: SocialRowContent; settings?: Partial<SectionSettings> }>
