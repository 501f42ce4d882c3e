import {
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { Icon } from '@naikkelas/ui/icons'
import { useEffect, useMemo, useRef } from 'react'
import { useBuilder, useBuilderParts } from '../state/builder-context.ts'
import type { DragItem, Zone } from './drag-item.ts'
import { type DragStore, useDrag } from './drag-state.ts'
import { drop, placeSpoken } from './drop.ts'
import { startEdgeScroll } from './edge-scroll.ts'
import { insertionIndex, nextInsertion } from './geometry.ts'
import type { Lift, Lifted, Press } from './held-press.ts'
import { useListScroll } from './use-list-scroll.ts'
import { extentsOf, zoneElement, zoneFor, zoneParts } from './zone-elements.ts'

interface DragEngineProps {
  drag: DragStore
  /** Called once it handles presses. */
  onReady: (lift: Lift) => void
}

/** The drag engine: sensors, the card at the pointer, and scrolling. Loaded when the pointer comes near a source. */
export function DragEngine({ drag, onReady }: DragEngineProps) {
  const { store } = useBuilderParts()
  const lifted = useRef<DragItem | null>(null)
  const stopFollowing = useRef(() => {})
  const listeners = useRef<AbortController>(undefined)
  const { canScroll, follow } = useListScroll()

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

  /** Position and number of siblings of an item; -1 when it is not on the page yet. */
  function positionOf(item: DragItem): { from: number; count: number } {
    if (item.kind === 'item') return { from: item.index, count: item.count }
    const { sections } = store.getState().document
    const from = item.kind === 'move' ? sections.findIndex(({ id }) => id === item.sectionId) : -1
    return { from, count: sections.length }
  }

  function step(by: -1 | 1) {
    const { item, target } = drag.getState()
    if (!item || !target) return
    const { from, count } = positionOf(item)
    const index = nextInsertion({ insertion: target.index, by, from: from === -1 ? null : from, count })
    const next = { ...target, index }
    drag.setState({ target: next })
    store.actions.announce(placeSpoken(item, next, count, from))
    const parts = zoneParts(target.zone)
    parts[Math.min(index, parts.length - 1)]?.scrollIntoView({ block: 'nearest' })
  }

  function start({ activatorEvent }: DragStartEvent) {
    const item = lifted.current
    if (!item) return
    listeners.current = cancelOnLoss()
    if (activatorEvent instanceof KeyboardEvent) {
      const { from, count } = positionOf(item)
      const zone = item.kind === 'item' ? item.zone : item.kind === 'move' ? item.from : 'outline'
      const index = from === -1 ? count : from
      drag.setState({ item, target: { zone, index } })
      store.actions.announce(
        `${item.label} diangkat dari urutan ${index + 1} dari ${count}. Pakai panah naik dan turun, lalu Spasi untuk menaruh atau Escape untuk batal.`,
      )
      return
    }
    drag.setState({ item, target: null })
    const edge = startEdgeScroll()
    let lastZone: Zone | null = null
    const stopPointer = followPointer((x, y) => {
      follow(item.kind === 'item' ? { zone: item.zone, y } : null)
      const zone = zoneFor(item, x, y)
      // Beyond the edge scrolling continues; an item's list is scrolled by the library.
      lastZone = zone ?? lastZone
      edge.hold(item.kind === 'item' || lastZone === null ? null : { zone: lastZone, y })
      const index = zone && insertionIndex(y, extentsOf(zone))
      const { target } = drag.getState()
      if (zone === null || index === null) return target && drag.setState({ target: null })
      if (target?.zone !== zone || target.index !== index) drag.setState({ target: { zone, index } })
    })
    stopFollowing.current = () => {
      stopPointer()
      edge.stop()
    }
  }

  function end({ activatorEvent }: Pick<DragEndEvent, 'activatorEvent'>, isDropped: boolean) {
    const { item, target } = drag.getState()
    stopFollowing.current()
    listeners.current?.abort()
    follow(null)
    drag.setState({ item: null, target: null })
    if (!item) return
    if (isDropped && target) store.actions.announce(drop(store, item, target))
    else if (activatorEvent instanceof KeyboardEvent || !isDropped)
      store.actions.announce(`Pemindahan ${item.label} dibatalkan`)
  }

  // dnd-kit scrolls around the zone that it takes for the one under the pointer.
  const zoneUnderPointer: CollisionDetection = ({ droppableContainers, pointerCoordinates }) => {
    const item = lifted.current
    const zone = item && pointerCoordinates && zoneFor(item, pointerCoordinates.x, pointerCoordinates.y)
    const container = droppableContainers.find(({ id }) => id === (zone?.startsWith('list:') ? 'list' : zone))
    return container ? [{ id: container.id, data: { droppableContainer: container, value: 1 } }] : []
  }

  return (
    <DndContext
      id="builder"
      sensors={sensors}
      collisionDetection={zoneUnderPointer}
      autoScroll={{
        threshold: { x: 0, y: 0.18 },
        acceleration: 16,
        canScroll: (frame) => lifted.current?.kind === 'item' && canScroll(frame),
      }}
      accessibility={useMemo(() => ({ announcements: silent, container: nowhere() }), [])}
      onDragStart={start}
      onDragEnd={(event) => end(event, true)}
      onDragCancel={(event) => end(event, false)}
    >
      <Hand
        onReady={onReady}
        onLift={(item) => {
          lifted.current = item
        }}
      />
      <DragOverlay dropAnimation={null} className="pointer-events-none" zIndex={60}>
        <DragCard />
      </DragOverlay>
    </DndContext>
  )
}

interface HandProps extends Pick<DragEngineProps, 'onReady'> {
  onLift: (item: DragItem) => void
}

/**
 * The only dnd-kit draggable: it takes the place of the pressed element. Hundreds of draggable rows would each be
 * redrawn whenever a drag starts, moves to another zone or ends.
 */
function Hand({ onReady, onLift }: HandProps) {
  const { listeners, setNodeRef, setActivatorNodeRef } = useDraggable({ id: 'lifted' })
  const outline = useDroppable({ id: 'outline' }).setNodeRef
  const canvas = useDroppable({ id: 'canvas' }).setNodeRef
  const list = useDroppable({ id: 'list' }).setNodeRef
  const lift = ({ item, node, handle }: Lifted, press: Press) => {
    onLift(item)
    // The overlay starts at the pressed element, and the focus returns to its handle.
    setNodeRef(node)
    setActivatorNodeRef(handle)
    outline(zoneElement('outline'))
    canvas(zoneElement('canvas'))
    list(item.kind === 'item' ? zoneElement(item.zone) : null)
    const event = { nativeEvent: press, target: handle, preventDefault: () => press.preventDefault() }
    listeners?.[listenerOf[press.type] ?? '']?.(event)
  }
  const latest = useRef(lift)
  latest.current = lift
  useEffect(() => onReady((...press) => latest.current(...press)), [onReady])
  return null
}

const listenerOf: Readonly<Record<string, string>> = {
  mousedown: 'onMouseDown',
  touchstart: 'onTouchStart',
  keydown: 'onKeyDown',
}

/** The card below the pointer. */
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

/**
 * Cancels the drag when the window or the pointer is lost: the release would be missed, and the drag would go on without
 * a pressed button. The library has no call to cancel a drag, but cancels at the event of a page that becomes hidden.
 */
function cancelOnLoss(): AbortController {
  const listeners = new AbortController()
  const cancel = () => window.dispatchEvent(new Event('visibilitychange'))
  window.addEventListener('blur', cancel, listeners)
  window.addEventListener('pointercancel', cancel, listeners)
  return listeners
}

/** Reports the pointer position, also when the page scrolls under it. Returns a function that stops it. */
function followPointer(notify: (x: number, y: number) => void): () => void {
  let last: { x: number; y: number } | null = null
  const move = (event: MouseEvent | TouchEvent) => {
    const point = 'touches' in event ? event.touches[0] : event
    if (!point) return
    last = { x: point.clientX, y: point.clientY }
    notify(last.x, last.y)
  }
  const scrolled = () => last && notify(last.x, last.y)
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
