import {
  type ComponentPropsWithoutRef,
  type ElementType,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  useId,
} from 'react'
import { IconShape } from '../../icons/icon-shape.tsx'
import { panahBawah } from '../../icons/interface-icons.ts'
import { takesHandlers } from '../client-react.ts'
import { navItemClass } from '../sidebar/sidebar.variants.ts'
import { cx } from '../variants.ts'

export interface NavigationLink {
  href: string
  label: string
  /** What is there, in one line; only in a menu. */
  text?: ReactNode
  /** The page that is open now. */
  isCurrent?: boolean
}

/** A link of the bar, or a menu of links. */
export type NavigationItem = NavigationLink | { label: string; items: readonly NavigationLink[] }

export interface NavigationMenuProps extends HTMLAttributes<HTMLElement> {
  /** Names it: “Menu utama”. */
  label: string
  /** Links and menus, in their order. */
  items: readonly NavigationItem[]
  /** What the links are drawn with: the router's. @default 'a' */
  Link?: ElementType<ComponentPropsWithoutRef<'a'>>
  ref?: Ref<HTMLElement>
}

/** A bar of links and menus at the head of a site. The browser opens and closes its menus, without script. */
export function NavigationMenu({ label, items, Link = 'a', className, ...rest }: NavigationMenuProps) {
  const id = useId()
  // A router changes the page without leaving it: the menu would stay over it.
  const closing = takesHandlers ? { onClick: closeMenu } : {}
  return (
    <nav {...rest} aria-label={label} data-component="NavigationMenu" className={cx('ui:text-app-sm', className)}>
      <ul className="ui:flex ui:flex-wrap ui:items-center ui:gap-1">
        {items.map((item, at) => (
          <li key={item.label}>
            {'href' in item ? (
              <Link href={item.href} aria-current={item.isCurrent ? 'page' : undefined} className={navItemClass}>
                {item.label}
              </Link>
            ) : (
              <>
                <button
                  type="button"
                  popoverTarget={`${id}-${at}`}
                  data-state={item.items.some(({ isCurrent }) => isCurrent) ? 'current' : undefined}
                  className={navItemClass}
                >
                  {item.label}
                  <IconShape of={panahBawah} size={16} />
                </button>
                <ul
                  id={`${id}-${at}`}
                  popover="auto"
                  aria-label={item.label}
                  className="ui:nav-panel ui:overlay-panel ui:rounded-surface ui:border ui:border-line ui:bg-surface ui:text-text ui:shadow-e2"
                  {...closing}
                >
                  {item.items.map((link) => (
                    <li key={link.href}>
                      <Link
                        href={link.href}
                        aria-current={link.isCurrent ? 'page' : undefined}
                        className={navItemClass}
                      >
                        <span className="ui:min-w-0 ui:py-1.5">
                          <span className="ui:font-semibold ui:text-text">{link.label}</span>
                          {link.text && <span className="ui:block ui:text-app-xs ui:text-muted">{link.text}</span>}
                        </span>
                      </Link>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function closeMenu({ target, currentTarget }: { target: EventTarget; currentTarget: HTMLElement }) {
  if (target instanceof Element && target.closest('a')) currentTarget.hidePopover()
}
