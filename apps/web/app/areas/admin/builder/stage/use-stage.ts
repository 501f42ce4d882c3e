import { type RefObject, useLayoutEffect, useRef } from 'react'

interface Stage {
  scroller: RefObject<HTMLDivElement | null>
  /** Has the visible size of the page. */
  frame: RefObject<HTMLDivElement | null>
  /** Has the true size of the page; scaled into the frame. */
  stage: RefObject<HTMLDivElement | null>
}

/** Draws the page at a device's width and, unless it is to be seen in its own size, scales it down to its room. */
export function useStage(width: number, isFitted = true): Stage {
  const scroller = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [outer, middle, inner] = [scroller.current, frame.current, stage.current]
    if (!outer || !middle || !inner) return
    const fit = () => {
      // Before anything is measured: the page would be laid out at another width first.
      inner.style.width = `${width}px`
      const room = outer.clientWidth - sidesOf(middle.parentElement)
      const scale = isFitted ? Math.min(1, room / width) : 1
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

/** Free space at both sides of the page: depends on the screen, not on the narrower canvas. */
function sidesOf(around: HTMLElement | null): number {
  if (!around) return 0
  const { paddingLeft, paddingRight } = getComputedStyle(around)
  return Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight)
}
