'use client'
import { createContext, type KeyboardEvent, type ReactNode, useContext, useId, useState } from 'react'
import { tabListVariants, tabVariants } from './tabs.variants.ts'

interface TabsState {
  id: string
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

export interface TabsProps {
  /** Controlled value. */
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  /** `panel` fills the width of an inspector. @default 'line' */
  variant?: 'line' | 'panel'
  children: ReactNode
  className?: string
}

/** Views of one thing, of which one is in sight. Arrow keys move and select; Tab goes on to the panel. */
export function Tabs({ value, defaultValue = '', onValueChange, variant = 'line', children, className }: TabsProps) {
  const [own, setOwn] = useState(defaultValue)
  const select = (next: string) => {
    if (value === undefined) setOwn(next)
    onValueChange?.(next)
  }
  return (
    <TabsContext value={{ id: useId(), value: value ?? own, select, variant }}>
      <div data-component="Tabs" className={className}>
        {children}
      </div>
    </TabsContext>
  )
}

export interface TabListProps {
  /** What the tabs are views of; read out. */
  label: string
  children: ReactNode
  className?: string
}

/** The row of tabs. */
export function TabList({ label, children, className }: TabListProps) {
  const { variant } = useTabs('TabList')
  return (
    <div role="tablist" aria-label={label} className={tabListVariants({ variant, className })} onKeyDown={moveByKey}>
      {children}
    </div>
  )
}

function moveByKey(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[role="tab"]:not(:disabled)')]
  const at = tabs.findIndex((tab) => tab === document.activeElement)
  if (at < 0) return
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

export interface TabProps {
  value: string
  icon?: ReactNode
  /** Number beside the name. */
  count?: number
  isDisabled?: boolean
  children: ReactNode
}

/** The name of one view. */
export function Tab({ value, icon, count, isDisabled, children }: TabProps) {
  const tabs = useTabs('Tab')
  const isSelected = tabs.value === value
  return (
    <button
      type="button"
      role="tab"
      id={`${tabs.id}-tab-${value}`}
      aria-selected={isSelected}
      aria-controls={`${tabs.id}-panel-${value}`}
      tabIndex={isSelected ? 0 : -1}
      disabled={isDisabled}
      data-state={isSelected ? 'active' : 'inactive'}
      onClick={() => tabs.select(value)}
      className={tabVariants({ variant: tabs.variant })}
    >
      {icon}
      {children}
      {count !== undefined && <span className="ui:text-muted ui:tabular-nums">{count}</span>}
    </button>
  )
}

export interface TabPanelProps {
  value: string
  /** Keeps the content in the document while out of sight, so that what was typed stays. @default false */
  isKeptMounted?: boolean
  children: ReactNode
  className?: string
}

/** One view; in the document only while it is in sight. */
export function TabPanel({ value, isKeptMounted = false, children, className }: TabPanelProps) {
  const tabs = useTabs('TabPanel')
  const isSelected = tabs.value === value
  return (
    <div
      role="tabpanel"
      id={`${tabs.id}-panel-${value}`}
      aria-labelledby={`${tabs.id}-tab-${value}`}
      hidden={!isSelected}
      // a panel without controls must be reachable for reading.
      tabIndex={0}
      className={className}
    >
      {(isSelected || isKeptMounted) && children}
    </div>
  )
}
