import { endPresence, presenceSeconds, tellPresence } from '@naikkelas/contract'
import { bind, createReadLimit } from '../../http/index.ts'
import { viewPages } from '../landing-pages/index.ts'
import { topicOf } from './page-topics.ts'
import type { PageStreams } from './page-streams.ts'
import * as presence from './presence.service.ts'

/** A tab that follows every step of its person stays far below. */
const tellsPerLease = 60

/** @param streams told at once of what is said here; other processes see it a moment later */
export function livePagesRoutes({ bus }: Pick<PageStreams, 'bus'>) {
  const countTell = createReadLimit({
    name: 'presence of an account',
    hits: 4 * tellsPerLease,
    windowMs: presenceSeconds * 1000,
  })
  return [
    bind(tellPresence, {
      can: viewPages,
      run: async (input, ctx) => {
        countTell(ctx.actor.id)
        const people = await presence.tellPresence(ctx, input)
        bus.changed(topicOf.people(input.params.pageId), JSON.stringify(people))
        return people
      },
    }),
    bind(endPresence, { can: viewPages, run: (input, ctx) => presence.endPresence(ctx, input) }),
  ]
}
