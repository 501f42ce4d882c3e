import type {
  createOffer as createEndpoint,
  getOffer as getEndpoint,
  InputFor,
  listOffers as listEndpoint,
  OfferRecord,
  updateOffer as updateEndpoint,
} from '@naikkelas/contract'
import { uuidv7 } from 'uuidv7'
import type { AdminContext } from '../../app-context.ts'
import { AppError } from '../../http/index.ts'
import { holdPublicSide, markOfferPagesDue, notePriceOfOffer } from '../landing-pages/index.ts'
import { findOffer, findOffers, insertOffer, replaceOffer } from './offers.repo.ts'

export async function listOffers({ database }: AdminContext, { query }: InputFor<typeof listEndpoint>) {
  const { items, total } = await findOffers(database.queries, query)
  return { items, total, page: query.page, perPage: query.perPage }
}

export async function getOffer({ database }: AdminContext, { params }: InputFor<typeof getEndpoint>) {
  return existing(await findOffer(database.queries, params.offerId))
}

export async function createOffer({ database, clock }: AdminContext, { body }: InputFor<typeof createEndpoint>) {
  return existing(await insertOffer(database.queries, { ...body, id: uuidv7(), at: clock.now() }))
}

/** The record and the pages that show it change as one: none of them is left with what was. */
export async function updateOffer(ctx: AdminContext, { params, body }: InputFor<typeof updateEndpoint>) {
  const at = ctx.clock.now()
  const { offer, pageIds } = await ctx.database.transaction(async (queries) => {
    await holdPublicSide(queries)
    const before = existing(await findOffer(queries, params.offerId))
    const offer = existing(await replaceOffer(queries, { ...body, id: params.offerId, at }))
    await notePriceOfOffer(queries, { offerId: offer.id, price: offer.price, priceBefore: before.price, at })
    return { offer, pageIds: await markOfferPagesDue(queries, { offerId: params.offerId, at }) }
  })
  for (const pageId of pageIds.slice(0, 1)) await ctx.events.emit('landing_page.redraw_due', { pageId })
  return offer
}

function existing(offer: OfferRecord | undefined): OfferRecord {
  if (!offer) throw new AppError('not_found')
  return offer
}
