'use client'
import * as Radix from '@radix-ui/react-dropdown-menu'
import type { ReactNode } from 'react'
import { centang } from '../../icons/content-icons.ts'
import { usePortalContainer } from '../../theme/theme-portal.tsx'
import { menuItemClass, menuPanelClass, menuShortcutClass } from './dropdown-menu.variants.ts'

export interface DropdownMenuProps {
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  children: ReactNode
}

/** Actions behind one button. A choice that is part of a form is a Select. */
export function DropdownMenu({ isOpen, onOpenChange, children }: DropdownMenuProps) {
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange} modal={false}>
      {children}
    </Radix.Root>
  )
}

/** The button that opens it: one element as its child. */
export function DropdownMenuTrigger({ children }: { children: ReactNode }) {
  return <Radix.Trigger asChild>{children}</Radix.Trigger>
}

export interface DropdownMenuContentProps {
  /** @default 'end' */
  align?: 'start' | 'center' | 'end'
  /** @default 'bottom' */
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** Before the focus goes back to the button; `preventDefault` leaves it to what the chosen item has opened. */
  onCloseAutoFocus?: (event: Event) => void
  children: ReactNode
  className?: string
}

/** The menu itself. */
export function DropdownMenuContent({
  align = 'end',
  side = 'bottom',
  onCloseAutoFocus,
  children,
  className,
}: DropdownMenuContentProps) {
  return (
    <Radix.Portal container={usePortalContainer()}>
      <Radix.Content
        align={align}
        side={side}
        sideOffset={4}
        collisionPadding={8}
        onCloseAutoFocus={onCloseAutoFocus}
        data-component="DropdownMenu"
        className={`${menuPanelClass}${className ? ` ${className}` : ''}`}
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  )
}

export interface DropdownMenuItemProps {
  icon?: ReactNode
  /** Shown only; the screen that owns the shortcut listens for it. */
  shortcut?: string
  /** For what cannot be undone. @default false */
  isDanger?: boolean
  isDisabled?: boolean
  onSelect?: (event: Event) => void
  /** Draws the only child (a link) as the item. @default false */
  asChild?: boolean
  children: ReactNode
}

/** One action, or with `asChild` one link. */
export function DropdownMenuItem({
  icon,
  shortcut,
  isDanger = false,
  isDisabled,
  onSelect,
  asChild = false,
  children,
}: DropdownMenuItemProps) {
  return (
    <Radix.Item
      asChild={asChild}
      disabled={isDisabled}
      onSelect={onSelect}
      data-danger={isDanger || undefined}
      className={menuItemClass}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          {words(children)}
          {shortcut !== undefined && <kbd className={menuShortcutClass}>{shortcut}</kbd>}
        </>
      )}
    </Radix.Item>
  )
}

const words = (children: ReactNode) => <span className="ui:menu-words">{children}</span>

// Drawn by hand: the whole of Icon would be one part in a hundred of this entry's size.
const tick = (
  <span className="ui:menu-tick">
    <Radix.ItemIndicator>
      <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth={2.25}>
        <path d={centang.d} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </Radix.ItemIndicator>
  </span>
)

export interface DropdownMenuCheckboxItemProps {
  isChecked: boolean
  onCheckedChange: (isChecked: boolean) => void
  isDisabled?: boolean
  children: ReactNode
}

/** Something that is on or off. */
export function DropdownMenuCheckboxItem({
  isChecked,
  onCheckedChange,
  isDisabled,
  children,
}: DropdownMenuCheckboxItemProps) {
  return (
    <Radix.CheckboxItem
      checked={isChecked}
      onCheckedChange={onCheckedChange}
      disabled={isDisabled}
      className={menuItemClass}
    >
      {tick}
      {words(children)}
    </Radix.CheckboxItem>
  )
}

export interface DropdownMenuRadioGroupProps {
  value: string
  onValueChange: (value: string) => void
  children: ReactNode
}

/** Choices of which one holds. */
export function DropdownMenuRadioGroup({ value, onValueChange, children }: DropdownMenuRadioGroupProps) {
  return (
    <Radix.RadioGroup value={value} onValueChange={onValueChange}>
      {children}
    </Radix.RadioGroup>
  )
}

/** One of the choices. */
export function DropdownMenuRadioItem({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Radix.RadioItem value={value} className={menuItemClass}>
      {tick}
      {words(children)}
    </Radix.RadioItem>
  )
}

/** Names the items below it. */
export function DropdownMenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="ui:menu-label ui:text-app-xs">{children}</Radix.Label>
}

/** A line between groups. */
export function DropdownMenuSeparator() {
  return <Radix.Separator className="ui:menu-separator" />
}
