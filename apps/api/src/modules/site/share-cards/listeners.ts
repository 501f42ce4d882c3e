import { within } from '../../../platform/events/index.ts'
import { findPickedCards } from '../../commerce/catalogue/index.ts'
import { queueShareCard } from './queue-share-card.ts'

/** A change of more entries draws none of them ahead: each is drawn when its page is. */
const DRAWN_AHEAD = 10

/** The link to an entry is often sent right after it was saved. */
const drawWithCatalogue = within('catalogue.changed', async (ctx, { changes }, { tx }) => {
  const ids = changes.filter(({ isSeatCount }) => isSeatCount !== true).map(({ sellableId }) => sellableId)
  if (ids.length === 0 || ids.length > DRAWN_AHEAD) return
  for (const { number } of await findPickedCards(tx, ids, ctx.clock.now()))
    await queueShareCard(ctx, tx, { kind: 'entry', key: String(number) })
})

export const cardListeners = [drawWithCatalogue]
