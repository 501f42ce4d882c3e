import { type AnySectionDefinition, sectionDefinition } from '@naikkelas/ui/sections/registry'
import { sectionElement } from '../stage/scroll-to-section.ts'
import type { BuilderStore, TextPlace } from '../model/builder-store.ts'
import { fieldAt, isMinorText, textPaths } from '../model/field-at.ts'
import { isBlankValue, valueIn } from '../model/text-value.ts'
import { writeText } from './write-text.ts'

/** Ends writing and gives the focus back to the section. */
export function endText(store: BuilderStore): void {
  const { editing } = store.getState()
  store.actions.endText()
  if (editing) sectionElement(editing.sectionId)?.focus({ preventScroll: true })
}

/**
 * Goes on to the next or previous text of the section, an empty one too if the section has a place for it; past the last
 * one, writing ends.
 */
export function goToNextText(store: BuilderStore, { sectionId, path }: TextPlace, by: -1 | 1): void {
  const section = store.getState().document.sections.find(({ id }) => id === sectionId)
  const definition = section && sectionDefinition(section.type)
  if (!section || !definition) return endText(store)
  const here = path.join('/')
  const paths = textPaths(definition.fields, section.content)
  const place = paths.findIndex((candidate) => candidate.join('/') === here)
  const further = by === 1 ? paths.slice(place + 1) : paths.slice(0, place).reverse()
  const isSkipped = (candidate: string[]) =>
    // What someone else is writing.
    store.readOnlyReasonAt({ sectionId, path: candidate }) !== null ||
    (isBlankValue(valueIn(section.content, candidate)) && isChosenFirst(definition.fields, candidate))
  if (!further.some((candidate) => !isSkipped(candidate) && writeText(store, { sectionId, path: candidate })))
    endText(store)
}

/** Whether an empty text is added on purpose, from the toolbar or the panel: badges, notes, the labels of buttons. */
function isChosenFirst(fields: AnySectionDefinition['fields'], path: readonly string[]): boolean {
  return isMinorText(fieldAt(fields, path), path) || fieldAt(fields, path.slice(0, -1))?.kind === 'cta'
}
