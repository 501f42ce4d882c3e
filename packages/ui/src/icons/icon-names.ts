import type { IconDrawing } from './icon-drawing.ts'
import { contentIcons, interfaceIcons } from './icon-table.ts'

export type ContentIconName = keyof typeof contentIcons
export type IconName = ContentIconName | keyof typeof interfaceIcons

export const icons: Readonly<Record<IconName, IconDrawing>> = { ...contentIcons, ...interfaceIcons }

/** The 64 names a content may hold, in the order of the picker. */
export const iconNames = Object.keys(contentIcons) as readonly ContentIconName[]

/** Names of the interface's own signs. */
export const interfaceIconNames = Object.keys(interfaceIcons) as readonly (keyof typeof interfaceIcons)[]

/** Whether a stored name is one of the set: sections leave unknown icons out. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(icons, name)
}
