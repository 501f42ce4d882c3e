import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Database, Tx } from '../../../platform/database/index.ts'
import { findAdminsOfSessions } from '../../identity/admins/index.ts'
import { viewPages } from '../landing-pages/index.ts'
import { findPageStates, readAsOfNow } from './live-pages.repo.ts'
import { findPeople } from './presence.repo.ts'

/** What can be listened to about a page, and about a session that looks at one. */
export const topicOf = {
  head: (pageId: string) => `head ${pageId}`,
  details: (pageId: string) => `details ${pageId}`,
  people: (pageId: string) => `people ${pageId}`,
  comments: (pageId: string) => `comments ${pageId}`,
  access: (sessionId: string) => `access ${sessionId}`,
}

/** States of topics that are words of ours. */
export const gone = 'gone'
export const mayLook = 'may look'

/** Reads how topics stand: three short questions, however many tabs and pages there are. */
export async function readTopics(
  { database: { queries }, appEnv }: Pick<AppContext, 'database' | 'appEnv'>,
  topics: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = (kind: string) => [
    ...new Set(topics.filter((topic) => topic.startsWith(`${kind} `)).map((topic) => topic.slice(kind.length + 1))),
  ]
  const [pageIds, sessionIds] = [[...new Set([...ids('head'), ...ids('people')])], ids('access')]
  const states = new Map((await findPageStates(queries, pageIds)).map((state) => [state.id, state]))
  const people = await findPeople(queries, pageIds)
  const admins = await findAdminsOfSessions(queries, sessionIds, appEnv)
  return new Map([
    ...pageIds.flatMap((id): [string, string][] => {
      const state = states.get(id)
      return [
        [topicOf.head(id), state ? String(state.head) : gone],
        [topicOf.details(id), state ? state.details : gone],
        [topicOf.comments(id), state ? state.comments : gone],
        [topicOf.people(id), JSON.stringify(people.get(id) ?? [])],
      ]
    }),
    ...sessionIds.map((id): [string, string] => {
      const admin = admins.get(id)
      return [topicOf.access(id), admin && viewPages(admin) ? mayLook : gone]
    }),
  ])
}

/**
 * Reads something of a page together with the states of its topics, both as of one moment.
 * @throws AppError `not_found`
 */
export function readWithState<Content>(
  { transaction }: Pick<Database, 'transaction'>,
  pageId: string,
  read: (tx: Tx) => Promise<Content>,
) {
  return transaction(async (tx) => {
    await readAsOfNow(tx)
    const [state] = await findPageStates(tx, [pageId])
    if (!state) throw new AppError('not_found')
    return { content: await read(tx), state }
  })
}
