import type { KeyboardEvent } from 'react'
import type { ActParts } from './remove-or-ask.ts'
import { runSectionAct } from './section-act.ts'
import type { SectionAct } from './several-act.ts'

/** Does what a key means for a focused section, on the canvas and in the outline. False where it means nothing. */
export function runSectionKey(parts: ActParts, sectionId: string, event: KeyboardEvent): boolean {
  const act = actOf(event)
  if (act === null) return false
  event.preventDefault()
  runSectionAct(parts, sectionId, act)
  return true
}

function actOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): SectionAct | null {
  if (altKey) return key === 'ArrowDown' ? 'down' : key === 'ArrowUp' ? 'up' : null
  if (ctrlKey || metaKey) return key.toLowerCase() === 'd' ? 'duplicate' : null
  return !shiftKey && (key === 'Delete' || key === 'Backspace') ? 'remove' : null
}
