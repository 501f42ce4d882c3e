/** What a Sidebar says itself. */
export interface SidebarLabels {
  /** Names the navigation, and the drawer that holds it on a phone. */
  menu: string
  open: string
  close: string
}

export const sidebarLabelsId: SidebarLabels = { menu: 'Menu utama', open: 'Buka menu', close: 'Tutup menu' }

export const sidebarLabelsEn: SidebarLabels = { menu: 'Main menu', open: 'Open the menu', close: 'Close the menu' }
