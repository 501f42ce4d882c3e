import { AppError } from '../../../errors/app-error.ts'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { findOrderId, findOrderIdOfBuyer, markProven } from './proven-orders.repo.ts'
import { waitsWithProofUntil } from './sale.rules.ts'

/** @throws AppError `not_found` for an order that is not there or another buyer's */
export async function findOwnOrderId(
  queries: Queries,
  { buyerId, code }: { buyerId: string; code: string },
): Promise<string> {
  return existing(await findOrderIdOfBuyer(queries, buyerId, code))
}

/** @throws AppError `not_found` */
export async function findTransactionId(queries: Queries, id: string): Promise<string> {
  return existing(await findOrderId(queries, id))
}

/**
 * An order whose buyer shows the transfer: it waits for the team from now on, and keeps its seat meanwhile.
 * @returns its id; its row is locked until the end of the transaction
 * @throws AppError `not_found`; `order_not_waiting` for one that does not wait for a transfer by hand
 */
export async function holdForProof(
  tx: Tx,
  { buyerId, code, at }: { buyerId: string; code: string; at: Date },
): Promise<string> {
  const id = await findOwnOrderId(tx, { buyerId, code })
  if ((await markProven(tx, { id, at, until: waitsWithProofUntil(at) })) === undefined)
    throw new AppError('order_not_waiting')
  return id
}

function existing(found: { id: string } | undefined): string {
  if (found === undefined) throw new AppError('not_found')
  return found.id
}
