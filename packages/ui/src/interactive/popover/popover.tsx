'use client'
import {
  cloneElement,
  type HTMLAttributes,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { Align, Side } from './keep-beside.ts'
import { popoverVariants } from './popover.variants.ts'
import { useSharedRef } from '../use-shared-ref.ts'
import { useAnchored } from './use-anchored.ts'

interface PopoverTrigger {
  onClick?: (event: MouseEvent<HTMLElement>) => void
  'aria-expanded'?: boolean
  'aria-controls'?: string
  'aria-haspopup'?: 'dialog'
}

export interface PopoverProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What it is about; names it. */
  label: string
  /** The button that opens it: one element. */
  trigger: ReactElement<PopoverTrigger>
  /** What it holds; a function gets `close`. An element with `data-autofocus` takes the focus. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** Controlled state; leave out to let the trigger rule. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** Turned round where there is no room. @default 'bottom' */
  side?: Side
  /** @default 'start' */
  align?: Align
  /** Keeps what it holds drawn while it is closed, such as something typed that could not be taken. @default false */
  isKept?: boolean
  /** `none` for lists that reach its edges. @default 'md' */
  padding?: 'none' | 'md'
  ref?: Ref<HTMLDivElement>
}

/** A little more beside a button: filters, a short form, an explanation. The page stays usable, a press outside closes it. */
export function Popover({
  label,
  trigger,
  children,
  isOpen: controlled,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  isKept = false,
  padding,
  className,
  id,
  ref,
  ...rest
}: PopoverProps) {
  const generated = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const panel = useSharedRef(ref)
  const [own, setOwn] = useState(false)
  const isOpen = controlled ?? own
  const change = (next: boolean) => {
    setOwn(next)
    onOpenChange?.(next)
  }
  // A press on the trigger first closes it as a press outside: it must not open it again.
  const wasOpen = useRef(false)
  const close = () => change(false)
  useAnchored({ isOpen, anchor: () => anchor.current?.firstElementChild, panel, side, align, onClose: close })
  // What it holds goes after it was hidden, so that the browser finds the focus in it and gives it back.
  const [isDrawn, setIsDrawn] = useState(isOpen)
  useEffect(() => setIsDrawn(isOpen), [isOpen])
  return (
    <span
      ref={anchor}
      className="ui:contents"
      onPointerDown={(event) => {
        if (!panel.current?.contains(event.target as Node)) wasOpen.current = isOpen
      }}
    >
      {cloneElement(trigger, {
        'aria-expanded': isOpen,
        'aria-controls': id ?? generated,
        'aria-haspopup': 'dialog',
        onClick: (event: MouseEvent<HTMLElement>) => {
          trigger.props.onClick?.(event)
          if (!event.defaultPrevented) change(event.detail === 0 ? !isOpen : !wasOpen.current)
        },
      })}
      <div
        {...rest}
        ref={panel}
        id={id ?? generated}
        popover="auto"
        role="dialog"
        aria-label={label}
        data-component="Popover"
        data-state={isOpen ? 'open' : undefined}
        className={popoverVariants({ padding, className })}
      >
        {(isOpen || isDrawn || isKept) && (typeof children === 'function' ? children(close) : children)}
      </div>
    </span>
  )
}
