import type { FocusEvent, MouseEvent, PointerEvent, SyntheticEvent } from 'react'
import { useBuilderParts } from '../state/builder-context.ts'
import { preloadText } from '../text/index.ts'
import { holdSection, isForSeveral, pressSection } from '../acts/selection-press.ts'
import { useHold } from './use-hold.ts'
import { useTextPress } from './use-text-press.ts'

/** Click handling of all sections, delegated: a page may have hundreds. */
export function useSectionPresses() {
  const { store } = useBuilderParts()
  const press = useTextPress()
  const { onPointerDown, onClickCapture, ...hold } = useHold((sectionId) => holdSection(store, sectionId))
  return {
    ...hold,
    onPointerOver: preloadOverText,
    onFocus({ target }: FocusEvent) {
      const sectionId = target instanceof HTMLElement ? target.dataset.canvasSection : undefined
      if (sectionId === undefined || !target.matches(':focus-visible')) return
      // Enter writes from here.
      preloadText()
      if (!store.getState().selectedIds.includes(sectionId)) store.actions.select(sectionId)
    },
    onPointerDown(event: PointerEvent) {
      const sectionId = sectionOf(event)
      if (sectionId === undefined) return
      press.onPointerDown(sectionId, event)
      onPointerDown(sectionId, event)
    },
    onClickCapture(event: MouseEvent) {
      const sectionId = sectionOf(event)
      if (sectionId === undefined) return
      onClickCapture(event)
      if (!event.isPropagationStopped() && !isForSeveral(store, event)) press.onClickCapture(sectionId, event)
    },
    onClick(event: MouseEvent) {
      const sectionId = sectionOf(event)
      if (sectionId !== undefined) pressSection(store, sectionId, event)
    },
    onDoubleClick(event: MouseEvent) {
      const sectionId = sectionOf(event)
      if (sectionId !== undefined) press.onDoubleClick(sectionId, event)
    },
  }
}

/** The clicked section; undefined beside them, and in content drawn through a portal. */
function sectionOf({ target }: SyntheticEvent): string | undefined {
  return target instanceof Element
    ? target.closest<HTMLElement>('[data-canvas-section]')?.dataset.canvasSection
    : undefined
}

/** Many sections are only viewed: the editor is loaded when the pointer is over a text. */
function preloadOverText({ target }: PointerEvent) {
  if (target instanceof Element && target.closest('[data-text]')) preloadText()
}
