import * as z from 'zod'
import type { AppContext } from '../../../app-context.ts'
import { defineJob, doubling, type JobDefinition } from '../../../platform/jobs/index.ts'
import { findDuePurges, markPurged } from './cdn-purges.repo.ts'

/** As many tags as one request may name. */
const TAGS_AT_ONCE = 30
/** By then every process shows what changed: a copy made before that may be the former page. */
const FRESH_SECONDS = 2
const MS_PER_SECOND = 1_000

/** Names every copy of a page, at each of its addresses. */
export const pageTag = (pageId: string) => `page-${pageId}`

/**
 * Purges every page that changed: at once, and again when every process serves the change. Due purges are in the
 * database, so a lost job costs a minute.
 */
export const purgeCdn: JobDefinition<object> = defineJob({
  name: 'purge-cdn',
  label: 'Menyegarkan salinan di CDN',
  payload: z.object({}),
  retry: doubling({ firstSeconds: 1, longestSeconds: 300, totalSeconds: 86_400 }),
  isUnique: true,
  schedule: { everySeconds: 60, payload: {} },
  isRunnable: ({ ports }) => ports.cdn !== undefined,
  async handle(ctx) {
    const { queries } = ctx.database
    let isAnyFresh = false
    let after: string | null = null
    for (;;) {
      const due = await findDuePurges(queries, { limit: TAGS_AT_ONCE, freshSeconds: FRESH_SECONDS, after })
      const last = due.at(-1)
      if (!last) break
      after = last.pageId
      await ctx.ports.cdn?.purge(due.map(({ pageId }) => pageTag(pageId)))
      for (const one of due) {
        if (one.isFresh) isAnyFresh = true
        else await markPurged(queries, one)
      }
    }
    if (!isAnyFresh) return
    const startAfter = new Date(ctx.clock.now().getTime() + FRESH_SECONDS * MS_PER_SECOND)
    await ctx.jobs.enqueue(queries, purgeCdn, {}, { startAfter })
  },
})

/** Queues a purge of the changed pages, if a CDN is configured. */
export async function requestCdnPurge({ database, jobs, ports }: AppContext) {
  if (ports.cdn) await jobs.enqueue(database.queries, purgeCdn, {})
}
