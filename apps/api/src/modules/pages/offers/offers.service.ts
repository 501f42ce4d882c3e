import type { InputFor } from '@naikkelas/contract'
import type {
  createOffer as createEndpoint,
  getOffer as getEndpoint,
  listOfferRecords as recordsEndpoint,
  listOffers as listEndpoint,
  OfferChoice,
  OfferRecord,
  updateOffer as updateEndpoint,
} from '@naikkelas/contract/pages'
import { uuidv7 } from 'uuidv7'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { findSellableOffer, findSellableOffers } from '../../commerce/catalogue/index.ts'
import { findOffer, findOffers, insertOffer, lockOffer, replaceOffer } from './offers.repo.ts'

export async function listOffers({ database }: AdminContext, { query }: InputFor<typeof listEndpoint>) {
  const { items, total } = await findOffers(database.queries, query)
  return { items, total, page: query.page, perPage: query.perPage }
}

export async function getOffer({ database }: AdminContext, { params }: InputFor<typeof getEndpoint>) {
  const { queries } = database
  return existing((await findOffer(queries, params.offerId)) ?? (await findSellableOffer(queries, params.offerId)))
}

const offersAtMost = 100

export async function listOfferRecords(
  { database: { queries } }: AdminContext,
  { query: { pageId } }: InputFor<typeof recordsEndpoint>,
): Promise<OfferChoice[]> {
  const offers = await findOffers(queries, { status: 'open', page: 1, perPage: offersAtMost })
  const entries = await findSellableOffers(queries, pageId)
  return [
    ...entries.map((entry) => ({ ...entry, source: 'catalogue' as const })),
    ...offers.items.map((offer) => ({ ...offer, source: 'offer' as const })),
  ]
}

export async function createOffer({ database, clock }: AdminContext, { body }: InputFor<typeof createEndpoint>) {
  return existing(await insertOffer(database.queries, { ...body, id: uuidv7(), at: clock.now() }))
}

/** The record and the pages that show it change as one, by the listeners of `offer.changed`. */
export async function updateOffer(ctx: AdminContext, { params, body }: InputFor<typeof updateEndpoint>) {
  const at = ctx.clock.now()
  return ctx.unitOfWork(async ({ tx, emit }) => {
    const before = existing(await lockOffer(tx, params.offerId))
    const offer = existing(await replaceOffer(tx, { ...body, id: params.offerId, at }))
    await emit('offer.changed', {
      offerId: offer.id,
      price: offer.price,
      priceBefore: before.price,
      at: at.toISOString(),
    })
    return offer
  })
}

function existing(offer: OfferRecord | undefined | null): OfferRecord {
  if (!offer) throw new AppError('not_found')
  return offer
}
