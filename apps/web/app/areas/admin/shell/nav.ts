import { type Admin, type AdminMenu, adminRoles, hasCapability } from '@naikkelas/contract'
import type { IconName } from '@naikkelas/ui/icons'

interface NavItem {
  /** Measurement goes by the role and is no menu that is given out; what pages are made of is open to whoever sees pages. */
  menu: AdminMenu | 'measurement' | 'offers' | 'redirects' | 'site_parts' | 'chats' | 'partners'
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

/** The items an admin may open; the API decides again on every request. */
export function navFor(admin: Pick<Admin, 'role' | 'menus'>): NavItem[] {
  return navItems.filter(({ menu }) => mayOpen(admin, menu))
}

function mayOpen(admin: Pick<Admin, 'role' | 'menus'>, menu: NavItem['menu']): boolean {
  switch (menu) {
    case 'measurement':
      return admin.role === adminRoles.superAdmin || admin.role === adminRoles.admin
    case 'landing_pages':
    case 'leads':
    case 'admins':
      return hasCapability(admin, menu, 'view')
    case 'media':
      return hasCapability(admin, 'media', 'view') || hasCapability(admin, 'landing_pages', 'view')
    default:
      // Whoever sees pages sees what they are made of.
      return hasCapability(admin, 'landing_pages', 'view')
  }
}
