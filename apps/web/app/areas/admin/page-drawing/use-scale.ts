import { type RefObject, useLayoutEffect, useRef } from 'react'

interface Scaled {
  /** The available room. */
  frame: RefObject<HTMLDivElement | null>
  /** The drawing at `width`, scaled into it. */
  drawing: RefObject<HTMLDivElement | null>
}

/**
 * Draws at a fixed width and scales to the available width. The scale is set through the CSSOM: style attributes in
 * markup would be blocked by the content security policy.
 * @param width of the drawing in CSS pixels
 * @param isCentred whether a drawing lower than its frame is centred vertically
 */
export function useScale(width: number, isCentred = false): Scaled {
  const frame = useRef<HTMLDivElement>(null)
  const drawing = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [outer, inner] = [frame.current, drawing.current]
    if (!outer || !inner) return
    const fit = () => {
      inner.style.width = `${width}px`
      inner.style.transformOrigin = '0 0'
      const scale = outer.clientWidth / width
      const room = isCentred ? Math.max(0, (outer.clientHeight - inner.offsetHeight * scale) / 2) : 0
      inner.style.transform = `translateY(${room}px) scale(${scale})`
      inner.style.visibility = 'visible'
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(outer)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [width, isCentred])
  return { frame, drawing }
}
