import { type RefObject, useEffect, useRef, useState } from 'react'

interface ChangeJump {
  /** Counted from 1; 0 while none was jumped to. */
  position: number
  next: () => void
  previous: () => void
}

/** Moves between changes, by button or by N and P; the focus follows. */
export function useChangeJump(ids: readonly string[], scroller: RefObject<HTMLElement | null>): ChangeJump {
  const [currentId, setCurrentId] = useState<string | null>(null)
  const at = currentId === null ? -1 : ids.indexOf(currentId)
  const jump = (by: 1 | -1) => {
    const place = at === -1 ? (by === 1 ? 0 : ids.length - 1) : (at + by + ids.length) % ids.length
    const id = ids[place]
    if (id === undefined) return
    setCurrentId(id)
    const row = scroller.current?.querySelector<HTMLElement>(`[data-compare-row="${CSS.escape(id)}"]`)
    row?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'start' })
  }
  const newest = useRef(jump)
  newest.current = jump
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isChoosing(event.target)) return
      const key = event.key.toLowerCase()
      if (key !== 'n' && key !== 'p') return
      event.preventDefault()
      newest.current(key === 'n' ? 1 : -1)
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [])
  return { position: at + 1, next: () => jump(1), previous: () => jump(-1) }
}

/** In a choice, letters find options. */
function isChoosing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('select, input:not([type=radio], [type=checkbox]), textarea')
}
