import type { InputFor } from '@naikkelas/contract'
import type {
  createOffer as createEndpoint,
  getOffer as getEndpoint,
  listOffers as listEndpoint,
  OfferRecord,
  updateOffer as updateEndpoint,
} from '@naikkelas/contract/pages'
import { uuidv7 } from 'uuidv7'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { findOffer, findOffers, insertOffer, lockOffer, replaceOffer } from './offers.repo.ts'

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

function existing(offer: OfferRecord | undefined): OfferRecord {
  if (!offer) throw new AppError('not_found')
  return offer
}
