'use client'
import {
  type HTMLAttributes,
  type KeyboardEvent,
  type Ref,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import { IconShape } from '../../icons/icon-shape.tsx'
import { panahBawah, panahKanan } from '../../icons/interface-icons.ts'
import { treeItemVariants } from './tree.variants.ts'
import { stepByKey } from './tree-keys.ts'
import { type TreeItem, visibleItems } from './visible-items.ts'
import { cx } from '../../primitives/variants.ts'

export interface TreeProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'onSelect'> {
  /** What is arranged; names it. */
  label: string
  items: readonly TreeItem[]
  /** The one that holds. */
  selectedId: string | null
  onSelect: (id: string) => void
  /** Controlled: what is open. */
  expandedIds?: readonly string[]
  /** Open at first. @default [] */
  defaultExpandedIds?: readonly string[]
  onExpandedChange?: (ids: readonly string[]) => void
  /** In place of a tree without items. @default 'Belum ada isi.' */
  emptyText?: string
  ref?: Ref<HTMLElement>
}

/** Things inside of things, opened and closed; one of them is selected. */
export function Tree({
  label,
  items,
  selectedId,
  onSelect,
  expandedIds,
  defaultExpandedIds = [],
  onExpandedChange,
  emptyText = 'Belum ada isi.',
  className,
  onKeyDown,
  ref,
  ...rest
}: TreeProps) {
  const list = useRef<HTMLUListElement>(null)
  const nothing = useRef<HTMLParagraphElement>(null)
  const isEmpty = items.length === 0
  // A tree becomes another element when its last item goes.
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => list.current ?? nothing.current, [isEmpty])
  const [own, setOwn] = useState(defaultExpandedIds)
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const expanded = useMemo(() => new Set(expandedIds ?? own), [expandedIds, own])
  const visible = visibleItems(items, expanded)
  // One stop for Tab: where one was, else what holds, else the first.
  const stop = [focusedId, selectedId].find((id) => visible.some(({ item }) => item.id === id)) ?? visible[0]?.item.id

  const change = (ids: readonly string[], isExpanded: boolean) => {
    const next = isExpanded ? [...new Set([...expanded, ...ids])] : [...expanded].filter((id) => !ids.includes(id))
    setOwn(next)
    onExpandedChange?.(next)
  }
  const select = (item: TreeItem) => {
    setFocusedId(item.id)
    if (!isDisabled(item)) onSelect(item.id)
  }
  const pressed = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const at = visible.findIndex(({ item }) => item.id === stop)
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const step = stepByKey(visible, at, { key: event.key, isRightToLeft })
    if (!step) return
    event.preventDefault()
    if (step.kind === 'focus')
      list.current
        ?.querySelectorAll<HTMLElement>('[role=treeitem]')
        [visible.findIndex(({ item }) => item.id === step.id)]?.focus()
    else if (step.kind === 'select') {
      const chosen = visible[at]
      if (chosen) select(chosen.item)
    } else change(step.ids, step.kind === 'expand')
  }
  if (isEmpty)
    return (
      <p {...rest} ref={nothing} data-component="Tree" className={cx('ui:text-app-sm ui:text-muted', className)}>
        {emptyText}
      </p>
    )
  return (
    <ul
      {...rest}
      ref={list}
      role="tree"
      aria-label={label}
      data-component="Tree"
      onKeyDown={pressed}
      className={cx('ui:min-w-0', className)}
    >
      {visible.map(({ item, level, place, siblings, isParent, isExpanded }) => (
        <li
          key={item.id}
          role="treeitem"
          tabIndex={item.id === stop ? 0 : -1}
          aria-level={level}
          aria-posinset={place}
          aria-setsize={siblings}
          aria-expanded={isParent ? isExpanded : undefined}
          aria-selected={item.id === selectedId}
          aria-disabled={isDisabled(item) || undefined}
          onFocus={() => setFocusedId(item.id)}
          onClick={() => select(item)}
          className={treeItemVariants({
            state: item.id === selectedId ? 'selected' : isDisabled(item) ? 'disabled' : 'plain',
          })}
        >
          {Array.from({ length: level - 1 }, (_, depth) => (
            <span key={depth} aria-hidden="true" className="ui:w-5 ui:shrink-0" />
          ))}
          <span
            aria-hidden="true"
            className="ui:inline-flex ui:size-6 ui:shrink-0 ui:items-center ui:justify-center ui:text-muted"
            onClick={(event) => {
              if (!isParent) return
              event.stopPropagation()
              change([item.id], !isExpanded)
            }}
          >
            {isParent && <IconShape of={isExpanded ? panahBawah : panahKanan} size={16} />}
          </span>
          {item.icon && <span className="ui:shrink-0">{item.icon}</span>}
          <span className="ui:menu-words">{item.label}</span>
          {item.end !== undefined && <span className="ui:shrink-0 ui:text-app-xs ui:text-muted">{item.end}</span>}
        </li>
      ))}
    </ul>
  )
}

const isDisabled = ({ isDisabled: former, disabled = former }: TreeItem) => disabled
