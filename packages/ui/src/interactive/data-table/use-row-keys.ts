import { type KeyboardEvent, type RefObject, useState } from 'react'

interface RowKeys {
  root: RefObject<HTMLElement | null>
  rowIds: readonly string[]
  onToggle: ((rowId: string) => void) | undefined
  onOpen: ((rowId: string) => void) | undefined
}

/**
 * The keys of a list: j and k go down and up, x selects, Enter opens, / goes to the search field. They only work while
 * the focus is in the table and not in a field, so that typing is never interrupted.
 */
export function useRowKeys({ root, rowIds, onToggle, onOpen }: RowKeys) {
  const [activeId, setActiveId] = useState<string | null>(null)
  const stop = activeId !== null && rowIds.includes(activeId) ? activeId : rowIds[0]
  const focusRow = (rowId: string | undefined) => {
    if (rowId === undefined) return
    const rows = root.current?.querySelectorAll<HTMLElement>('tr[data-row]') ?? []
    const row = [...rows].find((one) => one.dataset.row === rowId)
    row?.focus()
    row?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const at = rowIds.indexOf((event.target as HTMLElement).closest<HTMLElement>('tr[data-row]')?.dataset.row ?? '')
    const rowId = rowIds[at]
    const isOnRow = event.target instanceof HTMLTableRowElement
    const act = (): boolean => {
      if (event.key === '/') {
        const search = root.current?.querySelector<HTMLElement>('[data-part="toolbar"] input')
        search?.focus()
        return search !== null && search !== undefined
      }
      if (event.key === 'j' || (event.key === 'ArrowDown' && isOnRow)) {
        focusRow(rowIds[Math.min(at + 1, rowIds.length - 1)])
        return true
      }
      if (event.key === 'k' || (event.key === 'ArrowUp' && isOnRow)) {
        focusRow(rowIds[Math.max(at - 1, 0)])
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
  return { stop, onKeyDown, onRowFocus: setActiveId }
}

/** A box to tick takes no letters. */
function isTyping(target: EventTarget): boolean {
  return (
    target instanceof Element &&
    target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable="true"]')
  )
}
