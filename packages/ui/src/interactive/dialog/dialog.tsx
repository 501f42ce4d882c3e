'use client'
import * as Radix from '@radix-ui/react-dialog'
import { type ButtonHTMLAttributes, type HTMLAttributes, type ReactNode, type Ref, useRef } from 'react'
import { IconShape } from '../../icons/icon-shape.tsx'
import { silang } from '../../icons/interface-icons.ts'
import { usePortalContainer } from '../../theme/theme-portal.tsx'

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

export interface DialogTriggerProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>
}

/** The button that opens it: one element as its child, which takes what is given here too. */
export function DialogTrigger(props: DialogTriggerProps) {
  return <Radix.Trigger {...props} asChild />
}

/** Closes it when pressed: one element as its child. */
export function DialogClose(props: DialogTriggerProps) {
  return <Radix.Close {...props} asChild />
}

export interface DialogContentProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
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
  ref?: Ref<HTMLDivElement>
}

/** The window: title, what it says or asks, and its buttons. */
export function DialogContent({
  title,
  description,
  footer,
  placement = 'center',
  size = 'md',
  isTitleHidden = false,
  isDismissible = true,
  closeLabel = 'Tutup',
  onOpenAutoFocus,
  onCloseAutoFocus,
  children,
  className,
  ...rest
}: DialogContentProps) {
  const container = usePortalContainer()
  const cameFrom = useRef<Element | null>(null)
  const keepOpen = isDismissible ? undefined : (event: Event) => event.preventDefault()
  return (
    <Radix.Portal container={container}>
      <Radix.Overlay className="ui:dialog-backdrop ui:bg-tinta-950/50" />
      <Radix.Content
        {...(description === undefined && { 'aria-describedby': undefined })}
        {...rest}
        data-component="Dialog"
        data-placement={placement}
        data-size={size}
        className={`ui:dialog ui:shadow-e3 ${entrances[placement]}${className ? ` ${className}` : ''}`}
        onOpenAutoFocus={(event) => {
          cameFrom.current = buttonOf(document.activeElement)
          const focusFirst = onOpenAutoFocus ?? focusFirstStep
          focusFirst(event)
        }}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event)
          // Radix returns to the trigger only; what was opened by a key or a menu has none.
          const { current: from } = cameFrom
          if (event.defaultPrevented || !(from instanceof HTMLElement) || !from.isConnected) return
          event.preventDefault()
          from.focus()
        }}
        onEscapeKeyDown={keepOpen}
        onPointerDownOutside={keepOpen}
        onInteractOutside={keepOpen}
      >
        <div className="ui:dialog-head">
          <div className="ui:dialog-words">
            <Radix.Title className={isTitleHidden ? 'ui:sr-only' : 'ui:text-app-lg ui:font-bold'}>{title}</Radix.Title>
            {description !== undefined && (
              <Radix.Description className="ui:text-app-sm ui:text-muted">{description}</Radix.Description>
            )}
          </div>
          {isDismissible && (
            <Radix.Close
              aria-label={closeLabel}
              data-component="IconButton"
              className="ui:pressable ui:quiet-sign ui:dialog-close ui:touch"
            >
              <IconShape of={silang} />
            </Radix.Close>
          )}
        </div>
        {children !== undefined && (
          <div data-part="body" className="ui:dialog-body">
            {children}
          </div>
        )}
        {footer !== undefined && (
          <div data-part="footer" className="ui:dialog-footer">
            {footer}
          </div>
        )}
      </Radix.Content>
    </Radix.Portal>
  )
}

/** What is focused, or of an item of a menu, which is gone afterwards, the button of that menu. */
function buttonOf(focused: Element | null): Element | null {
  const name = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  return name ? document.getElementById(name) : focused
}

const entrances = { center: 'ui:overlay-panel', end: 'ui:overlay-sheet-end', bottom: 'ui:overlay-sheet-bottom' }

/** A form starts at its first field, a question at its harmless answer; the cross would be the least useful place. */
function focusFirstStep(event: Event) {
  const content = event.currentTarget
  if (!(content instanceof HTMLElement)) return
  const field =
    '[data-part="body"] :is(input, select, textarea, [contenteditable="true"]):not(:disabled, [type="hidden"])'
  const first =
    content.querySelector<HTMLElement>(field) ?? content.querySelector<HTMLElement>('[data-part="footer"] button')
  if (!first) return
  event.preventDefault()
  chosenOf(first).focus()
}

/** Of radios the chosen one has the focus: on another one the space bar would change the choice. */
function chosenOf(first: HTMLElement): HTMLElement {
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first
  const group = (first.form ?? (first.getRootNode() as ParentNode)).querySelectorAll<HTMLInputElement>(
    '[type=radio]:checked',
  )
  return [...group].find(({ name }) => name === first.name) ?? first
}
