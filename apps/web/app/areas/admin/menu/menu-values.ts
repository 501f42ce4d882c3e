import type { MenuSettings } from '@naikkelas/contract/site'

/** What the form of the menu has. */
export interface MenuValues {
  value: MenuSettings
}

/** Lists of links in it. */
export type LinksName =
  | 'value.top'
  | 'value.links'
  | 'value.legal'
  | `value.groups.${number}.links`
  | `value.footer.${number}.links`

export type GroupsName = 'value.groups' | 'value.footer'
