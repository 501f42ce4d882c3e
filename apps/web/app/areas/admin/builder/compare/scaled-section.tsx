import { type ReactNode, useLayoutEffect, useRef } from 'react'

/** A drawing of its own width, scaled to the room there is; as high as it then is. Set through the CSSOM. */
export function ScaledSection({ width, children }: { width: number; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const drawing = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [outer, inner] = [frame.current, drawing.current]
    if (!outer || !inner) return
    const fit = () => {
      const scale = Math.min(1, outer.clientWidth / width)
      inner.style.width = `${width}px`
      inner.style.transform = `scale(${scale})`
      outer.style.height = `${Math.ceil(inner.offsetHeight * scale)}px`
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(outer)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [width])
  return (
    <div ref={frame} className="relative w-full overflow-hidden">
      <div ref={drawing} inert aria-hidden="true" className="absolute inset-s-0 top-0 origin-top-left">
        {children}
      </div>
    </div>
  )
}
