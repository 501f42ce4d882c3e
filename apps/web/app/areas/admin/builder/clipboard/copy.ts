import { sectionEnvelope } from '@naikkelas/page'
import type { BuilderStore } from '../model/builder-store.ts'
import { sectionsOf } from '../model/several-acts.ts'
import type { ActParts } from '../acts/remove-or-ask.ts'
import { runSectionAct } from '../acts/section-act.ts'
import { keepCopy } from './kept-copy.ts'

/** The selected sections as a text for the clipboard; null when none is. */
export function copiedText(store: BuilderStore): string | null {
  const { document, selectedIds } = store.getState()
  const sections = sectionsOf(document, selectedIds)
  if (sections.length === 0) return null
  const text = sectionEnvelope(sections)
  keepCopy(text)
  store.actions.announce(`${sections.length} bagian disalin`)
  return text
}

/** Takes the selected sections off the page, after they were copied. */
export function removeCut(parts: ActParts): void {
  const { selectedId } = parts.store.getState()
  if (selectedId !== null) runSectionAct(parts, selectedId, 'remove')
}

/** Copies by a button, where no event of the browser carries the text. */
export async function copyByButton(store: BuilderStore): Promise<boolean> {
  const text = copiedText(store)
  if (text === null) return false
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    // Denied, or no clipboard in an insecure context: the copy stored in this browser is used.
  }
  return true
}
