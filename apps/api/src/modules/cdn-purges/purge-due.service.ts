import type { AppContext } from '../../app-context.ts'
import type { CdnPort } from './cdn-port.ts'
import { leaseDuePurges, markPurged, putOffFailedPurges, putOffPurge } from './cdn-purges.repo.ts'

/** As many tags as one request may name. */
const tagsAtOnce = 30
/** Longer than the slowest CDN is waited for. */
const leaseSeconds = 30
/** By then every process shows what changed: a copy made before that may be the former page. */
const freshSeconds = 2

/** Names every copy of a page, at each of its addresses. */
export const pageTag = (pageId: string) => `page-${pageId}`

/** Tells the CDN of every page that changed, at once and once more when every process shows the change. */
export function createPurger(ctx: AppContext, cdn: CdnPort): () => Promise<void> {
  const { queries } = ctx.database
  return async () => {
    for (;;) {
      const due = await leaseDuePurges(queries, { limit: tagsAtOnce, leaseSeconds, freshSeconds })
      if (due.length === 0) return
      try {
        await cdn.purge(due.map(({ pageId }) => pageTag(pageId)))
      } catch (error) {
        await putOffFailedPurges(
          queries,
          due.map(({ pageId }) => pageId),
        )
        ctx.onFailure(error, 'telling the CDN of pages that changed')
        return
      }
      for (const one of due)
        await (one.isFresh ? putOffPurge(queries, { ...one, seconds: freshSeconds }) : markPurged(queries, one))
    }
  }
}
