import { useId } from 'react'
import { IconShape } from '../../icons/icon-shape.tsx'
import { menu as menuIcon, panahBawah } from '../../icons/interface-icons.ts'
import type { BarGroup, BarMenu, CurrentPath } from './bar-types.ts'
import { MenuLinks } from './menu-links.tsx'

interface MenuGroupsProps extends CurrentPath {
  groups: readonly BarGroup[]
  /** Menus of one name close each other in browsers that support it. */
  name: string
}

export function MenuGroups({ groups, name, currentPath }: MenuGroupsProps) {
  return groups.map(({ label, links }) => (
    <details key={label} name={name} className="ui:site-menu">
      <summary className="ui:site-label">
        {label}
        <IconShape of={panahBawah} size={16} />
      </summary>
      <div className="ui:site-panel">
        <MenuLinks links={links} currentPath={currentPath} />
      </div>
    </details>
  ))
}

interface DrawerMenuProps extends CurrentPath {
  menu: BarMenu
  label: string
  members: { 'data-member': ''; hidden?: true } | null
}

/** Everything of both bars behind one button, on phones. */
export function DrawerMenu({ menu, label, currentPath, members }: DrawerMenuProps) {
  const id = useId()
  const affiliate = menu.account.slice(1, -1)
  return (
    <>
      <button type="button" popoverTarget={id} data-drawer="" className="ui:site-label ui:site-drawer">
        <IconShape of={menuIcon} size={24} />
        {label}
      </button>
      <nav id={id} popover="auto" aria-label={label} className="ui:site-sheet">
        {members && <MenuLinks links={menu.members} currentPath={currentPath} {...members} />}
        <MenuLinks links={menu.top} currentPath={currentPath} />
        <MenuGroups groups={menu.groups} name="laci" currentPath={currentPath} />
        <MenuLinks links={menu.links} currentPath={currentPath} />
        {members && <MenuLinks links={affiliate} currentPath={currentPath} {...members} />}
      </nav>
    </>
  )
}
