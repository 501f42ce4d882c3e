import { testSection } from '@naikkelas/page'
import type { BuilderStore } from '../model/builder-store.ts'

/** Puts another version of a section below it, ready to be written. @returns false when all four versions are there */
export function startTest(store: BuilderStore, sectionId: string): boolean {
  const operations = testSection(store.getState().document, sectionId)
  const copy = operations.flatMap((operation) => (operation.kind === 'insertSection' ? operation.section : []))[0]
  if (!copy) return false
  const key = copy.settings.variant?.key.toUpperCase() ?? ''
  store.actions.edit(operations, {
    select: copy.id,
    announce: `Varian ${key} ditaruh di bawah aslinya. Ubah isinya, terbitkan, lalu mulai uji.`,
  })
  return true
}
