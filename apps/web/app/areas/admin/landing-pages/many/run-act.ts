import { type DonePageAct, type LeftPage, type PageAct, performPageAct, type PlannedPage } from '@naikkelas/contract'
import { call } from '../../../../shared/api/call.ts'

/** So few that progress is seen while pages are published one by one. */
const pagesAPart = 5

export interface ActOutcome {
  done: DonePageAct | null
  left: LeftPage[]
}

/**
 * Does an act part by part under one id, so that it is one act whatever happens between the parts.
 * @param onProgress how many pages were seen to
 */
export async function runAct(
  { id, act, pages }: { id: string; act: PageAct; pages: readonly PlannedPage[] },
  onProgress: (count: number) => void,
): Promise<ActOutcome> {
  const outcome: ActOutcome = { done: null, left: [] }
  for (let at = 0; at < pages.length; at += pagesAPart) {
    const part = pages.slice(at, at + pagesAPart).map(({ id: pageId, headVersion }) => ({ id: pageId, headVersion }))
    const { done, left } = await call(performPageAct, { body: { id, act, pages: part } })
    outcome.done = done
    outcome.left.push(...left)
    onProgress(Math.min(pages.length, at + pagesAPart))
  }
  return outcome
}
