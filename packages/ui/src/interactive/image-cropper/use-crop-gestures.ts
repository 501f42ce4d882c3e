import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { moved, type Rectangle, type Size, zoomed } from './crop-rectangle.ts'

interface Point {
  x: number
  y: number
}

interface CropGestures {
  frame: RefObject<HTMLElement | null>
  rectangle: Rectangle | null
  size: Size | null
  onChange: (rectangle: Rectangle) => void
}

/** Moves the crop by a dragged pointer, and zooms it by the wheel, a pinch and keys. */
export function useCropGestures(options: CropGestures) {
  const { frame, size } = options
  const latest = useRef(options)
  const pointers = useRef(new Map<number, Point>())
  useEffect(() => {
    latest.current = options
  })

  // Several events may come before the next drawing.
  const apply = (change: (rectangle: Rectangle, size: Size, box: DOMRect) => Rectangle) => {
    const { rectangle, size: picture, onChange } = latest.current
    const box = frame.current?.getBoundingClientRect()
    if (!rectangle || !picture || !box) return
    const next = change(rectangle, picture, box)
    latest.current = { ...latest.current, rectangle: next }
    onChange(next)
  }
  const zoomAt = (factor: number, at?: Point) =>
    apply((rectangle, picture, box) => {
      const place = at ? { x: (at.x - box.left) / box.width, y: (at.y - box.top) / box.height } : { x: 0.5, y: 0.5 }
      return zoomed(rectangle, factor, place, picture)
    })
  /** The picture follows: what is seen lies further in the opposite direction. */
  const pull = (by: Point) =>
    apply((rectangle, picture, box) => {
      const scale = rectangle.width / box.width
      return moved(rectangle, { x: -by.x * scale, y: -by.y * scale }, picture)
    })

  useEffect(() => {
    const { current: element } = frame
    if (!element || !size) return
    // React listens passively: the page would scroll too.
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      zoomAt(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), { x: event.clientX, y: event.clientY })
    }
    element.addEventListener('wheel', wheel, { passive: false })
    return () => element.removeEventListener('wheel', wheel)
    // The listener reads everything else from refs.
  }, [frame, size])

  const lift = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId)
  }
  return {
    zoomAt,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        pointers.current.set(event.pointerId, pointOf(event))
      },
      onPointerMove: (event: PointerEvent) => {
        const before = pointers.current.get(event.pointerId)
        if (!before) return
        const now = pointOf(event)
        pointers.current.set(event.pointerId, now)
        const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
        if (!other) return pull({ x: now.x - before.x, y: now.y - before.y })
        const factor = distance(now, other) / Math.max(1, distance(before, other))
        // Around where the middle was, which then moves: both fingers keep what lies under them.
        zoomAt(factor, { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 })
        pull({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 })
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onKeyDown: (event: KeyboardEvent) => {
        const step = steps[event.key]
        const factor = factors[event.key]
        if (event.ctrlKey || event.metaKey || event.altKey || (!step && !factor)) return
        event.preventDefault()
        if (factor) return zoomAt(factor)
        const share = event.shiftKey ? 0.1 : 0.02
        if (step)
          apply((rectangle, picture) =>
            moved(rectangle, { x: step.x * rectangle.width * share, y: step.y * rectangle.width * share }, picture),
          )
      },
    },
  }
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const factors: Readonly<Record<string, number>> = { '+': 1.1, '=': 1.1, '-': 1 / 1.1, '−': 1 / 1.1 }
