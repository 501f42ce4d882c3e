'use client'
import {
  type ButtonHTMLAttributes,
  createContext,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useContext,
  useEffect,
  useId,
  useState,
} from 'react'
import { tabListVariants, tabVariants } from './tabs.variants.ts'

interface TabsState {
  /** The id of a part of a view: the application's, or one of ours. */
  idOf: (part: 'tab' | 'panel', value: string) => string
  setId: (part: 'tab' | 'panel', value: string, id: string | undefined) => void
  value: string
  select: (value: string) => void
  variant: 'line' | 'panel'
}

const TabsContext = createContext<TabsState | null>(null)

function useTabs(part: string): TabsState {
  const state = useContext(TabsContext)
  if (!state) throw new Error(`${part} must stand inside Tabs.`)
  return state
}

export interface TabsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'defaultValue'> {
  /** Controlled value. */
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  /** `panel` fills the width of an inspector. @default 'line' */
  variant?: 'line' | 'panel'
  ref?: Ref<HTMLDivElement>
}

/** Views of one thing, of which one is in sight. Arrow keys move and select; Tab goes on to the panel. */
export function Tabs({ value, defaultValue = '', onValueChange, variant = 'line', ...rest }: TabsProps) {
  const generated = useId()
  const [given, setGiven] = useState<Readonly<Record<string, string | undefined>>>({})
  const [own, setOwn] = useState(defaultValue)
  const select = (next: string) => {
    if (value === undefined) setOwn(next)
    onValueChange?.(next)
  }
  return (
    <TabsContext
      value={{
        idOf: (part, of) => given[`${part} ${of}`] ?? `${generated}-${part}-${of}`,
        setId: (part, of, id) => setGiven((before) => ({ ...before, [`${part} ${of}`]: id })),
        value: value ?? own,
        select,
        variant,
      }}
    >
      <div {...rest} data-component="Tabs" />
    </TabsContext>
  )
}

export interface TabListProps extends HTMLAttributes<HTMLDivElement> {
  /** What the tabs are views of; read out. */
  label: string
  ref?: Ref<HTMLDivElement>
}

/** The row of tabs. */
export function TabList({ label, className, onKeyDown, ...rest }: TabListProps) {
  const { variant } = useTabs('TabList')
  return (
    <div
      {...rest}
      role="tablist"
      aria-label={label}
      className={tabListVariants({ variant, className })}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (!event.defaultPrevented) moveByKey(event)
      }}
    />
  )
}

/** The parts of a view name each other: an id that the application gives to one of them is passed to the other. */
function usePartId(part: 'tab' | 'panel', { value, id }: { value: string; id?: string | undefined }): string {
  const { idOf, setId } = useTabs(part)
  useEffect(() => {
    if (id === undefined) return
    setId(part, value, id)
    return () => setId(part, value, undefined)
    // The functions are new at every drawing and do the same.
  }, [part, value, id])
  return id ?? idOf(part, value)
}

function moveByKey(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)')]
  const at = tabs.findIndex((tab) => tab === document.activeElement)
  const focused = tabs[at]
  if (!focused) return
  // Space presses buttons by itself, links not.
  if (event.key === ' ' && focused.localName === 'a') {
    event.preventDefault()
    return focused.click()
  }
  const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
  const targets: Record<string, number> = {
    ArrowRight: at + direction,
    ArrowLeft: at - direction,
    Home: 0,
    End: tabs.length - 1,
  }
  const target = targets[event.key]
  if (target === undefined) return
  event.preventDefault()
  const next = tabs[(target + tabs.length) % tabs.length]
  next?.focus()
  next?.click()
}

export interface TabProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'value'> {
  value: string
  icon?: ReactNode
  /** Number beside the name. */
  count?: number
  /** The address where the server draws this view: a press leads there until the script runs, or in another window. */
  href?: string
  /** @deprecated Write `disabled`. */
  isDisabled?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** The name of one view. */
export function Tab({
  value,
  icon,
  count,
  href,
  isDisabled,
  disabled = isDisabled,
  id,
  className,
  onClick,
  children,
  ...rest
}: TabProps) {
  const tabs = useTabs('Tab')
  const ownId = usePartId('tab', { value, id })
  const isSelected = tabs.value === value
  // Links have no `disabled`.
  const isLink = href !== undefined && disabled !== true
  const Element = (isLink ? 'a' : 'button') as 'button'
  return (
    <Element
      {...rest}
      {...(isLink ? { href } : { type: 'button', disabled })}
      role="tab"
      id={ownId}
      aria-selected={isSelected}
      aria-controls={tabs.idOf('panel', value)}
      tabIndex={isSelected ? 0 : -1}
      data-state={isSelected ? 'active' : 'inactive'}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || (isLink && opensElsewhere(event))) return
        event.preventDefault()
        tabs.select(value)
      }}
      className={tabVariants({ variant: tabs.variant, className })}
    >
      {icon}
      {children}
      {count !== undefined && <span className="ui:text-muted ui:tabular-nums">{count}</span>}
    </Element>
  )
}

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey

export interface TabPanelProps extends HTMLAttributes<HTMLDivElement> {
  value: string
  /** Keeps the content in the document while out of sight, so that what was typed stays. @default false */
  isKeptMounted?: boolean
  ref?: Ref<HTMLDivElement>
}

/** One view; in the document only while it is in sight. */
export function TabPanel({ value, isKeptMounted = false, id, children, ...rest }: TabPanelProps) {
  const tabs = useTabs('TabPanel')
  const ownId = usePartId('panel', { value, id })
  const isSelected = tabs.value === value
  return (
    <div
      // a panel without controls must be reachable for reading.
      tabIndex={0}
      {...rest}
      role="tabpanel"
      id={ownId}
      aria-labelledby={tabs.idOf('tab', value)}
      hidden={!isSelected}
    >
      {(isSelected || isKeptMounted) && children}
    </div>
  )
}
