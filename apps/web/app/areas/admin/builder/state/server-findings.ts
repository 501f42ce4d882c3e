import type { FieldIssue } from '@naikkelas/contract'
import { type Finding, isSameJson, type Json, type PageDocument, valueAtPath } from '@naikkelas/page'

/** A finding that only the server can detect, such as a deleted page or file, with the values at that time. */
export interface ServerFinding extends Finding {
  seen: Json
}

/** What the server named when it refused to publish, with its places in the document. */
export function serverFindings(issues: readonly FieldIssue[], document: PageDocument): ServerFinding[] {
  return issues.map(({ path, message }) => {
    const [root, id, ...rest] = path.split('.')
    const place =
      root === 'sections' && id !== undefined
        ? { sectionId: id, path: rest }
        : { sectionId: null, path: path.split('.') }
    return { ...place, message, seen: valueOf(document, place) }
  })
}

/** Those that may still hold: what the server looked at has not been changed since. */
export function unresolvedFindings(findings: readonly ServerFinding[], document: PageDocument): ServerFinding[] {
  return findings.filter((finding) => {
    const section = document.sections.find(({ id }) => id === finding.sectionId)
    if (finding.sectionId !== null && (!section || section.settings.isHidden)) return false
    return isSameJson(valueOf(document, finding), finding.seen)
  })
}

function valueOf(document: PageDocument, { sectionId, path }: Pick<Finding, 'sectionId' | 'path'>): Json {
  if (sectionId === null) return valueAtPath(document as unknown as Json, path) ?? null
  const content = document.sections.find(({ id }) => id === sectionId)?.content
  const value = content === undefined ? undefined : valueAtPath(content as Json, path)
  // A button that leads to the offer is fixed there.
  return value !== undefined && isSameJson(value, { kind: 'offer' })
    ? [value, document.offer.cta.target as unknown as Json]
    : (value ?? null)
}
