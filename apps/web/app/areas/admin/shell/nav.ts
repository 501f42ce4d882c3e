import { type AdminMenu, adminRoles } from '@naikkelas/contract'
import { type Admin, hasCapability } from '@naikkelas/contract/identity'
import type { IconName } from '@naikkelas/ui/icons'

export interface NavItem {
  /**
   * Reviews belong to the menus of what they are about. Measurement, jobs, accounts of admins and the audit log depend on the role; what pages are made of is open to all
   * who see pages.
   */
  menu:
    | AdminMenu
    | 'files'
    | 'measurement'
    | 'jobs'
    | 'audit_log'
    | 'redirects'
    | 'site_parts'
    | 'chats'
    | 'partners'
    | 'reviews'
  label: string
  to: string
  icon: IconName
  /** Heading above the first item of a group. */
  group?: string
}

/** Every screen of the admin, in the order of the menu. */
const navItems: readonly NavItem[] = [
  { menu: 'landing_pages', label: 'Halaman landing', to: '/admin/landing-pages', icon: 'papan-tulis' },
  { menu: 'media', label: 'Media', to: '/admin/media', icon: 'gambar' },
  { menu: 'files', label: 'Berkas', to: '/admin/berkas', icon: 'berkas' },
  { menu: 'site_parts', label: 'Header dan footer', to: '/admin/kepala-kaki', icon: 'desktop' },
  { menu: 'users', label: 'Pengguna', to: '/admin/pengguna', icon: 'orang' },
  { menu: 'leads', label: 'Prospek', to: '/admin/prospek', icon: 'surat' },
  { menu: 'chats', label: 'Rotasi WhatsApp', to: '/admin/giliran-wa', icon: 'obrolan' },
  { menu: 'partners', label: 'Mitra', to: '/admin/mitra', icon: 'toko' },
  { menu: 'redirects', label: 'Pengalihan', to: '/admin/pengalihan', icon: 'tautan' },
  { menu: 'measurement', label: 'Pengukuran', to: '/admin/pengukuran', icon: 'grafik' },
  { menu: 'jobs', label: 'Pekerjaan', to: '/admin/pekerjaan', icon: 'jam' },
  { menu: 'admins', label: 'Admin', to: '/admin/admin', icon: 'perisai' },
  { menu: 'audit_log', label: 'Log audit', to: '/admin/log-audit', icon: 'buku' },
  { menu: 'transactions', label: 'Pendapatan', to: '/admin/pendapatan', icon: 'grafik', group: 'Penjualan' },
  { menu: 'transactions', label: 'Transaksi', to: '/admin/transaksi', icon: 'karcis', group: 'Penjualan' },
  {
    menu: 'transactions',
    label: 'Kasus pembayaran',
    to: '/admin/kasus-pembayaran',
    icon: 'sorot',
    group: 'Penjualan',
  },
  {
    menu: 'transactions',
    label: 'Laporan gateway',
    to: '/admin/laporan-gateway',
    icon: 'grafik',
    group: 'Penjualan',
  },
  { menu: 'transactions', label: 'Pesan gateway', to: '/admin/pesan-gateway', icon: 'surat', group: 'Penjualan' },
  { menu: 'transactions', label: 'Tutup buku', to: '/admin/tutup-buku', icon: 'buku', group: 'Penjualan' },
  { menu: 'transactions', label: 'Langganan', to: '/admin/langganan', icon: 'jam', group: 'Penjualan' },
  { menu: 'coupons', label: 'Kupon', to: '/admin/kupon', icon: 'karcis', group: 'Penjualan' },
  { menu: 'courses', label: 'Kelas', to: '/admin/kelas', icon: 'buku', group: 'Katalog' },
  { menu: 'services', label: 'Jasa', to: '/admin/jasa', icon: 'toko', group: 'Katalog' },
  { menu: 'tools', label: 'Tools', to: '/admin/tools', icon: 'pengaturan', group: 'Katalog' },
  { menu: 'super_mentor', label: 'Super Mentor', to: '/admin/super-mentor', icon: 'obrolan', group: 'Katalog' },
  { menu: 'events', label: 'Acara', to: '/admin/acara', icon: 'jam', group: 'Katalog' },
  { menu: 'categories', label: 'Kategori', to: '/admin/kategori', icon: 'sorot', group: 'Katalog' },
  { menu: 'instructors', label: 'Pengajar', to: '/admin/pengajar', icon: 'orang', group: 'Katalog' },
  { menu: 'reviews', label: 'Ulasan', to: '/admin/ulasan', icon: 'obrolan', group: 'Katalog' },
  { menu: 'courses', label: 'Pertanyaan', to: '/admin/pertanyaan', icon: 'tanya', group: 'Katalog' },
  { menu: 'courses', label: 'Tugas masuk', to: '/admin/tugas', icon: 'pensil', group: 'Katalog' },
  { menu: 'courses', label: 'Sertifikat', to: '/admin/sertifikat', icon: 'sertifikat', group: 'Katalog' },
  { menu: 'courses', label: 'Koleksi', to: '/admin/koleksi', icon: 'papan-tulis', group: 'Katalog' },
  { menu: 'categories', label: 'Sinonim', to: '/admin/sinonim', icon: 'tautan', group: 'Katalog' },
  { menu: 'categories', label: 'Kata yang dicari', to: '/admin/kata-dicari', icon: 'cari', group: 'Katalog' },
  { menu: 'settings', label: 'Paket mitra', to: '/admin/paket-mitra', icon: 'karcis', group: 'Katalog' },
  { menu: 'announcements', label: 'Pengumuman', to: '/admin/pengumuman', icon: 'pengeras', group: 'Konten' },
  { menu: 'careers', label: 'Karier', to: '/admin/karier', icon: 'kelompok', group: 'Konten' },
  { menu: 'banners', label: 'Banner', to: '/admin/banner', icon: 'gambar', group: 'Konten' },
  { menu: 'banners', label: 'Pop-up', to: '/admin/pop-up', icon: 'sorot', group: 'Konten' },
  { menu: 'banners', label: 'Promosi', to: '/admin/promosi', icon: 'karcis', group: 'Konten' },
  { menu: 'banners', label: 'Sorotan', to: '/admin/sorotan', icon: 'bintang', group: 'Konten' },
  { menu: 'tutorials', label: 'Tutorial', to: '/admin/tutorial', icon: 'buku', group: 'Konten' },
  { menu: 'live_sessions', label: 'Siaran langsung', to: '/admin/siaran-langsung', icon: 'video', group: 'Konten' },
  { menu: 'settings', label: 'Fitur', to: '/admin/fitur', icon: 'lampu', group: 'Situs' },
  { menu: 'settings', label: 'Menu dan kaki', to: '/admin/menu', icon: 'menu', group: 'Situs' },
  { menu: 'settings', label: 'Ketentuan', to: '/admin/ketentuan', icon: 'perisai', group: 'Situs' },
  { menu: 'settings', label: 'Pengaturan situs', to: '/admin/pengaturan', icon: 'pengaturan', group: 'Situs' },
]

