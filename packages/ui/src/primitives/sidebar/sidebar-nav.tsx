import { type ComponentPropsWithoutRef, type ElementType, useId } from 'react'
import { IconShape } from '../../icons/icon-shape.tsx'
import type { SidebarGroup } from './sidebar-items.ts'
import { navItemClass } from './sidebar.variants.ts'

interface SidebarNavProps {
  groups: readonly SidebarGroup[]
  label: string
  Link: ElementType<ComponentPropsWithoutRef<'a'>>
}

/** The groups of a Sidebar: in the column, and again in the drawer. */
export function SidebarNav({ groups, label, Link }: SidebarNavProps) {
  const id = useId()
  return (
    <nav aria-label={label} className="ui:text-app-sm">
      {groups.map((group, at) => (
        <div key={group.label ?? at}>
          {group.label !== undefined && (
            <p id={`${id}-${at}`} className="ui:menu-label ui:text-app-xs ui:mt-3">
              {group.label}
            </p>
          )}
          <ul aria-labelledby={group.label === undefined ? undefined : `${id}-${at}`}>
            {group.items.map((item) => (
              <li key={item.href}>
                <Link href={item.href} aria-current={item.isCurrent ? 'page' : undefined} className={navItemClass}>
                  {item.icon && <IconShape of={item.icon} className="ui:shrink-0" />}
                  <span className="ui:min-w-0 ui:flex-1">{item.label}</span>
                  {item.end}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
