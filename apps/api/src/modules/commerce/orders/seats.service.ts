import type { UnitOfWork } from '../../../platform/events/index.ts'
import { AppError } from '../../../errors/app-error.ts'
import { releaseSeats, takeSeat } from './ordered-items.repo.ts'

interface Seated {
  id: string
  price: number | null
  /** Before this seat is taken. */
  seatsLeft: number | null
}

/**
 * Takes a seat of an item for an order; pages that show how many are left follow.
 * @returns whether one is held: false where they are not counted
 * @throws AppError `sold_out`
 */
export async function holdSeat({ tx, emit }: UnitOfWork, { id, price, seatsLeft }: Seated, at: Date): Promise<boolean> {
  const seat = await takeSeat(tx, id)
  if (seat === 'full') throw new AppError('sold_out')
  if (seat === 'uncounted') return false
  const isLast = seatsLeft !== null && seatsLeft <= 1
  await emit('catalogue.changed', {
    changes: [{ sellableId: id, price, priceBefore: price, isSeatCount: !isLast }],
    at: at.toISOString(),
  })
  return true
}

/** Gives back what orders held. Where nothing was left, it can be bought again at once. */
export async function freeSeats({ tx, emit }: UnitOfWork, orderIds: readonly string[], at: Date): Promise<void> {
  const freed = await releaseSeats(tx, orderIds)
  if (freed.length === 0) return
  await emit('catalogue.changed', {
    changes: freed.map(({ id, price, seatsLeft }) => ({
      sellableId: id,
      price,
      priceBefore: price,
      isSeatCount: seatsLeft !== null && seatsLeft > 1,
    })),
    at: at.toISOString(),
  })
}
