'use client'
import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { usePortalContainer } from '../../theme/theme-portal.tsx'
import { dialogVariants } from './dialog.variants.ts'

export interface DialogProps {
  /** Controlled state; leave out to let the trigger rule. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  children: ReactNode
}

/** A window over the page that wants an answer first. Focus goes in, stays in, and returns to where it came from. */
export function Dialog({ isOpen, onOpenChange, children }: DialogProps) {
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      {children}
    </Radix.Root>
  )
}

/** The button that opens it: one element as its child. */
export function DialogTrigger({ children }: { children: ReactNode }) {
  return <Radix.Trigger asChild>{children}</Radix.Trigger>
}

/** Closes it when pressed: one element as its child. */
export function DialogClose({ children }: { children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>
}

export interface DialogContentProps {
  /** What it asks or holds; names the dialog. */
  title: ReactNode
  /** The object and the consequence, read out with the title. */
  description?: ReactNode
  /** Buttons, the deciding one last. Stays in sight while the content scrolls. */
  footer?: ReactNode
  /** `center` becomes a bottom card on phones; `end` and `bottom` are sheets. @default 'center' */
  placement?: 'center' | 'end' | 'bottom'
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** @default false */
  isTitleHidden?: boolean
  /** False while closing would lose work: Escape and the backdrop then do nothing. @default true */
  isDismissible?: boolean
  /** @default 'Tutup' */
  closeLabel?: string
  /** Moves the first focus: call `event.preventDefault()` and focus your element. @default the first field, else the first button of the footer */
  onOpenAutoFocus?: (event: Event) => void
  onCloseAutoFocus?: (event: Event) => void
  children?: ReactNode
  className?: string
}

/** The window: title, what it says or asks, and its buttons. */
export function DialogContent({
  title,
  description,
  footer,
  placement,
  size,
  isTitleHidden = false,
  isDismissible = true,
  closeLabel = 'Tutup',
  onOpenAutoFocus,
  onCloseAutoFocus,
  children,
  className,
}: DialogContentProps) {
  const container = usePortalContainer()
  const keepOpen = isDismissible ? undefined : (event: Event) => event.preventDefault()
  return (
    <Radix.Portal container={container}>
      <Radix.Overlay className="ui:overlay-backdrop ui:fixed ui:inset-0 ui:z-50 ui:bg-tinta-950/50" />
      <Radix.Content
        data-component="Dialog"
        className={dialogVariants({ placement, size, className })}
        onOpenAutoFocus={onOpenAutoFocus ?? focusFirstStep}
        onCloseAutoFocus={onCloseAutoFocus}
        onEscapeKeyDown={keepOpen}
        onPointerDownOutside={keepOpen}
        onInteractOutside={keepOpen}
        {...(description === undefined ? { 'aria-describedby': undefined } : {})}
      >
        <div className="ui:flex ui:items-start ui:gap-3 ui:px-5 ui:pt-4 ui:pb-3">
          <div className="ui:min-w-0 ui:flex-1 ui:pt-1">
            <Radix.Title className={isTitleHidden ? 'ui:sr-only' : 'ui:text-app-lg ui:font-bold ui:text-balance'}>
              {title}
            </Radix.Title>
            {description !== undefined && (
              <Radix.Description className="ui:mt-1 ui:text-app-sm ui:text-pretty ui:text-muted">
                {description}
              </Radix.Description>
            )}
          </div>
          {isDismissible && (
            <Radix.Close asChild>
              <IconButton label={closeLabel} icon={<Icon name="silang" />} size="sm" className="ui:-me-1.5" />
            </Radix.Close>
          )}
        </div>
        {children !== undefined && (
          <div data-part="body" className="ui:min-h-0 ui:flex-1 ui:overflow-y-auto ui:px-5 ui:py-1 ui:pb-5">
            {children}
          </div>
        )}
        {footer !== undefined && (
          <div
            data-part="footer"
            className="ui:flex ui:flex-wrap ui:items-center ui:justify-end ui:gap-2 ui:border-t ui:border-line ui:px-5 ui:py-3"
          >
            {footer}
          </div>
        )}
      </Radix.Content>
    </Radix.Portal>
  )
}

/** A form starts at its first field, a question at its harmless answer; the cross would be the least useful place. */
function focusFirstStep(event: Event) {
  const content = event.currentTarget
  if (!(content instanceof HTMLElement)) return
  const field = '[data-part="body"] :is(input, select, textarea, [contenteditable="true"]):not(:disabled)'
  const first =
    content.querySelector<HTMLElement>(field) ?? content.querySelector<HTMLElement>('[data-part="footer"] button')
  if (!first) return
  event.preventDefault()
  first.focus()
}
