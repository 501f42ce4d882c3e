import { type RefObject, useLayoutEffect, useRef } from 'react'

interface Stage {
  scroller: RefObject<HTMLDivElement | null>
  /** Has the size of the page as it is seen. */
  frame: RefObject<HTMLDivElement | null>
  /** Has the size of the page as it is; scaled into the frame. */
  stage: RefObject<HTMLDivElement | null>
}

/** The narrowest page that is seen in its own size, with the room at its sides. */
const sideRoomPx = 48

/** Draws the page at a device's width and, unless it is to be seen in its own size, scales it down to its room. */
export function useStage(width: number, isFitted = true): Stage {
  const scroller = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [outer, middle, inner] = [scroller.current, frame.current, stage.current]
    if (!outer || !middle || !inner) return
    const fit = () => {
      const room = outer.clientWidth - (outer.clientWidth < 640 ? 24 : sideRoomPx)
      const scale = isFitted ? Math.min(1, room / width) : 1
      inner.style.width = `${width}px`
      inner.style.transformOrigin = '0 0'
      inner.style.transform = scale === 1 ? 'none' : `scale(${scale})`
      inner.style.setProperty('--canvas-scale', String(scale))
      middle.style.width = `${Math.floor(width * scale)}px`
      middle.style.height = `${Math.ceil(inner.offsetHeight * scale)}px`
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(outer)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [width, isFitted])
  return { scroller, frame, stage }
}
