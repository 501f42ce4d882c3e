import type { Admin, AdminMenu } from '@naikkelas/contract'
import type { IconName } from '@naikkelas/ui/icons'

interface NavItem {
  menu: AdminMenu
  label: string
  to: string
  icon: IconName
}

/** Every screen of the admin, in the order of the menu. */
export const navItems: readonly NavItem[] = [
  { menu: 'landing_pages', label: 'Halaman landing', to: '/admin/landing-pages', icon: 'papan-tulis' },
]

/** The items an admin may open; the API decides again on every request. */
export function navFor({ role, menus }: Pick<Admin, 'role' | 'menus'>): NavItem[] {
  return navItems.filter((item) => role === 0 || menus.some(({ menu }) => menu === item.menu))
}
