import type { AdminContext } from '../app-context.ts'
import { changeAnnouncementStatus, createAnnouncement } from '../modules/content/announcements/index.ts'
import { demoAnnouncements } from './content/announcements.ts'
import { richTextOf } from './rich-texts.ts'
import { findSeededTitles } from './seed.repo.ts'

const DAY_MS = 86_400_000

/** Announcements of the demonstration; what is there already stays as it is. */
export async function makeAnnouncements(ctx: AdminContext, onStep: () => Promise<unknown>) {
  const there = await findSeededTitles(ctx.database.queries, 'announcements')
  const now = ctx.clock.now().getTime()
  for (const { type, title, summary, body, daysAgo, forDays } of demoAnnouncements) {
    if (there.has(title)) continue
    const startsAt = new Date(now - daysAgo * DAY_MS)
    // What would have ended before the first start stays, so that lists are as long as they would be.
    const endsAt = forDays === undefined || forDays <= daysAgo ? null : new Date(startsAt.getTime() + forDays * DAY_MS)
    const { id } = await createAnnouncement(ctx, {
      body: {
        value: {
          type,
          title,
          summary,
          body: richTextOf(body),
          pictureId: null,
          startsAt: startsAt.toISOString(),
          endsAt: endsAt?.toISOString() ?? null,
        },
      },
    })
    await changeAnnouncementStatus(ctx, { body: { action: 'publish', ids: [id] } })
    await onStep()
  }
}
