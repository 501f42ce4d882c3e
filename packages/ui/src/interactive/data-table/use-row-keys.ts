import { type RefObject, useEffect, useRef, useState } from 'react'

interface RowKeys {
  root: RefObject<HTMLElement | null>
  rowIds: readonly string[]
  onToggle: ((rowId: string) => void) | undefined
  onOpen: ((rowId: string) => void) | undefined
  /** Opens the list of these keys; undefined without one. */
  onHelp: (() => void) | undefined
  /** They also work while nothing on the screen has the focus. */
  isScreenWide: boolean
}

/** Of a key that was pressed; React's and the browser's have it. */
type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target' | 'defaultPrevented'> & {
  preventDefault: () => void
}

/**
 * The keys of a list: j and k go down and up, x selects, Enter opens, / goes to the search field, ? explains them. They
 * only work while the focus is in the table, or nowhere, and never in a field, so that typing is not interrupted.
 */
export function useRowKeys({ root, rowIds, onToggle, onOpen, onHelp, isScreenWide }: RowKeys) {
  const [activeId, setActiveId] = useState<string | null>(null)
  const stop = activeId !== null && rowIds.includes(activeId) ? activeId : rowIds[0]
  const focusRow = (rowId: string | undefined) => {
    if (rowId === undefined) return
    const rows = root.current?.querySelectorAll<HTMLElement>('tr[data-row]') ?? []
    const row = [...rows].find((one) => one.dataset.row === rowId)
    row?.focus()
    row?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: Pressed) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const at = rowIds.indexOf((event.target as HTMLElement).closest<HTMLElement>('tr[data-row]')?.dataset.row ?? '')
    const rowId = rowIds[at]
    const isOnRow = event.target instanceof HTMLTableRowElement
    const act = (): boolean => {
      if (event.key === '/') {
        const search = searchOf(root.current)
        search?.focus()
        return search !== undefined
      }
      if (event.key === '?' && onHelp) {
        onHelp()
        return true
      }
      if (event.key === 'j' || (event.key === 'ArrowDown' && isOnRow)) {
        focusRow(at === -1 ? stop : rowIds[Math.min(at + 1, rowIds.length - 1)])
        return true
      }
      if (event.key === 'k' || (event.key === 'ArrowUp' && isOnRow)) {
        focusRow(at === -1 ? stop : rowIds[Math.max(at - 1, 0)])
        return true
      }
      if (event.key === 'x' && rowId !== undefined && onToggle) {
        onToggle(rowId)
        return true
      }
      // On a link or a button in the row Enter is theirs.
      if (event.key === 'Enter' && isOnRow && rowId !== undefined && onOpen) {
        onOpen(rowId)
        return true
      }
      return false
    }
    if (act()) event.preventDefault()
  }
  const latest = useRef(onKeyDown)
  useEffect(() => {
    latest.current = onKeyDown
  })
  useEffect(() => {
    if (!isScreenWide) return undefined
    const onScreenKey = (event: KeyboardEvent) => {
      if (isNowhere(event.target) && isFirstInSight(root.current)) latest.current(event)
    }
    document.addEventListener('keydown', onScreenKey)
    return () => document.removeEventListener('keydown', onScreenKey)
  }, [isScreenWide, root])
  return { stop, onKeyDown, onRowFocus: setActiveId }
}

/** The search field over the rows, or the one of the screen around them. */
function searchOf(root: HTMLElement | null): HTMLElement | undefined {
  const own = root?.querySelector<HTMLElement>('[data-part="toolbar"] input')
  return own ?? root?.closest('main')?.querySelector<HTMLElement>('input[type="search"]') ?? undefined
}

/** A box to tick takes no letters. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable="true"]')
  )
}

/** The document itself, or the heading that has the focus on arrival. */
const isNowhere = (target: EventTarget | null): boolean => target instanceof Element && target.matches('body, h1')

/** Of several tables the first one acts, and none behind a dialog or a menu. */
const isFirstInSight = (root: HTMLElement | null): boolean =>
  ![...document.querySelectorAll('[role="dialog"], [role="menu"]')].some((one) => one.checkVisibility()) &&
  document.querySelector('[data-component="DataTable"]') === root
