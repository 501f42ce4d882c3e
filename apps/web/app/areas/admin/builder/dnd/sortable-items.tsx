import { Icon } from '@naikkelas/ui/icons'
import { createContext, type ReactNode, useContext, useId } from 'react'
import type { ListZone } from './drag-item.ts'
import { dragHintId, useDragSource } from './drag-source.ts'
import { DropLine } from './drop-line.tsx'

interface SortableItemsProps {
  items: readonly { id: string; name: string }[]
  /** `index` counts without the moved item. */
  onMove: (id: string, index: number) => void
  children: ReactNode
}

interface Sorted extends Pick<SortableItemsProps, 'items' | 'onMove'> {
  zone: ListZone
}

const SortedContext = createContext<Sorted | null>(null)

/** A short list in a panel whose items are put into another order by dragging, with pointer or keyboard. */
export function SortableItems({ items, onMove, children }: SortableItemsProps) {
  const zone: ListZone = `list:${useId()}`
  return (
    <SortedContext value={{ items, onMove, zone }}>
      <div data-zone={zone} className="relative flex flex-col gap-1.5">
        {children}
        <DropLine zone={zone} />
      </div>
    </SortedContext>
  )
}

interface SortableItemProps {
  id: string
  name: string
  /** Beside the handle; stays while the item is folded. */
  header: ReactNode
  children?: ReactNode
}

/** One item of such a list. */
export function SortableItem({ id, name, header, children }: SortableItemProps) {
  const sorted = useContext(SortedContext)
  if (!sorted) throw new Error('Items must stand inside their SortableItems.')
  const { items, onMove, zone } = sorted
  const { setNodeRef, setHandleRef, attributes, listeners, isDragging } = useDragSource({
    kind: 'item',
    id,
    label: name,
    zone,
    index: items.findIndex((item) => item.id === id),
    count: items.length,
    moveTo: (index) => onMove(id, index),
  })
  return (
    <div
      ref={setNodeRef}
      data-list-item=""
      data-state={isDragging ? 'dragging' : undefined}
      className="relative rounded-box border border-line bg-surface data-[state=dragging]:opacity-50"
    >
      <div className="flex items-center pe-2">
        <button
          type="button"
          ref={setHandleRef}
          {...attributes}
          {...listeners}
          aria-label={`Seret ${name}`}
          aria-describedby={dragHintId}
          data-drag-handle=""
          className="inline-flex size-8 shrink-0 cursor-grab touch-none items-center justify-center rounded-control text-muted pointer-coarse:size-12"
        >
          <Icon name="geser" size={16} />
        </button>
        {header}
      </div>
      {children}
    </div>
  )
}
