import { formatRupiah, type Rupiah } from '@naikkelas/contract/money'
import type {
  BankSettings,
  ContactSettings,
  MenuSettings,
  SettingsGroup,
  SiteSettings,
  socialNetworks,
} from '@naikkelas/contract/site'

export const groupTitles: Readonly<Record<SettingsGroup, string>> = {
  brand: 'Merek',
  contact: 'Kontak',
  legal: 'Badan hukum',
  bank: 'Rekening transfer manual',
  tax: 'Pajak',
  limits: 'Masa simpan',
  menu: 'Menu dan kaki',
}

/** Labels of all fields, as the forms show them. */
export const fieldLabels: { readonly [Group in SettingsGroup]: Readonly<Record<keyof SiteSettings[Group], string>> } = {
  brand: { name: 'Nama situs', logoId: 'Logo', articlesUrl: 'Alamat situs artikel' },
  contact: { email: 'E-mail', whatsapp: 'Nomor WhatsApp', address: 'Alamat', socialLinks: 'Media sosial' },
  legal: {
    companyName: 'Nama badan hukum',
    companyAddress: 'Alamat badan hukum',
    privacyEmail: 'E-mail urusan data pribadi',
    validSince: 'Ketentuan berlaku sejak',
  },
  bank: { accounts: 'Rekening', secondConfirmationFrom: 'Konfirmasi dua admin mulai dari' },
  tax: {
    isPkp: 'Pengusaha Kena Pajak (PKP)',
    npwp: 'NPWP',
    name: 'Nama wajib pajak',
    address: 'Alamat wajib pajak',
  },
  limits: { leadMonths: 'Prospek (bulan)', auditDays: 'Jejak audit (hari)' },
  menu: {
    top: 'Bilah atas',
    groups: 'Menu katalog',
    links: 'Tautan sesudah menu',
    footer: 'Kolom kaki',
    legal: 'Baris ketentuan',
  },
}

export const labelOf = (group: SettingsGroup, field: string): string =>
  (fieldLabels[group] as Readonly<Record<string, string>>)[field] ?? field

export const networkLabels: Readonly<Record<(typeof socialNetworks)[number], string>> = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  facebook: 'Facebook',
  x: 'X',
  linkedin: 'LinkedIn',
}

/** A value as people read it, for conflicts and schedules. */
export function valueWords(field: string, value: unknown): string {
  if (field === 'logoId') return value === null ? 'Logo bawaan' : 'Gambar yang dipilih'
  if (field === 'accounts') return listWords((value as BankSettings['accounts']).map(accountWords))
  if (field === 'socialLinks') return listWords((value as ContactSettings['socialLinks']).map(linkWords))
  if (field === 'groups' || field === 'footer')
    return listWords((value as MenuSettings['groups']).map(({ label, links }) => `${label} (${namesOf(links)})`))
  if (field === 'top' || field === 'links' || field === 'legal')
    return namesOf(value as MenuSettings['top']) || 'Kosong'
  if (field === 'secondConfirmationFrom') return value === null ? 'Tidak dipakai' : formatRupiah(value as Rupiah)
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak'
  return value === null || value === '' ? 'Kosong' : String(value)
}

const namesOf = (links: MenuSettings['top']) => links.map(({ label }) => label).join(', ')
const listWords = (items: readonly string[]) => (items.length === 0 ? 'Kosong' : items.join('; '))
const accountWords = ({ bank, number, holder }: BankSettings['accounts'][number]) => `${bank} ${number} a.n. ${holder}`
const linkWords = ({ network, url }: ContactSettings['socialLinks'][number]) => `${networkLabels[network]} ${url}`
