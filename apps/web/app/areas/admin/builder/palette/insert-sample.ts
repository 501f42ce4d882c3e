import type { BuilderStore } from '../model/builder-store.ts'
import { newSectionOn, placeForNew } from '../model/section-acts.ts'
import type { SectionSample } from './section-samples.ts'

/** Adds a section of a type: at the "+" that was pressed, else after the selected one, else at the end. */
export function insertSample(store: BuilderStore, { type, label }: Pick<SectionSample, 'type' | 'label'>): void {
  const { document: page, selectedId, insertAfter } = store.getState()
  const section = newSectionOn(page, type)
  const afterId = insertAfter === undefined ? placeForNew(page, selectedId) : insertAfter
  const index = afterId === null ? 0 : page.sections.findIndex(({ id }) => id === afterId) + 1
  store.actions.edit([{ kind: 'insertSection', section, afterId }], {
    select: section.id,
    announce: `${label} ditambahkan di urutan ${index + 1} dari ${page.sections.length + 1}`,
  })
}
