import { useEffect } from 'react'
import { useBuilder } from '../builder-context.ts'
import { fieldId } from './field-id.ts'

/** Puts the focus into the field that a finding or a key asked for, once it is there. */
export function useJump(): void {
  const jump = useBuilder((state) => state.jump)
  useEffect(() => {
    if (!jump) return
    let tries = 0
    let frame = 0
    // A folded item or a sheet that opens needs a few frames until its field is there, an editor that is fetched more.
    const isOnItsWay = () => document.querySelector('[data-late-editor]') !== null
    const look = () => {
      const element = [...Array(jump.path.length)]
        .map((_, cut) => document.getElementById(fieldId(jump.sectionId, jump.path.slice(0, jump.path.length - cut))))
        .find((found) => found !== null)
      const target = element?.matches('input,textarea,select,button,[contenteditable]')
        ? element
        : element?.querySelector<HTMLElement>('input,textarea,select,[contenteditable=true],button')
      if (target) {
        target.focus()
        target.scrollIntoView({ block: 'center' })
      } else if (tries < 30 || isOnItsWay()) {
        tries += 1
        frame = requestAnimationFrame(look)
      }
    }
    frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  }, [jump])
}
