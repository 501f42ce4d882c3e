import { endPresence, openPageStream, presenceSeconds, reportPresence } from '@naikkelas/contract/pages'
import { bind, bindStream, createReadLimit } from '../../../platform/endpoints/index.ts'
import { viewPages } from '../landing-pages/index.ts'
import { topicOf } from './page-topics.ts'
import type { PageStreams } from './page-streams.ts'
import * as presence from './presence.service.ts'

/** Far above a tab that reports every step of its user. */
const reportsPerLease = 60

/** @param streams notified at once of changes in this process; other processes see them a moment later */
export function livePagesRoutes({ bus, open }: Pick<PageStreams, 'bus' | 'open'>) {
  const countReport = createReadLimit({
    name: 'presence of an account',
    hits: 4 * reportsPerLease,
    windowMs: presenceSeconds * 1000,
  })
  return [
    bind(reportPresence, {
      can: viewPages,
      transaction: 'own',
      audit: 'none',
      limit: (_, actor) => countReport(actor.id),
      run: async (input, ctx) => {
        const people = await presence.reportPresence(ctx, input)
        bus.changed(topicOf.people(input.params.pageId), JSON.stringify(people))
        return people
      },
    }),
    bindStream(openPageStream, {
      can: viewPages,
      run: ({ params, query }, { sessionId, actor }) =>
        open({ sessionId, adminId: actor.id, pageId: params.pageId, since: query.since }),
    }),
    bind(endPresence, {
      can: viewPages,
      transaction: 'own',
      audit: 'none',
      run: (input, ctx) => presence.endPresence(ctx, input),
    }),
  ]
}
