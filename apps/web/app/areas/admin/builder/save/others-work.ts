import type { AppliedChange } from '@naikkelas/contract/pages'
import type { Operation } from '@naikkelas/page'
import { touchesField } from '../model/step.ts'

/** Changes of others that are remembered to name who wrote a field. */
const remembered = 200

/** Changes of other people known to this tab. Plain data. */
export interface OthersWork {
  changes: readonly AppliedChange[]
  /** What has not been shown on the page yet. */
  unshown: readonly Operation[]
}

export const noOthersWork: OthersWork = { changes: [], unshown: [] }

export function withNews(work: OthersWork, news: readonly AppliedChange[]): OthersWork {
  return {
    changes: [...work.changes, ...news].slice(-remembered),
    unshown: [...work.unshown, ...news.flatMap(({ change }) => change.operations)],
  }
}

/** Who wrote to a field last. */
export function writerIn(
  { changes }: OthersWork,
  { sectionId, path }: { sectionId: string | null; path: readonly string[] },
): AppliedChange['actor'] | null {
  const last = changes.findLast(({ change }) =>
    change.operations.some((operation) => touchesField(operation, sectionId, path)),
  )
  return last?.actor ?? null
}
