export interface BarLink {
  label: string
  href: string
}

export interface BarGroup {
  label: string
  links: readonly BarLink[]
}

export interface BarMenu {
  /** Shown to who is signed in. */
  members: readonly BarLink[]
  top: readonly BarLink[]
  /** Menus that open to their links. */
  groups: readonly BarGroup[]
  /** After the menus. */
  links: readonly BarLink[]
  /** Of the menu with the person's name. */
  account: readonly BarLink[]
  /** Where one signs in. */
  enter: BarLink
}

export interface CurrentPath {
  /** Path of the page: its item is marked as the current one. @default none is marked */
  currentPath?: string | undefined
}

/** Who is signed in. */
export interface Person {
  name: string
  /** Their own page, for the first item of the menu. */
  href: string
  /** Address of their picture, square. @default none */
  picture?: string | null
}
