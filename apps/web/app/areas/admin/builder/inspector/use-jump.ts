import { useEffect } from 'react'
import { useBuilder } from '../state/builder-context.ts'
import type { FieldPlace } from '../model/builder-store.ts'
import { fieldId } from '../fields/field-id.ts'

/** Frames that a folded item or a sheet that opens may need until its field is there. */
const mostFrames = 30

/** Moves the focus to the field that a finding or a key requested, once it is mounted. */
export function useJump(): void {
  const jump = useBuilder((state) => state.jump)
  useEffect(() => {
    if (!jump) return
    let tries = 0
    let frame = 0
    // An editor that is fetched needs more.
    const isOnItsWay = () => document.querySelector('[data-late-editor]') !== null
    const look = () => {
      const mayStillCome = tries < mostFrames || isOnItsWay()
      // What holds the field is there before it: a list, while the item or the item in the item is still folded.
      const target = controlAt(jump, { isExact: mayStillCome })
      if (target) {
        target.focus()
        target.scrollIntoView({ block: 'center' })
      } else if (mayStillCome) {
        tries += 1
        frame = requestAnimationFrame(look)
      }
    }
    frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  }, [jump])
}

const writable = 'input, textarea, select, [contenteditable=true]'
const pressable = 'button:not([data-drag-handle])'

/** The input or button of a field; unless it has to be exact, else that of the nearest enclosing field that has one. */
function controlAt({ sectionId, path }: FieldPlace, { isExact }: { isExact: boolean }): HTMLElement | null {
  for (let length = path.length; length > 0; length--) {
    const element = document.getElementById(fieldId(sectionId, path.slice(0, length)))
    if (element?.matches(`${writable}, button`)) return element
    const within = element?.querySelector<HTMLElement>(writable) ?? element?.querySelector<HTMLElement>(pressable)
    if (within) return within
    if (isExact) return null
  }
  return null
}
