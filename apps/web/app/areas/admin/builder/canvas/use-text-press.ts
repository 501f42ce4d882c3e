import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { useBuilderActions, useBuilderParts } from '../state/builder-context.ts'

/**
 * Double click starts the text under it, and so does a press on a text of the section that is selected already. The text
 * is the one that was there at the first press: that press ends the writing of another text, and if that one is empty its
 * place disappears and the texts below move up before the second press.
 */
export function useTextPress() {
  const { startText, setProblem } = useBuilderActions()
  const { store } = useBuilderParts()
  const pressed = useRef<{ sectionId: string; path: string; at: number } | null>(null)
  const tapped = useRef<string | null>(null)
  return {
    onPointerDown(sectionId: string, event: PointerEvent) {
      const isSecond = pressed.current?.sectionId === sectionId && event.timeStamp - pressed.current.at < 600
      const { selectedIds } = store.getState()
      const isSelected = selectedIds.length === 1 && selectedIds[0] === sectionId
      // The second press of a double click with a mouse belongs to the text of the first.
      const isOwn = event.pointerType === 'touch' || (event.button === 0 && !isSecond)
      tapped.current = isSelected && isOwn ? textUnder(event.target) : null
      if (!isSecond) {
        const path = textUnder(event.target)
        pressed.current = path === null ? null : { sectionId, path, at: event.timeStamp }
      }
    },
    onClickCapture(sectionId: string, event: MouseEvent) {
      const path = tapped.current
      tapped.current = null
      const under = textUnder(event.target)
      const problem = under === null ? null : store.readOnlyReasonAt({ sectionId, path: under.split('/') })
      if (problem !== null) setProblem(problem)
      if (path === null || textUnder(event.target) !== path) return
      startText({ sectionId, path: path.split('/'), caret: { x: event.clientX, y: event.clientY } })
    },
    onDoubleClick(sectionId: string, event: MouseEvent) {
      const path = (pressed.current?.sectionId === sectionId && pressed.current.path) || textUnder(event.target)
      const { editing } = store.getState()
      if (path === null || (editing?.sectionId === sectionId && editing.path.join('/') === path)) return
      event.preventDefault()
      // The click position sets the caret, unless the text moved in the meantime.
      const isUnderPress = textUnder(event.target) === path
      startText({
        sectionId,
        path: path.split('/'),
        ...(isUnderPress ? { caret: { x: event.clientX, y: event.clientY } } : {}),
      })
    },
  }
}

function textUnder(target: EventTarget): string | null {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-text]')?.dataset.text ?? null) : null
}
