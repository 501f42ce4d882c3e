import type { PresentPlace } from '@naikkelas/contract/pages'
import type { PageDocument } from '@naikkelas/page'
import { sectionDefinition } from '@naikkelas/ui/sections/registry'
import { fieldAt, labelIn } from '../model/field-at.ts'
import { sectionLabel } from '../model/section-name.ts'

/** Where someone is, in the words of this screen. */
export function placeWords({ sections }: PageDocument, place: PresentPlace | undefined): string {
  const index = sections.findIndex(({ id }) => id === place?.sectionId)
  const section = sections[index]
  if (!place || !section) return 'melihat halaman ini'
  const where = `di bagian ${index + 1}, ${sectionLabel(section)}`
  const field = place.path && fieldAt(sectionDefinition(section.type)?.fields ?? {}, place.path)
  if (!field) return where
  return `${place.isTyping ? 'menyunting' : 'membuka'} ${labelIn(field, section.content.layout)} ${where}`
}
