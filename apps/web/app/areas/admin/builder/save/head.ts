import type { AppliedChange } from '@naikkelas/contract/pages'
import { applyChange, type Change, type PageDocument } from '@naikkelas/page'

/** The page as the server has it: the newest version received. */
export interface Head {
  version: number
  document: PageDocument
}

/**
 * The head after the response to a request. Versions have no gaps, so versions that others did not create are our own,
 * in the order they were sent. Announcements newer than the response wait for the next one.
 * @returns null when the response does not fit the head, or when the head holds some of ours already and nothing says
 *   which: then the page must be loaded again
 */
export function headAfter(
  head: Head,
  {
    headVersion,
    others,
    accepted,
  }: { headVersion: number; others: readonly AppliedChange[]; accepted: readonly Change[] },
): Head | null {
  // An answer that was overtaken by newer news says nothing new.
  if (headVersion <= head.version) return head
  const byVersion = new Map(others.map(({ version, change }) => [version, change]))
  const missing = range(head.version + 1, headVersion).filter((version) => !byVersion.has(version))
  if (missing.length !== accepted.length) return null
  for (const [index, version] of missing.entries()) {
    const change = accepted[index]
    if (change) byVersion.set(version, change)
  }
  let { document } = head
  for (const version of range(head.version + 1, headVersion)) {
    const change = byVersion.get(version)
    // The server applied it, so only another build of the sections can refuse it here.
    const outcome = change && applyChange(document, change.operations, { mayReturn: () => true })
    if (!outcome?.isApplied) return null
    document = outcome.value.document
  }
  return { version: headVersion, document }
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
