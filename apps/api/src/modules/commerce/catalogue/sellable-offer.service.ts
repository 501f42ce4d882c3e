import type { RecordValues } from '@naikkelas/page'
import type { Queries } from '../../../platform/database/index.ts'
import { findInstructorNames } from './instructors.repo.ts'
import { findSellable } from './sellables.repo.ts'

const namesLength = 60

/** What pages bound to a sellable show of it now; null when it is gone. @param queries of the transaction under way, or of none */
export async function findSellableOffer(queries: Queries, id: string): Promise<RecordValues | null> {
  const found = await findSellable(queries, id)
  if (!found) return null
  const { value, seatsTaken, isArchived } = found
  const names = await findInstructorNames(queries, id)
  return {
    id,
    name: value.name,
    price: value.price,
    strikePrice: value.strikePrice,
    deadline: value.availableUntil,
    seats: value.seats === null ? null : value.seats - seatsTaken,
    coach: names.join(', ').slice(0, namesLength),
    status: value.status === 1 && !isArchived ? 'open' : 'closed',
  }
}
