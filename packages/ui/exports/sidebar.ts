export * from '../src/primitives/sidebar/sidebar.labels.ts'
export * from '../src/primitives/sidebar/sidebar.tsx'
export type { SidebarGroup, SidebarItem } from '../src/primitives/sidebar/sidebar-items.ts'
