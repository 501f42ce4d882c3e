import {
  type ComponentPropsWithoutRef,
  type ElementType,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  useId,
} from 'react'
import { IconShape } from '../../icons/icon-shape.tsx'
import { menu } from '../../icons/interface-icons.ts'
import { takesHandlers } from '../client-react.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Sheet, SheetTrigger } from '../sheet/sheet.tsx'
import { cx } from '../variants.ts'
import { type SidebarLabels, sidebarLabelsId } from './sidebar.labels.ts'
import type { SidebarGroup } from './sidebar-items.ts'
import { SidebarNav } from './sidebar-nav.tsx'

export interface SidebarProps extends HTMLAttributes<HTMLElement> {
  /** Where one can go. A group needs no label. */
  groups: readonly SidebarGroup[]
  /** Above the navigation: the logo, as a link to the first screen. */
  brand?: ReactNode
  /** Below it, on phones at the end of the bar: search, the account. */
  children?: ReactNode
  /** What the links are drawn with: the router's. @default 'a' */
  Link?: ElementType<ComponentPropsWithoutRef<'a'>>
  /** Everything it says itself: `sidebarLabelsEn` for English. @default sidebarLabelsId */
  labels?: SidebarLabels
  ref?: Ref<HTMLElement>
}

/** The navigation of an application: a column beside its screens, and on phones a bar that opens it as a drawer. */
export function Sidebar({
  groups,
  brand,
  children,
  Link = 'a',
  labels = sidebarLabelsId,
  className,
  ...rest
}: SidebarProps) {
  const drawerId = useId()
  // A router changes the screen without leaving the page: the drawer would stay over it.
  const closing = takesHandlers ? { onClick: closeDrawer } : {}
  return (
    <header {...rest} data-component="Sidebar" className={cx('ui:sidebar', className)}>
      <SheetTrigger sheet={drawerId}>
        <IconButton label={labels.open} icon={<IconShape of={menu} />} />
      </SheetTrigger>
      {brand}
      <SidebarNav groups={groups} label={labels.menu} Link={Link} />
      {children && <div data-part="end">{children}</div>}
      <Sheet id={drawerId} title={labels.menu} closeLabel={labels.close} size="sm" {...closing}>
        <SidebarNav groups={groups} label={labels.menu} Link={Link} />
      </Sheet>
    </header>
  )
}

function closeDrawer({ target, currentTarget }: { target: EventTarget; currentTarget: HTMLDialogElement }) {
  if (target instanceof Element && target.closest('a')) currentTarget.close()
}
