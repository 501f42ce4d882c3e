'use client'
import * as Radix from '@radix-ui/react-dropdown-menu'
import type { ButtonHTMLAttributes, HTMLAttributes, ReactNode, Ref } from 'react'
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

export interface DropdownMenuTriggerProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>
}

/** The button that opens it: one element as its child, which takes what is given here too. */
export function DropdownMenuTrigger(props: DropdownMenuTriggerProps) {
  return <Radix.Trigger {...props} asChild />
}

interface PartProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement>
}

interface AnyItemProps extends Omit<PartProps, 'onSelect'> {
  /** Cannot be chosen now. */
  disabled?: boolean
  /** @deprecated Write `disabled`. */
  isDisabled?: boolean
  /** What typing finds it by, where its content is no text. */
  textValue?: string
}

export interface DropdownMenuContentProps extends PartProps {
  /** @default 'end' */
  align?: 'start' | 'center' | 'end'
  /** @default 'bottom' */
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** Before the focus goes back to the button; `preventDefault` leaves it to what the chosen item has opened. */
  onCloseAutoFocus?: (event: Event) => void
  children: ReactNode
}

/** The menu itself. */
export function DropdownMenuContent({ align = 'end', className, ...rest }: DropdownMenuContentProps) {
  return (
    <Radix.Portal container={usePortalContainer()}>
      <Radix.Content
        {...rest}
        align={align}
        sideOffset={4}
        collisionPadding={8}
        data-component="DropdownMenu"
        className={joined(menuPanelClass, className)}
      />
    </Radix.Portal>
  )
}

/** What a host gives goes behind what it is. */
const joined = (own: string, given = '') => `${own} ${given}`

export interface DropdownMenuItemProps extends AnyItemProps {
  icon?: ReactNode
  /** Shown only; the screen that owns the shortcut listens for it. */
  shortcut?: string
  /** For what cannot be undone. @default false */
  isDanger?: boolean
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
  disabled = isDisabled,
  asChild = false,
  className,
  children,
  ...rest
}: DropdownMenuItemProps) {
  return (
    <Radix.Item
      {...rest}
      asChild={asChild}
      disabled={disabled}
      data-danger={isDanger || undefined}
      className={joined(menuItemClass, className)}
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

export interface DropdownMenuCheckboxItemProps extends AnyItemProps {
  isChecked: boolean
  onCheckedChange: (isChecked: boolean) => void
}

/** Something that is on or off. */
export function DropdownMenuCheckboxItem({
  isChecked,
  isDisabled,
  disabled = isDisabled,
  className,
  children,
  ...rest
}: DropdownMenuCheckboxItemProps) {
  return (
    <Radix.CheckboxItem {...rest} checked={isChecked} disabled={disabled} className={joined(menuItemClass, className)}>
      {tick}
      {words(children)}
    </Radix.CheckboxItem>
  )
}

export interface DropdownMenuRadioGroupProps extends PartProps {
  value: string
  onValueChange: (value: string) => void
}

/** Choices of which one holds. */
export function DropdownMenuRadioGroup(props: DropdownMenuRadioGroupProps) {
  return <Radix.RadioGroup {...props} />
}

export interface DropdownMenuRadioItemProps extends AnyItemProps {
  value: string
}

/** One of the choices. */
export function DropdownMenuRadioItem({
  isDisabled,
  disabled = isDisabled,
  className,
  children,
  ...rest
}: DropdownMenuRadioItemProps) {
  return (
    <Radix.RadioItem {...rest} disabled={disabled} className={joined(menuItemClass, className)}>
      {tick}
      {words(children)}
    </Radix.RadioItem>
  )
}

/** Names the items below it. */
export function DropdownMenuLabel({ className, ...rest }: PartProps) {
  return <Radix.Label {...rest} className={joined('ui:menu-label ui:text-app-xs', className)} />
}

/** A line between groups. */
export function DropdownMenuSeparator({ className, ...rest }: PartProps) {
  return <Radix.Separator {...rest} className={joined('ui:menu-separator', className)} />
}
