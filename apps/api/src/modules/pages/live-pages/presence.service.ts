import type { InputFor } from '@naikkelas/contract'
import type {
  endPresence as endEndpoint,
  PresentPerson,
  reportPresence as reportEndpoint,
} from '@naikkelas/contract/pages'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { writePages } from '../landing-pages/index.ts'
import { personColor } from './person-color.rules.ts'
import {
  deletePresence,
  findPeople,
  findTabs,
  insertPresence,
  lockArrivals,
  type Presence,
  renewPresence,
} from './presence.repo.ts'

/** More tabs of one account than anyone keeps an eye on. */
const tabsAtMost = 20

/**
 * Stores a tab's position. Returns every admin with the page open.
 * @throws AppError `not_allowed` when it claims a text without the right to write, or uses another admin's tab id
 */
export async function reportPresence(
  ctx: AdminContext,
  { params: { pageId }, body }: InputFor<typeof reportEndpoint>,
): Promise<PresentPerson[]> {
  if (body.isTyping && !writePages(ctx.actor)) throw new AppError('not_allowed', { adminId: ctx.actor.id })
  const presence: Presence = { ...body, pageId, adminId: ctx.actor.id }
  const { queries } = ctx.database
  if (!(await renewPresence(queries, presence))) await arrive(ctx, presence)
  return (await findPeople(queries, [pageId])).get(pageId) ?? []
}

function arrive(ctx: AdminContext, presence: Presence) {
  return ctx.database.transaction(async (queries) => {
    if (!(await lockArrivals(queries, presence.pageId))) throw new AppError('not_found')
    const tabs = await findTabs(queries, presence.pageId)
    const own = tabs.filter(({ admin_id, tab_id }) => admin_id === ctx.actor.id && tab_id !== presence.tabId)
    if (own.length >= tabsAtMost) throw new AppError('too_many', { limit: 'tabs of a page', retryAfterSeconds: 10 })
    if (!(await insertPresence(queries, { ...presence, color: personColor(ctx.actor.id, tabs) })))
      throw new AppError('not_allowed', { tabId: presence.tabId })
  })
}

/** A tab closes the page; the tab of another, or one that is not here, is left as it is. */
export async function endPresence(
  ctx: AdminContext,
  { params: { pageId, tabId } }: InputFor<typeof endEndpoint>,
): Promise<null> {
  await deletePresence(ctx.database.queries, { pageId, tabId, adminId: ctx.actor.id })
  return null
}
