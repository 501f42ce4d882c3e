import type { ReactNode } from 'react'
import type { IconDrawing } from '../../icons/icon-drawing.ts'

export interface SidebarItem {
  href: string
  label: string
  /** `orang` of `@naikkelas/ui/icons/drawings`. */
  icon?: IconDrawing
  /** The screen that is open now. */
  isCurrent?: boolean
  /** Behind the label: a Badge with the number of new entries. */
  end?: ReactNode
}

export interface SidebarGroup {
  label?: string
  items: readonly SidebarItem[]
}
