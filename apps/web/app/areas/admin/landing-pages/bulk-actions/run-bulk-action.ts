import {
  type PerformedBulkAction,
  type LeftPage,
  type BulkAction,
  performBulkAction,
  type PlannedPage,
} from '@naikkelas/contract/pages'
import { call } from '../../../../shared/api/call.ts'

/** Small enough to show progress while pages are published one by one. */
const pagesAPart = 5

export interface BulkActionOutcome {
  done: PerformedBulkAction | null
  left: LeftPage[]
}

/**
 * Performs a bulk action in batches under one id, so that it is one action whatever happens between the batches.
 * @param onProgress number of processed pages
 */
export async function runBulkAction(
  { id, act, pages }: { id: string; act: BulkAction; pages: readonly PlannedPage[] },
  onProgress: (count: number) => void,
): Promise<BulkActionOutcome> {
  const outcome: BulkActionOutcome = { done: null, left: [] }
  for (let at = 0; at < pages.length; at += pagesAPart) {
    const part = pages.slice(at, at + pagesAPart).map(({ id: pageId, headVersion }) => ({ id: pageId, headVersion }))
    const { done, left } = await call(performBulkAction, { body: { id, act, pages: part } })
    outcome.done = done
    outcome.left.push(...left)
    onProgress(Math.min(pages.length, at + pagesAPart))
  }
  return outcome
}
