'use client'
import { type HTMLAttributes, type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { IconShape } from '../../icons/icon-shape.tsx'
import { peringatan } from '../../icons/content-icons.ts'
import { saring, silang } from '../../icons/interface-icons.ts'
import { Badge } from '../../primitives/badge/badge.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Popover } from '../popover/popover.tsx'
import { type FilterPopoverLabels, filterPopoverLabelsId } from './filter-popover.labels.ts'
import { cx } from '../../primitives/variants.ts'

export interface ActiveFilter {
  /** What it filters by; unique among them. */
  id: string
  /** What holds, as people say it: `Status: Baru`. */
  label: string
  onRemove: () => void
}

export interface FilterPopoverProps extends HTMLAttributes<HTMLDivElement> {
  /** The filters that hold now, in the order of their fields. */
  filters: readonly ActiveFilter[]
  /** Takes all of them back. */
  onClear: () => void
  /** Fields, each of which takes effect at once. */
  children: ReactNode
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** Everything it says itself: `filterPopoverLabelsEn` for English. @default filterPopoverLabelsId */
  labels?: FilterPopoverLabels
  ref?: Ref<HTMLDivElement>
}

/**
 * All filters of a list behind one button, and those that hold as chips beside it, each of which can be taken back. While
 * a field in it refuses what was typed, “done” leads to that field; closed otherwise, the button says so.
 */
export function FilterPopover({
  filters,
  onClear,
  children,
  size,
  labels = filterPopoverLabelsId,
  className,
  ...rest
}: FilterPopoverProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isRefusing, setIsRefusing] = useState(false)
  const refusing = () =>
    panel.current?.querySelector<HTMLInputElement>('input:invalid, select:invalid, textarea:invalid') ?? null
  const open = (next: boolean) => {
    setIsRefusing(refusing() !== null)
    setIsOpen(next)
  }
  const finish = () => {
    const field = refusing()
    if (!field) return open(false)
    // It says why.
    field.checkValidity()
    field.focus()
  }
  // A filter that was taken back meanwhile takes what was typed into its field along.
  useEffect(() => {
    if (isRefusing && refusing() === null) setIsRefusing(false)
  })
  const list = useRef<HTMLUListElement>(null)
  // The chip that was pressed goes, with the focus on it: the next one takes it, or the button that opens them all.
  const pressedAt = useRef<number | null>(null)
  const held = filters.map(({ id }) => id).join('\n')
  useEffect(() => {
    const { current: at } = pressedAt
    if (at === null) return
    pressedAt.current = null
    const chips = list.current?.querySelectorAll('button') ?? []
    const next = chips[Math.min(at, chips.length - 1)] ?? trigger.current
    next?.focus()
  }, [held])
  return (
    <div
      {...rest}
      data-component="FilterPopover"
      className={cx('ui:flex ui:min-w-0 ui:flex-wrap ui:items-center ui:gap-2', className)}
    >
      <Popover
        ref={panel}
        label={labels.open}
        isOpen={isOpen}
        onOpenChange={open}
        isKept={isRefusing}
        trigger={
          <Button ref={trigger} size={size} iconStart={<IconShape of={saring} size={16} />}>
            {labels.open}
            {filters.length > 0 && (
              <Badge tone="accent">
                {filters.length} <span className="ui:sr-only">{labels.active}</span>
              </Badge>
            )}
            {isRefusing && !isOpen && (
              <Badge tone="danger" icon={<IconShape of={peringatan} size={16} />}>
                <span className="ui:sr-only">{labels.refused}</span>
              </Badge>
            )}
          </Button>
        }
      >
        <div className="ui:flex ui:flex-col ui:gap-4">
          {children}
          <Button variant="primary" onClick={finish}>
            {labels.done}
          </Button>
        </div>
      </Popover>
      {filters.length > 0 && (
        <>
          <ul ref={list} aria-label={labels.list} className="ui:contents">
            {filters.map(({ id, label, onRemove }, index) => (
              <li key={id} className="ui:flex ui:min-w-0">
                <Button
                  size="sm"
                  aria-label={labels.remove(label)}
                  iconEnd={<IconShape of={silang} size={16} className="ui:shrink-0" />}
                  className="ui:min-w-0"
                  onClick={() => {
                    pressedAt.current = index
                    onRemove()
                  }}
                >
                  <span className="ui:truncate">{label}</span>
                </Button>
              </li>
            ))}
          </ul>
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              pressedAt.current = 0
              setIsRefusing(false)
              onClear()
            }}
          >
            {labels.clear}
          </Button>
        </>
      )}
    </div>
  )
}
