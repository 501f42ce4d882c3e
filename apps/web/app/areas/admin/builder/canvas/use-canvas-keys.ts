import { sectionDefinition } from '@naikkelas/ui/sections/registry'
import type { KeyboardEvent } from 'react'
import { useBuilderParts } from '../state/builder-context.ts'
import type { BuilderStore } from '../model/builder-store.ts'
import { textPaths } from '../model/field-at.ts'
import { sectionElement } from '../stage/scroll-to-section.ts'
import { runSectionKey } from '../acts/section-keys.ts'
import { announceSelection } from '../acts/selection-press.ts'

/** Keys of a focused section: Enter edits, arrows navigate, the rest are toolbar actions. */
export function useCanvasKeys(): (event: KeyboardEvent) => void {
  const parts = useBuilderParts()
  const { store } = parts
  return (event) => {
    const { target } = event
    if (!(target instanceof HTMLElement) || target.dataset.canvasSection === undefined || event.defaultPrevented) return
    const { document, editing } = store.getState()
    // While a text is open no key means the section, wherever the focus is just then.
    if (editing !== null) return
    const index = document.sections.findIndex(({ id }) => id === target.dataset.canvasSection)
    const section = document.sections[index]
    if (!section) return
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey
    const done = () => event.preventDefault()
    if (isPlain && event.key === 'Enter') {
      const definition = sectionDefinition(section.type)
      const path = definition && firstText(definition.fields, section.content)
      if (path) {
        done()
        store.actions.startText({ sectionId: section.id, path })
      }
    } else if (isPlain && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      const next = document.sections[index + (event.key === 'ArrowDown' ? 1 : -1)]
      if (next) {
        done()
        store.actions.select(next.id)
        sectionElement(next.id)?.focus({ preventScroll: true })
      }
    } else if (event.shiftKey && !event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      const next = document.sections[index + (event.key === 'ArrowDown' ? 1 : -1)]
      if (next) {
        done()
        store.actions.selectTo(next.id)
        announceSelection(store)
        sectionElement(next.id)?.focus({ preventScroll: true })
      }
    } else if (runSectionKey(parts, section.id, event)) {
      focusSelected(store)
    } else if (isPlain && event.key === 'Escape') {
      done()
      // From several back to one, then to none.
      store.actions.select(store.getState().selectedIds.length > 1 ? section.id : null)
    }
  }
}

/** Keeps the focus on the canvas when the focused section was removed or duplicated: it moves to the selected one. */
function focusSelected(store: BuilderStore) {
  requestAnimationFrame(() => {
    const { selectedId } = store.getState()
    if (selectedId !== null) sectionElement(selectedId)?.focus({ preventScroll: true })
  })
}

// The title is edited first, wherever it is among the fields.
function firstText(
  fields: Parameters<typeof textPaths>[0],
  content: Readonly<Record<string, unknown>>,
): string[] | undefined {
  const paths = textPaths(fields, content)
  return paths.find(([key]) => key === 'title') ?? paths[0]
}
