import { getCatalogueCards, listSavedItems, saveItems, removeSavedItem } from '@naikkelas/contract/commerce'
import type { Learner } from '@naikkelas/contract/identity'
import { bind, countTry, type RequestContext } from '../../../platform/endpoints/index.ts'
import { learnerRealm } from '../../identity/learners/index.ts'
import { changeLimits, keepItems } from './saved-items.policy.ts'
import * as items from './saved-items.service.ts'

/** What someone keeps for later is a matter of theirs alone: it is in no audit. */
const own = { for: learnerRealm, can: keepItems, audit: 'none' } as const

const changed = {
  ...own,
  limit: ({ app }: RequestContext, actor: Learner) => countTry(app.database.queries, changeLimits(actor.id)),
} as const

export const savedItemRoutes = [
  bind(getCatalogueCards, { can: 'anyone', run: (input, ctx) => items.getCatalogueCards(ctx, input) }),
  bind(listSavedItems, { for: learnerRealm, can: keepItems, run: (_, ctx) => items.listSavedItems(ctx) }),
  bind(saveItems, { ...changed, run: (input, ctx) => items.saveItems(ctx, input) }),
  bind(removeSavedItem, { ...changed, run: (input, ctx) => items.removeSavedItem(ctx, input) }),
]
