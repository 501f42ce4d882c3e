import type { InputFor, OutputFor } from '@naikkelas/contract'
import type {
  BookMonthDetails,
  getBookMonth as getEndpoint,
  listBookMonths as listEndpoint,
  reopenMonth as reopenEndpoint,
} from '@naikkelas/contract/commerce'
import { type Month, monthInWib } from '@naikkelas/contract/time'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { monthsOf, stateOf } from './book-months.rules.ts'
import { findBooks, findClosings, findClosingsOf, undoClosing } from './month-closings.repo.ts'
import { amountsOf } from './month-amounts.service.ts'
import { obstaclesOf } from './obstacles.service.ts'
import { snapshotOf } from './snapshot.ts'

export async function listBookMonths(ctx: AdminContext): Promise<OutputFor<typeof listEndpoint>> {
  const { queries } = ctx.database
  const now = ctx.clock.now()
  const current = monthInWib(now)
  const books = await findBooks(queries)
  const closings = new Map((await findClosings(queries)).map(({ month, closing }) => [month, closing]))
  return {
    items: monthsOf(books.first ?? current, current).map((month) => ({
      month,
      state: stateOf(month, books, now),
      closing: closings.get(month) ?? null,
    })),
  }
}

/** @throws AppError `not_found` for a month before the first movement of money, and for one to come */
export async function getBookMonth(
  ctx: AdminContext,
  { params: { month } }: InputFor<typeof getEndpoint>,
): Promise<BookMonthDetails> {
  return bookMonth(ctx, month)
}

export async function bookMonth(ctx: AdminContext, month: Month): Promise<BookMonthDetails> {
  const { queries } = ctx.database
  const now = ctx.clock.now()
  const books = await findBooks(queries)
  const current = monthInWib(now)
  if (month > current || month < (books.first ?? current)) throw new AppError('not_found')
  const closings = await findClosingsOf(queries, month)
  const held = closings.find(({ closing }) => closing.reopenedAt === null)
  const { amounts, obstacles } = held
    ? snapshotOf(held.snapshot)
    : { amounts: await amountsOf(queries, month), obstacles: await obstaclesOf(ctx, month) }
  return {
    month,
    state: stateOf(month, books, now),
    closing: held?.closing ?? null,
    amounts,
    obstacles: [...obstacles],
    undone: closings.flatMap(({ closing }) => (closing.reopenedAt === null ? [] : [closing])),
  }
}

/** @throws AppError `month_not_latest` for a month that is open, or was closed before another one */
export async function reopenMonth(
  ctx: AdminContext,
  { params: { month }, body: { reason } }: InputFor<typeof reopenEndpoint>,
): Promise<BookMonthDetails> {
  await ctx.database.transaction(async (tx) => {
    const isUndone = await undoClosing(tx, { month, reason, adminId: ctx.actor.id, at: ctx.clock.now() })
    if (!isUndone) throw new AppError('month_not_latest')
  })
  return bookMonth(ctx, month)
}
