import type { InputFor } from '@naikkelas/contract'
import type { BookMonthDetails, closeMonth as endpoint } from '@naikkelas/contract/commerce'
import { endOfMonth } from '@naikkelas/contract/time'
import { randomUUID } from 'node:crypto'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { isOver, nextMonth } from './book-months.rules.ts'
import { findBooks, insertClosing, lockMonth } from './month-closings.repo.ts'
import { bookMonth } from './month-closings.service.ts'
import { amountsOf } from './month-amounts.service.ts'
import { obstaclesOf } from './obstacles.service.ts'
import { sealed } from './snapshot.ts'

/**
 * Stores the amounts of the next month and closes its books: from then on the database refuses what is dated in it. Who
 * writes into the month meanwhile is waited for, so that no entry is in the ledger and not in the amounts.
 * @throws AppError `month_running`, `month_not_next`, `books_broken`; `invalid_input` where something is left to be done
 * and no reason is given
 */
export async function closeMonth(
  ctx: AdminContext,
  { params: { month }, body: { note } }: InputFor<typeof endpoint>,
): Promise<BookMonthDetails> {
  const { clock, database, actor } = ctx
  if (!isOver(month, clock.now())) throw new AppError('month_running')
  if (nextMonth(await findBooks(database.queries)) !== month) throw new AppError('month_not_next')
  const obstacles = await obstaclesOf(ctx, month)
  if (obstacles.some(({ kind }) => kind === 'broken_rules')) throw new AppError('books_broken')
  if (obstacles.length > 0 && note === undefined)
    throw new AppError('invalid_input', {
      fields: [{ path: 'note', message: 'Masih ada yang belum selesai. Tulis mengapa bulan ini tetap ditutup' }],
    })
  await database.transaction(async (tx) => {
    await lockMonth(tx, month)
    const books = await findBooks(tx)
    if (nextMonth(books) !== month) throw new AppError('month_not_next')
    const amounts = await amountsOf(tx, month)
    const { text, hash } = sealed({ version: 1, month, previousHash: books.hash, amounts, obstacles })
    await insertClosing(tx, {
      id: randomUUID(),
      month,
      until: endOfMonth(month),
      snapshot: text,
      hash,
      note: note ?? null,
      adminId: actor.id,
      at: clock.now(),
    })
  })
  return bookMonth(ctx, month)
}
