import { endOfDay, startOfDay } from '@naikkelas/contract/time'
import type { AppContext } from '../../../app-context.ts'
import { feeEntry, recordEntry } from '../ledger/index.ts'
import { type PaymentProvider, paymentProvidersOf } from '../payments/index.ts'
import { byReference, differencesOf } from './compare-report.rules.ts'
import { findRecords, saveDifferences, saveReport } from './gateway-reports.repo.ts'

/** How far the clock of a gateway and ours may be apart. */
const MARGIN_MS = 600_000

/**
 * Fetches what each gateway reports of a day of Jakarta, records its fees, and opens what differs from the records. A second
 * run of the same day records nothing twice.
 * @throws PaymentProviderError
 */
export async function compareDay(ctx: AppContext, day: string) {
  const compared = { gateways: 0, rows: 0, open: 0 }
  for (const { name, report } of paymentProvidersOf(ctx)) {
    if (report === undefined) continue
    const { rows, open } = await compareReport(ctx, { name, report }, day)
    compared.gateways += 1
    compared.rows += rows
    compared.open += open
  }
  return compared
}

/** The same of one gateway, by what it reports. */
export async function compareReport(
  ctx: AppContext,
  { name, report }: { name: PaymentProvider['name']; report: NonNullable<PaymentProvider['report']> },
  day: string,
) {
  const [from, until] = [startOfDay(day), endOfDay(day)]
  const rows = await report(from, until)
  const theirs = byReference(rows)
  const at = ctx.clock.now()
  return ctx.database.transaction(async (tx) => {
    const ours = await findRecords(tx, {
      provider: name,
      from,
      until,
      marginMs: MARGIN_MS,
      references: theirs.map(({ reference }) => reference),
    })
    const known = new Map(ours.map((one) => [one.reference, one]))
    for (const { reference, fee } of theirs) {
      const attempt = known.get(reference)
      // Fees of what is not recorded here wait until it is.
      if (attempt === undefined || attempt.amount === 0 || fee === 0 || attempt.fee !== null) continue
      const { attemptId, orderId } = attempt
      await recordEntry(tx, feeEntry(`${attemptId}:${day}`, fee, { orderId, at }))
    }
    const differences = differencesOf(theirs, ours)
    const [amount, fee] = [sumOf(rows.map((row) => row.amount)), sumOf(rows.map((row) => row.fee))]
    await saveReport(tx, { provider: name, day, rows: rows.length, amount, fee, at })
    await saveDifferences(tx, { provider: name, day, differences, at })
    return { rows: rows.length, open: differences.length }
  })
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0)
