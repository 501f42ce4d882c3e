'use client'
import {
  cloneElement,
  type FocusEvent,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { Side } from '../popover/keep-beside.ts'
import { useSharedRef } from '../use-shared-ref.ts'
import { tooltipVariants } from './tooltip.variants.ts'

interface TooltipTrigger {
  'aria-describedby'?: string
  'aria-label'?: string
}

export interface TooltipProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** A few words. Nothing that is needed to get on, and nothing that can be pressed. */
  label: ReactNode
  /** Shown after the words. */
  shortcut?: string
  /** Turned round where there is no room. @default 'top' */
  side?: Side
  /** One element that can take focus. */
  children: ReactElement<TooltipTrigger>
  /** Its words, which stand beside the element. */
  ref?: Ref<HTMLDivElement>
}

const DELAY_MS = 400

/** Icons without focus and pointer need no script for their words. */
const loadPlacing = () => import('../popover/keep-beside.ts')

/**
 * Words for an icon, on hover and on keyboard focus. It can be hovered itself, Escape hides it, and it lives in the top
 * layer, where it keeps the theme. On touch nothing shows: the name of the button must be enough.
 */
export function Tooltip({
  label,
  shortcut,
  side = 'top',
  children,
  id,
  className,
  ref,
  onPointerEnter,
  ...rest
}: TooltipProps) {
  const generated = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const bubble = useSharedRef(ref)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isOpen, setIsOpen] = useState(false)

  const schedule = (next: boolean, delayMs: number) => {
    clearTimeout(timer.current)
    // The delay is time enough; a failure shows where it is needed.
    if (next) loadPlacing().catch(() => undefined)
    timer.current = setTimeout(() => setIsOpen(next), delayMs)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    const [target, panel] = [anchor.current?.firstElementChild, bubble.current]
    if (!isOpen || !target || !panel) return
    let isOver = false
    let stopPlacing: (() => void) | undefined
    const show = ({ keepBeside }: Awaited<ReturnType<typeof loadPlacing>>) => {
      if (isOver) return
      panel.showPopover?.()
      stopPlacing = keepBeside(target, panel, { side })
    }
    // Without a line the button's own name has to do, as on touch; the next time tries again.
    loadPlacing().then(show, () => setIsOpen(false))
    const hide = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setIsOpen(false)
    }
    document.addEventListener('keydown', hide, true)
    return () => {
      isOver = true
      stopPlacing?.()
      document.removeEventListener('keydown', hide, true)
      if (panel.isConnected) panel.hidePopover?.()
    }
  }, [isOpen, side])

  // An icon button's label is its name already; a description would repeat it.
  const isName = typeof label === 'string' && children.props['aria-label'] === label
  const onFocus = (event: FocusEvent) => {
    if (event.target.matches(':focus-visible')) schedule(true, 0)
  }
  return (
    <span
      ref={anchor}
      className="ui:contents"
      onPointerEnter={(event) => event.pointerType === 'mouse' && schedule(true, DELAY_MS)}
      onPointerLeave={() => schedule(false, 100)}
      onPointerDown={() => schedule(false, 0)}
      onFocus={onFocus}
      onBlur={() => schedule(false, 0)}
    >
      {cloneElement(
        children,
        isName ? {} : { 'aria-describedby': children.props['aria-describedby'] ?? id ?? generated },
      )}
      <div
        {...rest}
        ref={bubble}
        id={id ?? generated}
        role="tooltip"
        popover="manual"
        data-component="Tooltip"
        data-state={isOpen ? 'open' : 'closed'}
        onPointerEnter={(event) => {
          onPointerEnter?.(event)
          schedule(true, 0)
        }}
        className={tooltipVariants({ className })}
      >
        {label}
        {shortcut !== undefined && <kbd className="ui:ms-2 ui:font-sans ui:opacity-75">{shortcut}</kbd>}
      </div>
    </span>
  )
}
