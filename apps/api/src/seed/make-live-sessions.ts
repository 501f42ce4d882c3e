import { DAY_MS, HOUR_MS } from '@naikkelas/contract/time'
import type { AdminContext } from '../app-context.ts'
import { changeLiveSessionStatus, createLiveSession } from '../modules/content/live-sessions/index.ts'
import { demoLiveSessions } from './content/live-sessions.ts'
import { richTextOf } from './rich-texts.ts'
import { findSeededTitles } from './seed.repo.ts'

const MINUTE_MS = 60_000

/** Live sessions of the demonstration; what is there already stays as it is. */
export async function makeLiveSessions(ctx: AdminContext, onStep: () => Promise<unknown>) {
  const there = await findSeededTitles(ctx.database.queries, 'live_sessions')
  const now = ctx.clock.now().getTime()
  for (const { inHours, minutes, body, ...session } of demoLiveSessions) {
    if (there.has(session.title)) continue
    const startsAt = startOf(now + inHours * HOUR_MS, inHours)
    const value = {
      ...session,
      description: richTextOf(body),
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(startsAt + minutes * MINUTE_MS).toISOString(),
    }
    const { id } = await createLiveSession(ctx, { body: { value } })
    await changeLiveSessionStatus(ctx, { body: { action: 'publish', ids: [id] } })
    await onStep()
  }
}

/** Sessions of other days begin at seven in the evening in WIB, which is noon in UTC. */
const startOf = (at: number, inHours: number) =>
  Math.abs(inHours) < 24 ? Math.floor(at / MINUTE_MS) * MINUTE_MS : Math.floor(at / DAY_MS) * DAY_MS + 12 * HOUR_MS
