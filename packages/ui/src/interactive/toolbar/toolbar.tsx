'use client'
import {
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useRef,
} from 'react'
import { toolbarVariants } from './toolbar.variants.ts'
import { cx } from '../../primitives/variants.ts'

export interface ToolbarProps extends HTMLAttributes<HTMLDivElement> {
  /** What the tools are for; names the toolbar. */
  label: string
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
  /** `floating` over a canvas, `plain` in a bar that has its own ground. @default 'plain' */
  variant?: 'plain' | 'floating'
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** Buttons that belong together: one stop for Tab, arrow keys within, and the last one used is remembered. */
export function Toolbar({
  label,
  orientation = 'horizontal',
  variant,
  className,
  children,
  onKeyDown,
  onFocus,
  ref,
  ...rest
}: ToolbarProps) {
  const own = useRef<HTMLDivElement | null>(null)
  const setRef = useCallback(
    (element: HTMLDivElement | null) => {
      own.current = element
      if (typeof ref === 'function') ref(element)
      else if (ref) ref.current = element
    },
    [ref],
  )
  // Tools come and go with what is selected, so the one stop is set after every render.
  useEffect(() => {
    const tools = toolsOf(own.current)
    const current = tools.find((tool) => tool.tabIndex === 0 && tool.dataset.toolbarStop !== undefined) ?? tools[0]
    for (const tool of tools) setStop(tool, tool === current)
  })
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented || isTyping(event.target)) return
    const tools = toolsOf(own.current)
    const at = tools.findIndex((tool) => tool === document.activeElement)
    const target = targetOf(event.key, { at, last: tools.length - 1, orientation })
    if (at < 0 || target === undefined) return
    event.preventDefault()
    tools[(target + tools.length) % tools.length]?.focus()
  }
  const remember = (event: FocusEvent<HTMLDivElement>) => {
    onFocus?.(event)
    const tools = toolsOf(own.current)
    if (tools.some((tool) => tool === event.target)) for (const tool of tools) setStop(tool, tool === event.target)
  }
  return (
    <div
      {...rest}
      ref={setRef}
      role="toolbar"
      aria-label={label}
      aria-orientation={orientation}
      data-component="Toolbar"
      onKeyDown={move}
      onFocus={remember}
      className={toolbarVariants({ orientation, variant, className })}
    >
      {children}
    </div>
  )
}

export interface ToolbarSeparatorProps extends HTMLAttributes<HTMLSpanElement> {
  ref?: Ref<HTMLSpanElement>
}

/** A line between groups of tools. */
export function ToolbarSeparator({ className, ...rest }: ToolbarSeparatorProps) {
  return <span {...rest} aria-hidden="true" className={cx('ui:mx-1 ui:w-px ui:self-stretch ui:bg-line', className)} />
}

function toolsOf(toolbar: HTMLElement | null): HTMLElement[] {
  return [
    ...(toolbar?.querySelectorAll<HTMLElement>(
      'button:not(:disabled), a[href], select:not(:disabled), input:not(:disabled)',
    ) ?? []),
  ]
}

function setStop(tool: HTMLElement, isStop: boolean) {
  tool.tabIndex = isStop ? 0 : -1
  tool.dataset.toolbarStop = ''
}

function isTyping(target: EventTarget): boolean {
  return (
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !['button', 'checkbox'].includes(target.type))
  )
}

function targetOf(
  key: string,
  { at, last, orientation }: { at: number; last: number; orientation: 'horizontal' | 'vertical' },
) {
  const [back, forth] = orientation === 'horizontal' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
  if (key === forth) return at + 1
  if (key === back) return at - 1
  if (key === 'Home') return 0
  if (key === 'End') return last
  return undefined
}
