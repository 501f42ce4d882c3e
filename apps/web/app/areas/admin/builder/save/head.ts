import type { AppliedChange } from '@naikkelas/contract'
import { applyChange, type Change, type PageDocument } from '@naikkelas/page'

/** The page as the server holds it: the newest version it told of. */
export interface Head {
  version: number
  document: PageDocument
}

/**
 * The head after an answer to a request. Versions have no gaps, so the ones that others did not make are our own, in
 * the order they were sent; those of ours that the server held before the old head are the first ones. News younger
 * than the answer is left for the next one.
 * @returns null when the answer does not fit the head: then the page is to be loaded anew
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
  if (missing.length > accepted.length) return null
  const own = accepted.slice(accepted.length - missing.length)
  for (const [index, version] of missing.entries()) {
    const change = own[index]
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
