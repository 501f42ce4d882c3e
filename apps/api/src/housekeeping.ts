import type { AppContext } from './app-context.ts'
import { sweepLimits } from './http/index.ts'
import { deleteExpiredSessions } from './modules/identity/index.ts'
import { deleteExpiredHeldAnswers, deleteOldDeliveries } from './modules/leads/index.ts'
import { deleteExpiredPresences } from './modules/live-pages/index.ts'
import { deleteExpiredPreviews, type PublicPages, purgeTrash } from './modules/landing-pages/index.ts'
import { deleteOldMails, type MailSender } from './modules/mail/index.ts'
import { type MediaPorts, removeUnusedFiles } from './modules/media/index.ts'
import type { RedirectHits } from './modules/redirects/index.ts'
import { purgeMediaTrash } from './modules/media-uses/index.ts'
import { deleteOldPixelEvents } from './modules/pixel-events/index.ts'
import { queueWeeklyFigures } from './modules/page-figures/index.ts'
import { keepEventDays } from './modules/tracker/index.ts'
import { deleteOldActs } from './modules/page-acts/index.ts'

interface Parts extends MediaPorts {
  redirectHits: RedirectHits
  /** Tells the CDN of pages that changed; undefined where there is none. */
  purgeCdn: (() => Promise<void>) | undefined
  /** Tells people and programs of new leads. */
  tellOfLeads: () => Promise<void>
  /** Tells advertisers what they are still to be told. */
  sendPixelEvents: () => Promise<void>
  pages: PublicPages
  /** Names the code that draws: pages drawn by another are drawn again at the start. */
  build: string | undefined
  /** Undefined where mails wait. */
  mailSender: MailSender | undefined
}

export interface Housekeeping {
  start: () => void
  /** Begins to draw what is due at once, beside whoever asks, started or not. */
  drawDue: () => void
  /** Begins to send the mails that are due, beside whoever asks, started or not. */
  sendMail: () => void
  /** Begins to tell of new leads, beside whoever asks, started or not. */
  tellOfLeads: () => void
  /** Begins to tell the CDN of what changed, beside whoever asks, started or not. */
  purgeCdn: () => void
  /** Begins to tell advertisers what waits, beside whoever asks, started or not. */
  sendPixelEvents: () => void
  /** Resolves when nothing is under way. */
  idle: () => Promise<void>
  /** Begins nothing more and waits for what is under way. */
  stop: () => Promise<void>
  /** Throws away what has passed; due each hour. */
  tidy: () => Promise<void>
}

const twoSecondsMs = 2_000
const fiveSecondsMs = 5_000
const tenSecondsMs = 10_000
const halfMinuteMs = 30_000
const minuteMs = 60_000
const hourMs = 3_600_000

/** What a running server does on its own: pictures a crash left unfinished, schedules that turn, things that have passed. */
export function createHousekeeping(
  ctx: AppContext,
  {
    blobs,
    encoder,
    pictures,
    redirectHits,
    pages,
    build,
    mailSender,
    tellOfLeads: tellAll,
    purgeCdn: purgeDue,
    sendPixelEvents: sendAll,
  }: Parts,
): Housekeeping {
  const timers: NodeJS.Timeout[] = []
  const underWay = new Map<string, Promise<void>>()
  let isStopping = false

  /** A failure of one is no failure of the next; what is still under way is not begun a second time. */
  function run(what: string, job: () => Promise<void>) {
    if (isStopping || underWay.has(what)) return
    const done = job()
      .catch((error: unknown) => ctx.onFailure(error, what))
      .finally(() => underWay.delete(what))
    underWay.set(what, done)
  }

  function every(ms: number, what: string, job: () => Promise<void>) {
    timers.push(setInterval(() => run(what, job), ms).unref())
  }

  /** Begins a job; asked for while it is under way, it is done once more: it may have looked before there was more. */
  function wakes(what: string, job: () => Promise<void>): () => void {
    let isMore = false
    return () => {
      isMore = true
      run(what, async () => {
        while (isMore && !isStopping) {
          isMore = false
          await job()
        }
      })
    }
  }

  const drawDue = wakes('drawing what is due', () => pages.redraw({ dueAt: ctx.clock.now() }))
  const sendMail = mailSender ? wakes('sending mail', () => mailSender.sendDue()) : () => {}
  const tellOfLeads = wakes('telling of leads', tellAll)
  const purgeCdn = purgeDue ? wakes('telling the CDN', purgeDue) : () => {}
  const sendPixelEvents = wakes('telling advertisers', sendAll)

  async function idle() {
    while (underWay.size > 0) await Promise.all(underWay.values())
  }

  async function tidy() {
    const { queries } = ctx.database
    await sweepLimits(queries)
    await deleteExpiredSessions(queries)
    await deleteExpiredPreviews(queries)
    await deleteExpiredPresences(queries)
    await purgeTrash(queries)
    await deleteOldActs(queries)
    await deleteOldMails(queries)
    await deleteOldDeliveries(queries)
    await deleteExpiredHeldAnswers(queries)
    await deleteOldPixelEvents(queries)
    await purgeMediaTrash(ctx)
    await keepEventDays(ctx)
    await blobs.sweep()
    await removeUnusedFiles(ctx, blobs)
  }

  return {
    start() {
      encoder.wake()
      run('tidying', tidy)
      if (build !== undefined) run('drawing pages of another build', () => pages.redraw({ otherThanBuild: build }))
      every(twoSecondsMs, 'publishing and taking down at its time', () => pages.carryOutSchedules())
      timers.push(setInterval(drawDue, fiveSecondsMs).unref())
      // What was put off, and what another process wrote and could not send.
      timers.push(setInterval(sendMail, tenSecondsMs).unref())
      timers.push(setInterval(tellOfLeads, tenSecondsMs).unref())
      timers.push(setInterval(purgeCdn, twoSecondsMs).unref())
      timers.push(setInterval(sendPixelEvents, tenSecondsMs).unref())
      // A page may be kept after its last picture was announced, and a process may end before it announces one.
      every(tenSecondsMs, 'drawing pages whose pictures are made', () => pages.redrawAwaiting())
      // Another process may have died with a picture in its hands: its lease runs out, and somebody must look.
      every(halfMinuteMs, 'looking for pictures', async () => encoder.wake())
      every(fiveSecondsMs, 'counting redirects', () => redirectHits.flush())
      every(minuteMs, 'writing the mail of the week', () => queueWeeklyFigures(ctx))
      every(hourMs, 'tidying', tidy)
    },
    async stop() {
      isStopping = true
      for (const timer of timers.splice(0)) clearInterval(timer)
      await idle()
      await redirectHits.flush().catch((error: unknown) => ctx.onFailure(error, 'counting redirects'))
      await encoder.stop()
      pictures.close()
    },
    drawDue,
    sendMail,
    tellOfLeads,
    purgeCdn,
    sendPixelEvents,
    idle,
    tidy,
  }
}
