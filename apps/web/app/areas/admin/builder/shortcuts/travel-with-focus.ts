import { sectionElement } from '../stage/scroll-to-section.ts'
import { goToRegion } from '../stage/region-focus.ts'
import type { BuilderStore } from '../model/builder-store.ts'

/**
 * Undoes or redoes, and keeps the keyboard in the page where that takes away what had the focus, as a field of a section
 * that is not there any more: it goes to the section that is selected then, else to the one at its position.
 */
export function travelWithFocus(store: BuilderStore, direction: 'undo' | 'redo'): void {
  const { document: before, selectedId } = store.getState()
  const place = before.sections.findIndex(({ id }) => id === selectedId)
  store.actions[direction]()
  requestAnimationFrame(() => {
    if (document.activeElement !== null && document.activeElement !== document.body) return
    const { document: present, selectedId: selected } = store.getState()
    const next = selected ?? present.sections[Math.min(Math.max(place, 0), present.sections.length - 1)]?.id
    const element = next === undefined ? null : sectionElement(next)
    if (element) element.focus({ preventScroll: true })
    else goToRegion(1)
  })
}
