import { useLayoutEffect, useRef } from 'react'
import type { Zone } from './drag-item.ts'
import { useDrag } from './drag-state.ts'
import { lineOffset } from './geometry.ts'
import { extentsOf } from './zone-elements.ts'

interface DropLineProps {
  zone: Zone
}

/** The line that shows where a drop would land. Placed in a positioned container beside the zone's sections. */
export function DropLine({ zone }: DropLineProps) {
  const target = useDrag((state) => state.target)
  const line = useRef<HTMLDivElement>(null)
  const index = target?.zone === zone ? target.index : null
  useLayoutEffect(() => {
    const element = line.current
    const container = element?.offsetParent
    if (index === null || !element || !container) return
    const offset = lineOffset({ index, extents: extentsOf(zone), containerTop: container.getBoundingClientRect().top })
    element.style.top = `${offset}px`
  }, [index, zone])
  if (index === null) return null
  return (
    <div
      ref={line}
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-1 z-20 -mt-px h-0.5 rounded-round bg-accent"
    >
      <span className="absolute -start-1 -top-1 size-2.5 rounded-round border-2 border-accent bg-surface" />
    </div>
  )
}
