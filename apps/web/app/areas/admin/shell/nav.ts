import { type Admin, type AdminMenu, adminRoles } from '@naikkelas/contract'
import type { IconName } from '@naikkelas/ui/icons'

interface NavItem {
  /** Leads and measurement go by the role and are no menus that are given out; what pages are made of is open to whoever sees pages. */
  menu: AdminMenu | 'leads' | 'measurement' | 'offers' | 'redirects' | 'site_parts' | 'chats' | 'partners'
  label: string
  to: string
  icon: IconName
}

/** Every screen of the admin, in the order of the menu. */
export const navItems: readonly NavItem[] = [
  { menu: 'landing_pages', label: 'Halaman landing', to: '/admin/landing-pages', icon: 'papan-tulis' },
  { menu: 'media', label: 'Media', to: '/admin/media', icon: 'gambar' },
  { menu: 'offers', label: 'Penawaran', to: '/admin/penawaran', icon: 'karcis' },
  { menu: 'site_parts', label: 'Kepala dan kaki', to: '/admin/kepala-kaki', icon: 'daftar' },
  { menu: 'leads', label: 'Prospek', to: '/admin/prospek', icon: 'orang' },
  { menu: 'chats', label: 'Giliran WhatsApp', to: '/admin/giliran-wa', icon: 'obrolan' },
  { menu: 'partners', label: 'Mitra', to: '/admin/mitra', icon: 'orang' },
  { menu: 'redirects', label: 'Pengalihan', to: '/admin/pengalihan', icon: 'tautan' },
  { menu: 'measurement', label: 'Pengukuran', to: '/admin/pengukuran', icon: 'grafik' },
]

// Whoever sees pages sees what they are made of.
const ofPages: ReadonlySet<NavItem['menu']> = new Set([
  'media',
  'offers',
  'redirects',
  'site_parts',
  'chats',
  'partners',
])

const ofRole: ReadonlySet<NavItem['menu']> = new Set(['leads', 'measurement'])

/** The items an admin may open; the API decides again on every request. */
export function navFor({ role, menus }: Pick<Admin, 'role' | 'menus'>): NavItem[] {
  return navItems.filter(
    (item) =>
      role === adminRoles.superAdmin ||
      (ofRole.has(item.menu)
        ? role === adminRoles.admin
        : menus.some(({ menu }) => menu === item.menu || (ofPages.has(item.menu) && menu === 'landing_pages'))),
  )
}
