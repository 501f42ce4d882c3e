import type { InputFor, OutputFor } from '@naikkelas/contract'
import type { getRevenue as endpoint, Revenue } from '@naikkelas/contract/commerce'
import { addDays, type Day, daysBetween } from '@naikkelas/contract/time'
import type { AdminContext } from '../../../app-context.ts'
import type { Queries } from '../../../platform/database/index.ts'
import { findRevenue, type RevenueRow } from './revenue.repo.ts'

const partnersAtMost = 50

const nothing: Revenue = {
  gross: 0,
  discount: 0,
  sales: 0,
  refunds: 0,
  tax: 0,
  partner: 0,
  affiliate: 0,
  kept: 0,
  fee: 0,
  net: 0,
  orders: 0,
}

/** Days in which nothing happened are there with zeros. */
export async function getRevenue(
  { database: { queries } }: AdminContext,
  { query: { from, until } }: InputFor<typeof endpoint>,
): Promise<OutputFor<typeof endpoint>> {
  const length = daysBetween(from, until) + 1
  const before = { from: addDays(from, -length), until: addDays(from, -1) }
  const now = await findRevenue(queries, { from, until })
  const then = await findRevenue(queries, before)
  const [days, daysBefore] = [daysOf(now), daysOf(then)]
  return {
    before,
    totals: totalOf(now),
    totalsBefore: totalOf(then),
    days: Array.from({ length }, (_, at) => {
      const day = addDays(from, at)
      return { day, ...(days.get(day) ?? nothing), before: daysBefore.get(addDays(before.from, at)) ?? nothing }
    }),
    kinds: kindsOf(now),
    methods: methodsOf(now),
    partners: now
      .filter(({ part }) => part === 'partner')
      .slice(0, partnersAtMost)
      .map(({ owner, revenue }) => ({ owner, ...revenue })),
  }
}

/** In all, by kind and by method, of what the ledger has on some days. @param between the last day is in it */
export async function revenueBetween(
  queries: Queries,
  between: { from: Day; until: Day },
): Promise<Pick<OutputFor<typeof endpoint>, 'totals' | 'kinds' | 'methods'>> {
  const rows = await findRevenue(queries, between)
  return { totals: totalOf(rows), kinds: kindsOf(rows), methods: methodsOf(rows) }
}

const kindsOf = (rows: readonly RevenueRow[]) =>
  rows.flatMap(({ part, kind, revenue }) => (part === 'kind' && kind !== null ? [{ kind, ...revenue }] : []))

const methodsOf = (rows: readonly RevenueRow[]) =>
  rows.flatMap(({ part, method, revenue }) => (part === 'method' && method !== null ? [{ method, ...revenue }] : []))

const totalOf = (rows: readonly RevenueRow[]) => rows.find(({ part }) => part === 'total')?.revenue ?? nothing

const daysOf = (rows: readonly RevenueRow[]) =>
  new Map(rows.flatMap(({ part, day, revenue }) => (part === 'day' && day !== null ? [[day, revenue]] : [])))
