import {
  type CollisionDetection,
  DndContext,
  type DragOverEvent,
  DragOverlay,
  type DragStartEvent,
  KeyboardSensor,
  MeasuringStrategy,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { Icon } from '@naikkelas/ui/icons'
import { type ReactNode, useId, useRef, useState } from 'react'
import { moved } from './moved.ts'

interface SortableListProps<Item> {
  /** What is put into order: “Pelajaran”. */
  label: string
  items: readonly Item[]
  idOf: (item: Item) => string
  /** How an item is called when it is read out. */
  nameOf: (item: Item) => string
  /** Called with all items in their new order, once an item was put down at another place. */
  onReorder: (items: readonly Item[]) => void
  /** What is drawn beside the handle. */
  children: (item: Item) => ReactNode
  /** @default false */
  isDisabled?: boolean
}

/** An item that is being moved: the order as it would be, and whether keys move it. */
interface Move {
  id: string
  order: readonly string[]
  isByKeys: boolean
}

/**
 * A list whose order is decided by dragging: with the pointer, a finger, or the keyboard (Space, arrows, Space). The
 * other items make room while one is moved. Each step is read out.
 */
export function SortableList<Item>({
  label,
  items,
  idOf,
  nameOf,
  onReorder,
  children,
  isDisabled = false,
}: SortableListProps<Item>) {
  const hintId = useId()
  const [move, setMove] = useState<Move | null>(null)
  const [said, setSaid] = useState('')
  // Sensors call back between two drawings.
  const held = useRef<Move | null>(null)
  const hold = (next: Move | null) => {
    held.current = next
    setMove(next)
  }
  const byId = new Map(items.map((item) => [idOf(item), item]))
  const ids = [...byId.keys()]
  const nameOfId = (id: string) => {
    const item = byId.get(id)
    return item === undefined ? '' : nameOf(item)
  }
  const placeOf = ({ id, order }: Move) => `urutan ${order.indexOf(id) + 1} dari ${order.length}`

  const step = (by: 1 | -1) => {
    const { current } = held
    if (!current) return
    const order = moved(current.order, current.id, current.order.indexOf(current.id) + by)
    const next = { ...current, order }
    hold(next)
    setSaid(`${nameOfId(current.id)} di ${placeOf(next)}.`)
  }
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 5 } }),
    useSensor(KeyboardSensor, {
      // The item is moved, not the pointer: its coordinates stay.
      coordinateGetter: (event, { currentCoordinates }) => {
        const by = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : null
        if (by === null) return undefined
        event.preventDefault()
        step(by)
        return currentCoordinates
      },
    }),
  )
  const start = ({ active, activatorEvent }: DragStartEvent) => {
    const next = { id: String(active.id), order: ids, isByKeys: activatorEvent instanceof KeyboardEvent }
    hold(next)
    setSaid(
      `${nameOfId(next.id)} diangkat dari ${placeOf(next)}.${next.isByKeys ? ' Pakai panah naik dan turun, lalu Spasi untuk menaruh atau Escape untuk batal.' : ''}`,
    )
  }
  const over = ({ over: target }: DragOverEvent) => {
    const { current } = held
    if (!current || current.isByKeys || target === null) return
    const order = moved(current.order, current.id, current.order.indexOf(String(target.id)))
    if (order === current.order) return
    const next = { ...current, order }
    hold(next)
    setSaid(`${nameOfId(current.id)} di ${placeOf(next)}.`)
  }
  const drop = () => {
    const { current } = held
    hold(null)
    if (!current) return
    setSaid(`${nameOfId(current.id)} ditaruh di ${placeOf(current)}.`)
    if (current.order.some((id, index) => id !== ids[index]))
      onReorder(current.order.flatMap((id) => byId.get(id) ?? []))
  }
  const cancel = () => {
    const { current } = held
    hold(null)
    if (current)
      setSaid(`Pemindahan ${nameOfId(current.id)} dibatalkan. Kembali ke ${placeOf({ ...current, order: ids })}.`)
  }
  const lifted = move === null ? undefined : byId.get(move.id)
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearestToPointer}
      // Items change places while one is moved.
      measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' }, ...nowhere }}
      onDragStart={start}
      onDragOver={over}
      onDragEnd={drop}
      onDragCancel={cancel}
    >
      <ol aria-label={label} className="flex flex-col gap-1.5">
        {(move?.order ?? ids).map((id) => {
          const item = byId.get(id)
          if (item === undefined) return null
          return (
            <SortableRow
              key={id}
              id={id}
              name={nameOf(item)}
              hintId={hintId}
              isMoved={move?.id === id}
              isDisabled={isDisabled}
            >
              {children(item)}
            </SortableRow>
          )
        })}
      </ol>
      <DragOverlay dropAnimation={null} zIndex={60}>
        {lifted !== undefined && !move?.isByKeys && (
          <div className="flex min-h-10 items-center gap-2 rounded-box border border-accent bg-surface px-3 shadow-e3">
            <Icon name="geser" size={16} className="text-muted" />
            {nameOf(lifted)}
          </div>
        )}
      </DragOverlay>
      <p id={hintId} className="sr-only">
        Tekan Spasi untuk mengangkat, panah naik dan turun untuk memindahkan.
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </DndContext>
  )
}

interface SortableRowProps {
  id: string
  name: string
  hintId: string
  isMoved: boolean
  isDisabled: boolean
  children: ReactNode
}

function SortableRow({ id, name, hintId, isMoved, isDisabled, children }: SortableRowProps) {
  const { setNodeRef: setTarget } = useDroppable({ id })
  const { setNodeRef, setActivatorNodeRef, listeners } = useDraggable({ id, disabled: isDisabled })
  return (
    <li
      ref={(element) => {
        setTarget(element)
        setNodeRef(element)
      }}
      data-state={isMoved ? 'moved' : undefined}
      className="flex items-center gap-1 rounded-box border border-line bg-surface pe-2 data-[state=moved]:border-dashed data-[state=moved]:border-accent data-[state=moved]:bg-tint"
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...listeners}
        disabled={isDisabled}
        aria-label={`Pindahkan ${name}`}
        aria-describedby={hintId}
        className="inline-flex size-10 shrink-0 cursor-grab touch-none items-center justify-center rounded-control text-muted hover:text-text focus-visible:-outline-offset-3 disabled:cursor-not-allowed disabled:opacity-50 pointer-coarse:size-12"
      >
        <Icon name="geser" size={16} />
      </button>
      <div className="min-w-0 flex-1">{children}</div>
    </li>
  )
}

/** The item whose middle is nearest to the pointer: what is drawn below it may be higher than a row. */
const nearestToPointer: CollisionDetection = ({ droppableContainers, droppableRects, pointerCoordinates }) => {
  if (!pointerCoordinates) return []
  return droppableContainers
    .flatMap((droppableContainer) => {
      const rect = droppableRects.get(droppableContainer.id)
      if (!rect) return []
      const value = Math.abs(rect.top + rect.height / 2 - pointerCoordinates.y)
      return [{ id: droppableContainer.id, data: { droppableContainer, value } }]
    })
    .sort((one, other) => one.data.value - other.data.value)
}

// The list speaks through its own live region; the library's speaks English.
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}
// The server draws the list without it.
const nowhere = typeof document === 'undefined' ? {} : { container: document.createElement('div') }
