import type { AppContext } from './app-context.ts'
import { sweepLimits } from './http/index.ts'
import { deleteExpiredSessions } from './modules/identity/index.ts'
import { deleteExpiredPreviews, type PublicPages, purgeTrash } from './modules/landing-pages/index.ts'
import type { MediaPorts } from './modules/media/index.ts'

interface Parts extends MediaPorts {
  pages: PublicPages
  /** Names the code that draws: pages drawn by another are drawn again at the start. */
  build: string | undefined
}

export interface Housekeeping {
  start: () => void
  /** Begins nothing more and waits for what is under way. */
  stop: () => Promise<void>
  /** Throws away what has passed; due each hour. */
  tidy: () => Promise<void>
}

const fiveSecondsMs = 5_000
const halfMinuteMs = 30_000
const hourMs = 3_600_000

/** What a running server does on its own: pictures a crash left unfinished, schedules that turn, things that have passed. */
export function createHousekeeping(ctx: AppContext, { blobs, encoder, pictures, pages, build }: Parts): Housekeeping {
  const timers: NodeJS.Timeout[] = []
  const underWay = new Map<string, Promise<void>>()

  /** A failure of one is no failure of the next; what is still under way is not begun a second time. */
  function run(what: string, job: () => Promise<void>) {
    if (underWay.has(what)) return
    const done = job()
      .catch((error: unknown) => ctx.onFailure(error, what))
      .finally(() => underWay.delete(what))
    underWay.set(what, done)
  }

  function every(ms: number, what: string, job: () => Promise<void>) {
    timers.push(setInterval(() => run(what, job), ms).unref())
  }

  async function tidy() {
    const { queries } = ctx.database
    await sweepLimits(queries)
    await deleteExpiredSessions(queries)
    await deleteExpiredPreviews(queries)
    await purgeTrash(queries)
    await blobs.sweep()
  }

  return {
    start() {
      encoder.wake()
      run('tidying', tidy)
      if (build !== undefined) run('drawing pages of another build', () => pages.redraw({ otherThanBuild: build }))
      every(fiveSecondsMs, 'turning schedules', () => pages.redraw({ dueAt: ctx.clock.now() }))
      // Another process may have died with a picture in its hands: its lease runs out, and somebody must look.
      every(halfMinuteMs, 'looking for pictures', async () => encoder.wake())
      every(hourMs, 'tidying', tidy)
    },
    async stop() {
      for (const timer of timers.splice(0)) clearInterval(timer)
      await Promise.all(underWay.values())
      await encoder.stop()
      pictures.close()
    },
    tidy,
  }
}
