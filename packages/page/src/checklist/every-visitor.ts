import { isForVisitor } from '@naikkelas/ui/sections/registry'
import { bodiesOf } from '../audiences.ts'
import type { Finding } from '../finding.ts'
import type { PageDocument } from '../document.ts'
import { ofVariant } from '../variants.ts'

/**
 * Advice for any of the bodies of a page, each item once. Test variants and sections for different audiences are
 * adjacent in the document, but no visitor sees both.
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
