import { type InputFor, type OutputFor, type SellableKind, sellableKinds } from '@naikkelas/contract'
import {
  type browseCatalogue as browseEndpoint,
  calendarSessionsAtMost,
  cardsPerPage,
  type getCatalogueEntry as getEndpoint,
  type getCatalogueEntryByLink as getByLinkEndpoint,
  type listEventSessions as sessionsEndpoint,
  type previewSellable as previewEndpoint,
  type SellableCard,
  type SellableDetail,
} from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import type { AdminContext, AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Queries } from '../../../platform/database/index.ts'
import { availabilityOf, isOver } from './availability.rules.ts'
import { cardViews } from './card-view.ts'
import { findCards } from './cards.queries.ts'
import { findPublicCategoryName } from './categories.repo.ts'
import { findPublicSessions } from './event-sessions.repo.ts'
import { findPublicDetails } from './public-details.repo.ts'
import { viewableKinds } from './catalogue.policy.ts'
import type { ListOptions } from './sellable-lists.repo.ts'
import { listOrderOf, listPlaceOf, pageOfList } from './list-order.rules.ts'

/** Without a kind: what partners pay for the site is no offer to visitors, and shown where it is asked for. */
const browsedKinds = sellableKinds.filter((kind) => kind !== 'partner_package')

/** One query, whatever the page, and one for the covers; a category with nothing in its list is asked for by itself. */
export async function browseCatalogue(
  ctx: AppContext,
  { query }: InputFor<typeof browseEndpoint>,
): Promise<OutputFor<typeof browseEndpoint>> {
  const { kind, courseType, category, owner, partnerId, sort, order, after, before } = query
  const { queries } = ctx.database
  const now = ctx.clock.now()
  const found = await findCards(queries, {
    filter: {
      kinds: kind === undefined ? browsedKinds : [kind],
      state: 'public',
      listedAt: now,
      courseTypes: courseType === undefined ? undefined : [courseType],
      categoryNumber: category,
      owner,
      partnerId,
    },
    order: order ?? listOrderOf(sort),
    from: before !== undefined ? listPlaceOf(before) : after === undefined ? undefined : listPlaceOf(after),
    isBackwards: before !== undefined,
    limit: cardsPerPage + 1,
  })
  const page = pageOfList({ found, perPage: cardsPerPage, after, before })
  const items = await cardViews(ctx, page.items)
  return {
    ...page,
    items,
    category: category === undefined ? null : await categoryOf(queries, category, items),
  }
}

async function categoryOf(queries: Queries, number: number, items: readonly SellableCard[]) {
  const name = items[0]?.category?.name ?? (await findPublicCategoryName(queries, number))
  return name === undefined ? null : { number, name }
}

export function getCatalogueEntry(ctx: AppContext, { params: { number } }: InputFor<typeof getEndpoint>) {
  return publicDetail(ctx, { number })
}

export function getCatalogueEntryByLink(ctx: AppContext, { params }: InputFor<typeof getByLinkEndpoint>) {
  return publicDetail(ctx, params)
}

/** One query. */
export async function listEventSessions(
  { database, clock }: AppContext,
  { query: { from, until } }: InputFor<typeof sessionsEndpoint>,
): Promise<OutputFor<typeof sessionsEndpoint>> {
  const found = await findPublicSessions(database.queries, { from, until, limit: calendarSessionsAtMost })
  const now = clock.now()
  return found.map((row) => ({
    title: row.title,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    isOver: isOver({ endsAt: row.ends_at }, now),
    event: {
      number: row.number,
      name: row.name,
      link: row.link,
      mode: row.mode,
      paid: row.paid,
      place: row.place_name,
      price: row.price === null ? null : rupiah(row.price),
      availability: availabilityOf(
        {
          availableFrom: row.available_from,
          availableUntil: row.available_until,
          seatsLeft: row.seats_left,
          endsAt: row.event_ends_at,
        },
        now,
      ),
    },
  }))
}

/** As visitors would see it, whatever its state. @throws AppError `not_found` for kinds that the admin may not see */
export function previewSellable(ctx: AdminContext, { params }: InputFor<typeof previewEndpoint>) {
  return publicDetail(ctx, { id: params.sellableId, kinds: viewableKinds(ctx.actor) })
}

type Asked = { id: string; kinds: readonly SellableKind[] } | { number: number } | { kind: SellableKind; link: string }

function filterOf(asked: Asked): ListOptions['filter'] {
  if ('id' in asked) return { kinds: asked.kinds, state: undefined, ids: [asked.id] }
  if ('number' in asked) return { kinds: sellableKinds, state: 'public', number: asked.number }
  return { kinds: [asked.kind], state: 'public', link: asked.link }
}

/** Two queries, one more for a bundle, and one for the covers. @throws AppError `not_found` for what is not asked for by its id, and visitors do not see */
async function publicDetail(ctx: AppContext, asked: Asked): Promise<SellableDetail> {
  const everything = { order: 'oldest', from: undefined, isBackwards: false } as const
  const { queries } = ctx.database
  const [row] = await findCards(queries, { ...everything, filter: filterOf(asked), limit: 1 })
  const details = row && (await findPublicDetails(queries, row.id))
  if (!details) throw new AppError('not_found')
  const { bundledIds, ofKind: _ofKind, ...shown } = details
  const bundled =
    bundledIds.length === 0
      ? []
      : await findCards(queries, {
          ...everything,
          filter: { kinds: ['course'], state: 'public', ids: bundledIds },
          limit: bundledIds.length,
        })
  const inOrder = bundled.toSorted((one, other) => bundledIds.indexOf(one.id) - bundledIds.indexOf(other.id))
  const [card, ...bundledCards] = await cardViews(ctx, [row, ...inOrder])
  if (!card) throw new AppError('not_found')
  return { ...card, id: row.id, ...shown, bundled: bundledCards }
}
