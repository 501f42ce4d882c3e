import { isForVisitor } from '@naikkelas/ui/sections/registry'
import { bodiesOf } from '../audiences.ts'
import type { Finding } from '../completeness.ts'
import type { PageDocument } from '../document.ts'
import { ofVariant } from '../variants.ts'

/**
 * What is found on any of the pages that visitors get, each thing once. Versions of a section that are tested, and sections
 * for different visitors, stand below each other in the document; nobody sees both, so they are no neighbours.
 */
export function onEveryPage(document: PageDocument, find: (page: PageDocument) => Finding[]): Finding[] {
  const found = new Map<string, Finding>()
  for (const { variant, audience } of bodiesOf(document)) {
    const page = variant === undefined ? document : ofVariant(document, variant)
    const sections = page.sections.filter(({ settings }) => isForVisitor(settings, audience.visitor))
    for (const finding of find({ ...page, sections }))
      found.set(JSON.stringify([finding.sectionId, finding.path, finding.message]), finding)
  }
  return [...found.values()]
}
