import * as z from 'zod/mini'
import { endpoint, fileEndpoint } from '../endpoint.ts'
import { paymentMethods, sellableKinds } from '../enumerations/index.ts'
import { plainText, visiblePattern } from '../plain-text.ts'
import { EARLIEST_DAY } from '../validation/day.ts'
import { revenueAmounts } from './revenue.ts'
import { ledgerAccounts } from './transactions.ts'

/** `running`: not over. `later`: an earlier month is to be closed first. */
export const bookMonthStates = ['running', 'later', 'next', 'closed'] as const
export type BookMonthState = (typeof bookMonthStates)[number]

/** What is left to be done of a month. Its books can be closed with it, for a reason; not with a rule that is broken. */
export const monthObstacleKinds = [
  'broken_rules',
  'open_cases',
  'open_differences',
  'missing_reports',
  'orphan_messages',
  'waiting_orders',
] as const
export type MonthObstacleKind = (typeof monthObstacleKinds)[number]

const obstacleSchema = z.object({
  kind: z.enum(monthObstacleKinds),
  count: z.int(),
  /** Rules, codes or days; at most five. */
  examples: z.array(z.string()),
})
export type MonthObstacle = z.infer<typeof obstacleSchema>

const documents = z.object({ count: z.int(), total: z.int(), tax: z.int() })

const amountsSchema = z.object({
  totals: z.object(revenueAmounts),
  kinds: z.array(z.object({ kind: z.enum(sellableKinds), ...revenueAmounts })),
  methods: z.array(z.object({ method: z.enum(paymentMethods), ...revenueAmounts })),
  /** Each account that was ever moved: before the month, in it, and at its end. Debits are positive. */
  accounts: z.array(
    z.object({
      account: z.enum(ledgerAccounts),
      opening: z.int(),
      debit: z.int(),
      credit: z.int(),
      closing: z.int(),
    }),
  ),
  invoices: documents,
  creditNotes: documents,
})
export type MonthAmounts = z.infer<typeof amountsSchema>

const closingSchema = z.object({
  id: z.uuid(),
  /** SHA-256 of the stored amounts. */
  hash: z.string(),
  note: z.nullable(z.string()),
  /** Null once that account is gone. */
  closedBy: z.nullable(z.string()),
  closedAt: z.iso.datetime(),
  reopenReason: z.nullable(z.string()),
  reopenedBy: z.nullable(z.string()),
  reopenedAt: z.nullable(z.iso.datetime()),
})
export type MonthClosing = z.infer<typeof closingSchema>

const listedMonth = z.object({
  /** `2026-11`, in WIB. */
  month: z.string(),
  state: z.enum(bookMonthStates),
  /** The one that holds; null while the month is open. */
  closing: z.nullable(closingSchema),
})
export type BookMonth = z.infer<typeof listedMonth>

export const listBookMonths = endpoint({
  method: 'GET',
  path: '/admin/month-closings',
  summary: 'Months since the first movement of money, latest first, with their closing',
  output: z.object({ items: z.array(listedMonth) }),
})

const unknownMonth = 'Bulan ini tidak dikenal'
const byMonth = z.strictObject({
  month: z.string().check(
    z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: unknownMonth }),
    z.refine((month) => month >= EARLIEST_DAY.slice(0, 7), { error: unknownMonth }),
  ),
})

const bookMonthSchema = z.object({
  ...listedMonth.shape,
  /** Those of the closing; of the ledger now while the month is open. */
  amounts: amountsSchema,
  /** Of now for an open month, of when it was closed for a closed one. */
  obstacles: z.array(obstacleSchema),
  /** Closings that were undone, latest first. */
  undone: z.array(closingSchema),
})
export type BookMonthDetails = z.infer<typeof bookMonthSchema>

export const getBookMonth = endpoint({
  method: 'GET',
  path: '/admin/month-closings/{month}',
  summary: 'The amounts of a month, and what is left to be done before its books are closed',
  input: { params: byMonth },
  output: bookMonthSchema,
})

const reason = (error: string) =>
  z
    .string()
    .check(
      z.overwrite(plainText),
      z.maxLength(300, { error: 'Maksimal 300 karakter' }),
      z.regex(visiblePattern, { error }),
    )

export const closeMonth = endpoint({
  method: 'POST',
  path: '/admin/month-closings/{month}/close',
  summary: 'Close the books of the next month: nothing is dated in it afterwards',
  input: {
    params: byMonth,
    body: z.strictObject({
      /** Why, though something is left to be done. */
      note: z.optional(reason('Catatan harus diisi')),
    }),
  },
  output: bookMonthSchema,
})

export const reopenMonth = endpoint({
  method: 'POST',
  path: '/admin/month-closings/{month}/reopen',
  summary: 'Open the books of the month that was closed last again',
  input: { params: byMonth, body: z.strictObject({ reason: reason('Alasan harus diisi') }) },
  output: bookMonthSchema,
})

export const exportMonth = fileEndpoint({
  path: '/admin/month-closings/{month}/amounts',
  summary: 'The stored amounts of a closed month, as CSV',
  input: { params: byMonth },
  contentTypes: ['text/csv'],
})
