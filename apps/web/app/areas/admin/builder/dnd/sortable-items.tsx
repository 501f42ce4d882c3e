import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { Icon } from '@naikkelas/ui/icons'
import { type ReactNode, useId, useMemo } from 'react'
import { useBuilderActions } from '../builder-context.ts'
import { dragHintId } from './drag-source.ts'

interface SortableItemsProps {
  /** What the list holds, for its context. */
  label: string
  items: readonly { id: string; name: string }[]
  /** `index` counts without the moved item. */
  onMove: (id: string, index: number) => void
  children: ReactNode
}

/** A short list in a panel whose items are put into another order by dragging, with pointer or keyboard. */
export function SortableItems({ label, items, onMove, children }: SortableItemsProps) {
  const { announce } = useBuilderActions()
  const id = useId()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (wanted: unknown) => items.findIndex((item) => item.id === wanted)
  const nameOf = (wanted: unknown) => items[placeOf(wanted)]?.name ?? label
  const accessibility = useMemo(() => ({ container: document.createElement('div') }), [])
  const end = ({ active, over }: DragEndEvent) => {
    const to = over ? placeOf(over.id) : -1
    if (to !== -1 && to !== placeOf(active.id)) onMove(String(active.id), to)
  }
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragStart={({ active }) =>
        announce(`${nameOf(active.id)} diangkat. Pakai panah naik dan turun, lalu Spasi untuk menaruh.`)
      }
      onDragOver={({ over }) => over && announce(`Urutan ${placeOf(over.id) + 1} dari ${items.length}`)}
      onDragEnd={end}
      onDragCancel={({ active }) => announce(`Pemindahan ${nameOf(active.id)} dibatalkan`)}
    >
      <SortableContext items={items.map((item) => item.id)} strategy={verticalListSortingStrategy}>
        <div className="flex flex-col gap-1.5">{children}</div>
      </SortableContext>
    </DndContext>
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
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({ id })
  return (
    <div
      ref={setNodeRef}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
      data-state={isDragging ? 'dragging' : undefined}
      className="relative rounded-box border border-line bg-surface data-[state=dragging]:z-10 data-[state=dragging]:shadow-e2"
    >
      <div className="flex items-center pe-2">
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...listeners}
          aria-label={`Seret ${name}`}
          aria-roledescription="pegangan"
          aria-describedby={dragHintId}
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
