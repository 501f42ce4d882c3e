import { sectionDefinition } from '@naikkelas/ui/sections/registry'
import { sectionElement } from '../stage/scroll-to-section.ts'
import type { BuilderStore, TextPlace } from '../model/builder-store.ts'
import { textPaths } from '../model/field-at.ts'

/** Ends writing and gives the focus back to the section. */
export function endText(store: BuilderStore): void {
  const { editing } = store.getState()
  store.actions.endText()
  if (editing) sectionElement(editing.sectionId)?.focus({ preventScroll: true })
}

/** Goes on to the next or previous text that is drawn in the section; past the last one, writing ends. */
export function goToNextText(store: BuilderStore, { sectionId, path }: TextPlace, by: -1 | 1): void {
  const section = store.getState().document.sections.find(({ id }) => id === sectionId)
  const definition = section && sectionDefinition(section.type)
  if (!section || !definition) return endText(store)
  const here = path.join('/')
  const drawn = new Set([
    here,
    ...[...(sectionElement(sectionId)?.querySelectorAll<HTMLElement>('[data-text]') ?? [])].map(
      ({ dataset }) => dataset.text,
    ),
  ])
  const paths = textPaths(definition.fields, section.content).filter((candidate) => drawn.has(candidate.join('/')))
  const place = paths.findIndex((candidate) => candidate.join('/') === here)
  const further = by === 1 ? paths.slice(place + 1) : paths.slice(0, place).reverse()
  // What someone else is writing is passed by.
  const next = further.find((candidate) => store.readOnlyReasonAt({ sectionId, path: candidate }) === null)
  if (next) store.actions.startText({ sectionId, path: next })
  else endText(store)
}