/** Of the kinds that are reviewed. */
const reviewedMenus = ['courses', 'services', 'tools', 'super_mentor', 'events'] as const

/** The items an admin may open; the API checks again on every request. */
export function navFor(admin: Pick<Admin, 'role' | 'menus'>): NavItem[] {
  return navItems.filter(({ menu }) => mayOpen(admin, menu))
}

/** Where an admin begins: the first screen of the own menu, or the own account where that is empty. */
export const homeFor = (admin: Pick<Admin, 'role' | 'menus'>): string => navFor(admin)[0]?.to ?? '/admin/akun'

/** Neighbours of one group together; items without one each by themselves. */
export function grouped(items: readonly NavItem[]): { group: string | undefined; items: NavItem[] }[] {
  const groups: { group: string | undefined; items: NavItem[] }[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && last.group === item.group) last.items.push(item)
    else groups.push({ group: item.group, items: [item] })
  }
  return groups
}

function mayOpen(admin: Pick<Admin, 'role' | 'menus'>, menu: NavItem['menu']): boolean {
  switch (menu) {
    case 'measurement':
      return admin.role === adminRoles.superAdmin || admin.role === adminRoles.admin
    case 'jobs':
    case 'admins':
    case 'audit_log':
      return admin.role === adminRoles.superAdmin
    case 'reviews':
      return reviewedMenus.some((own) => hasCapability(admin, own, 'view'))
    case 'settings':
      return hasCapability(admin, 'settings', 'manage')
    case 'courses':
    case 'services':
    case 'tools':
    case 'super_mentor':
    case 'events':
    case 'categories':
    case 'instructors':
    case 'announcements':
    case 'careers':
    case 'banners':
    case 'tutorials':
    case 'live_sessions':
    case 'landing_pages':
    case 'leads':
    case 'transactions':
    case 'coupons':
    case 'users':
      return hasCapability(admin, menu, 'view')
    case 'files':
      return hasCapability(admin, 'media', 'view')
    case 'media':
      return hasCapability(admin, 'media', 'view') || hasCapability(admin, 'landing_pages', 'view')
    default:
      // Access to pages includes what they are made of.
      return hasCapability(admin, 'landing_pages', 'view')
  }
}
