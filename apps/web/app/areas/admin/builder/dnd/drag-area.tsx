import {
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { Icon } from '@naikkelas/ui/icons'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useBuilder, useBuilderParts } from '../builder-context.ts'
import type { DragItem } from './drag-item.ts'
import type { ListDragData } from './list-drag-source.ts'
import { dragHintId } from './drag-source.ts'
import { createDragStore, DragStoreContext, useDrag } from './drag-state.ts'
import { drop, placeSpoken } from './drop.ts'
import { insertionIndex, nextInsertion } from './geometry.ts'
import { extentsOf, zoneAt, zoneElement } from './zone-elements.ts'

interface DragAreaProps {
  children: ReactNode
}

/** The one place where dragging happens: palette, outline and canvas share it. See README.md for the life of a drag. */
export function DragArea({ children }: DragAreaProps) {
  const { store } = useBuilderParts()
  const [drag] = useState(createDragStore)
  const stopFollowing = useRef(() => {})

  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 5 } }),
    useSensor(KeyboardSensor, {
      // The place is moved, not the pointer: the coordinates stay, and the arrow keys walk from gap to gap.
      coordinateGetter: (event, { currentCoordinates }) => {
        const by = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : null
        if (by === null) return undefined
        event.preventDefault()
        step(by)
        return currentCoordinates
      },
    }),
  )

  function step(by: -1 | 1) {
    const { item, target } = drag.getState()
    const { sections } = store.getState().document
    if (!item || !target) return
    const from = item.kind === 'move' ? sections.findIndex(({ id }) => id === item.sectionId) : -1
    const index = nextInsertion({
      insertion: target.index,
      by,
      from: from === -1 ? null : from,
      count: sections.length,
    })
    const next = { ...target, index }
    drag.setState({ target: next })
    store.actions.announce(placeSpoken(item, next, sections.length, from))
    const rows = zoneElement(target.zone)?.querySelectorAll('[data-section-row],[data-canvas-section]')
    rows?.[Math.min(index, rows.length - 1)]?.scrollIntoView({ block: 'nearest' })
  }

  function start({ active, activatorEvent }: DragStartEvent) {
    const data = active.data.current as DragItem | ListDragData
    const item = data.kind === 'list' ? data.itemAt(activatorEvent.target) : data
    if (!item) return
    const { sections } = store.getState().document
    if (activatorEvent instanceof KeyboardEvent) {
      const from = item.kind === 'move' ? sections.findIndex(({ id }) => id === item.sectionId) : sections.length
      drag.setState({ item, target: { zone: item.kind === 'move' ? item.from : 'outline', index: from } })
      store.actions.announce(
        `${item.label} diangkat dari urutan ${from + 1} dari ${sections.length}. Pakai panah naik dan turun, lalu Spasi untuk menaruh atau Escape untuk batal.`,
      )
      return
    }
    drag.setState({ item, target: null })
    stopFollowing.current = followPointer((x, y) => {
      const zone = zoneAt(x, y)
      const index = zone && insertionIndex(y, extentsOf(zone))
      const { target } = drag.getState()
      if (zone === null || index === null) return target && drag.setState({ target: null })
      if (target?.zone !== zone || target.index !== index) drag.setState({ target: { zone, index } })
    })
  }

  function end({ activatorEvent }: Pick<DragEndEvent, 'activatorEvent'>, isDropped: boolean) {
    const { item, target } = drag.getState()
    stopFollowing.current()
    drag.setState({ item: null, target: null })
    if (!item) return
    if (isDropped && target) store.actions.announce(drop(store, item, target))
    else if (activatorEvent instanceof KeyboardEvent || !isDropped)
      store.actions.announce(`Pemindahan ${item.label} dibatalkan`)
  }

  return (
    <DragStoreContext value={drag}>
      <DndContext
        id="builder"
        sensors={sensors}
        collisionDetection={zoneUnderPointer}
        autoScroll={{ threshold: { x: 0, y: 0.18 }, acceleration: 16 }}
        accessibility={useMemo(() => ({ announcements: silent, container: nowhere() }), [])}
        onDragStart={start}
        onDragEnd={(event) => end(event, true)}
        onDragCancel={(event) => end(event, false)}
      >
        {children}
        <DragOverlay dropAnimation={null} className="pointer-events-none" zIndex={60}>
          <DragCard />
        </DragOverlay>
      </DndContext>
      <p id={dragHintId} hidden>
        Tekan Spasi untuk mengangkat, panah naik dan turun untuk memindahkan, Spasi lagi untuk menaruh, Escape untuk
        batal.
      </p>
    </DragStoreContext>
  )
}

/** What hangs on the pointer. */
function DragCard() {
  const item = useDrag((state) => state.item)
  const several = useBuilder(({ selectedIds }) =>
    item?.kind === 'move' && selectedIds.includes(item.sectionId) ? selectedIds.length : 1,
  )
  if (!item) return null
  return (
    <div className="inline-flex min-h-10 items-center gap-2 rounded-control border border-accent bg-surface px-3 text-app-sm font-semibold text-text shadow-e3">
      <Icon name="geser" size={16} className="text-muted" />
      {several > 1 ? `${several} bagian` : item.label}
    </div>
  )
}

const zoneUnderPointer: CollisionDetection = ({ droppableContainers, pointerCoordinates }) => {
  const zone = pointerCoordinates && zoneAt(pointerCoordinates.x, pointerCoordinates.y)
  const container = droppableContainers.find(({ id }) => id === zone)
  return container ? [{ id: container.id, data: { droppableContainer: container, value: 1 } }] : []
}

/** Tells where the pointer is, also when the page scrolls under it. Returns what ends it. */
function followPointer(tell: (x: number, y: number) => void): () => void {
  let last: { x: number; y: number } | null = null
  const move = (event: MouseEvent | TouchEvent) => {
    const point = 'touches' in event ? event.touches[0] : event
    if (!point) return
    last = { x: point.clientX, y: point.clientY }
    tell(last.x, last.y)
  }
  const scrolled = () => last && tell(last.x, last.y)
  window.addEventListener('mousemove', move, { passive: true })
  window.addEventListener('touchmove', move, { passive: true })
  window.addEventListener('scroll', scrolled, { capture: true, passive: true })
  return () => {
    window.removeEventListener('mousemove', move)
    window.removeEventListener('touchmove', move)
    window.removeEventListener('scroll', scrolled, { capture: true })
  }
}

// The builder speaks through its own live region; the library's would be a second element of the role status.
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}
const nowhere = () => document.createElement('div')
