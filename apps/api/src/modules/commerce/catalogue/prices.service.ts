import type { InputFor, OutputFor } from '@naikkelas/contract'
import {
  type changePrice as changeEndpoint,
  type listPriceChanges as listEndpoint,
  type PriceChange,
  priceChangesShown,
  sellableFlaws,
} from '@naikkelas/contract/commerce'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { mayView } from './catalogue.policy.ts'
import { findPriceChanges, insertPriceChange } from './price-changes.repo.ts'
import { existing, refused } from './refusals.ts'
import { findSellable, setPrice } from './sellables.repo.ts'
import { managedSellable, recordView } from './sellables.service.ts'

export async function listPriceChanges(
  { database, actor }: AdminContext,
  { params: { sellableId } }: InputFor<typeof listEndpoint>,
): Promise<PriceChange[]> {
  const stored = existing(await findSellable(database.queries, sellableId))
  if (!mayView(actor, stored.value.kind)) throw new AppError('not_found')
  return findPriceChanges(database.queries, { sellableId, limit: priceChangesShown })
}

/** @throws AppError `sellable_changed` with both prices when another admin changed the sellable first */
export async function changePrice(
  ctx: AdminContext,
  { params: { sellableId: id }, body }: InputFor<typeof changeEndpoint>,
): Promise<OutputFor<typeof changeEndpoint>> {
  const { price, strikePrice, reason, version } = body
  const at = ctx.clock.now()
  return ctx.unitOfWork(async ({ tx, emit }) => {
    const { value, ...stored } = await managedSellable(ctx, tx, id)
    if (stored.version !== version)
      throw new AppError('sellable_changed', {
        mine: { price, strikePrice },
        theirs: recordView({ ...stored, value }, at),
      })
    if (value.price === price && value.strikePrice === strikePrice) throw refused('price', 'Harga ini tidak berubah')
    const [flaw] = sellableFlaws({ ...value, price, strikePrice })
    if (flaw) throw refused(flaw.path, flaw.message)
    await insertPriceChange(tx, {
      sellableId: id,
      before: value,
      after: { price, strikePrice },
      reason,
      actorId: ctx.actor.id,
      priceActionId: null,
      at,
    })
    await setPrice(tx, { id, price, strikePrice, actorId: ctx.actor.id, at })
    await emit('catalogue.changed', {
      changes: [{ sellableId: id, price, priceBefore: value.price }],
      at: at.toISOString(),
    })
    return { price, strikePrice, version: version + 1 }
  })
}
