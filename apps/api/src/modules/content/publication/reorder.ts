import { AppError } from '../../../errors/app-error.ts'

interface Reordered<Stored extends { id: string }, View> {
  /** The order that was seen, and the one to be stored. */
  asked: { seen: readonly string[]; order: readonly string[] }
  /** What is in use, in its order, which nothing changes until the transaction ends. */
  stored: readonly Stored[]
  view: (stored: readonly Stored[]) => Promise<View>
}

/**
 * Whether a list may be put into another order.
 * @throws AppError `order_changed` with the stored list when another admin was first; `invalid_input` for an order of other records
 */
export async function checkReordered<Stored extends { id: string }, View>({
  asked: { seen, order },
  stored,
  view,
}: Reordered<Stored, View>): Promise<void> {
  if (order.toSorted().join() !== seen.toSorted().join())
    throw new AppError('invalid_input', {
      fields: [{ path: 'order', message: 'Urutan ini tidak memuat isi yang sama' }],
    })
  if (stored.map(({ id }) => id).join() !== seen.join())
    throw new AppError('order_changed', { mine: order, theirs: await view(stored) })
}
