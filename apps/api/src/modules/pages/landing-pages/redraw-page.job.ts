import * as z from 'zod'
import { defineJob, TryAgainLater } from '../../../platform/jobs/index.ts'
import { queueRedrawAt, redrawPageRef } from './queue-redraws.ts'
import { redrawAwaiting, redrawOne, redrawOutdated } from './redrawing.service.ts'
import { findRedrawAt, findRedrawTimes } from './redraws.repo.ts'

const { retry } = redrawPageRef

/** Draws a published page again, if it is due. */
export const redrawPage = defineJob({
  ...redrawPageRef,
  label: 'Menggambar ulang halaman',
  async adopt(ctx, tx) {
    for (const due of await findRedrawTimes(tx)) await queueRedrawAt(ctx, tx, due)
  },
  async handle(ctx, { pageId }) {
    const redrawAt = await findRedrawAt(ctx.database.queries, pageId)
    if (redrawAt === null) return
    if (redrawAt <= ctx.clock.now()) await redrawOne(ctx, pageId)
    // Clocks of two machines differ by a little.
    else await ctx.database.transaction((tx) => queueRedrawAt(ctx, tx, { pageId, at: redrawAt }))
  },
})

/** Draws pages again that waited for pictures, each once all of its pictures have their widths. */
export const redrawAwaitingPages = defineJob({
  name: 'redraw-awaiting-pages',
  label: 'Menggambar ulang halaman yang menunggu gambar',
  payload: z.object({ mediaIds: z.array(z.uuid()) }),
  retry,
  handle: (ctx, { mediaIds }) => redrawAwaiting(ctx, mediaIds),
})

/** Draws pages again that another build of the code drew, each once in all processes together. */
export const redrawOutdatedPages = defineJob({
  name: 'redraw-outdated-pages',
  label: 'Menggambar ulang halaman dari versi lama',
  payload: z.object({ build: z.string() }),
  retry,
  isUnique: true,
  timeoutSeconds: 7_200,
  async handle(ctx, { build }, { signal, isLast }) {
    // During a rollout, processes of two builds take jobs; a job of a build without processes does nothing.
    if (build === ctx.ports.pageDrawer.build) await redrawOutdated(ctx, build, signal)
    else if (!isLast) throw new TryAgainLater(`Pages are drawn by processes of build ${build}.`)
  },
})
