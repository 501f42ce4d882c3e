import { couponTypes, type InputFor } from '@naikkelas/contract'
import type { exportCoupons as endpoint } from '@naikkelas/contract/commerce'
import { dayInWib } from '@naikkelas/contract/time'
import type { AdminContext } from '../../../app-context.ts'
import { fileAnswer } from '../../../platform/endpoints/index.ts'
import { count, instant, type Row, rupiah, spreadsheetOf, text } from '../../../platform/files/spreadsheets/index.ts'
import { listPlaceOf } from '../catalogue/index.ts'
import { findCoupons, type ListedRow } from './coupons.repo.ts'

type Query = InputFor<typeof endpoint>['query']

const perBatch = 500

const columns = [
  { title: 'Kode', width: 24 },
  { title: 'Nama', width: 32 },
  { title: 'Jenis', width: 12 },
  { title: 'Persen', width: 10 },
  { title: 'Potongan paling banyak', width: 20 },
  { title: 'Potongan rupiah', width: 18 },
  { title: 'Mulai', width: 18 },
  { title: 'Berakhir', width: 18 },
  { title: 'Menunggu', width: 12 },
  { title: 'Terpakai', width: 12 },
  { title: 'Rupiah dipotong', width: 18 },
  { title: 'Rupiah masuk', width: 18 },
]

/** Codes of a list as CSV; streamed while it is written. */
export function exportCoupons(ctx: AdminContext, { query }: { query: Query }): Response {
  const { bytes, type } = spreadsheetOf([{ name: 'Kupon', columns, rows: rowsOf(ctx, query) }], 'csv')
  return fileAnswer(bytes, { name: `kupon-${dayInWib(ctx.clock.now())}.csv`, type })
}

/** Reads the next batch only when it is needed. */
async function* rowsOf(ctx: AdminContext, filter: Query): AsyncGenerator<Row, void> {
  try {
    for (let after: string | undefined; ; ) {
      const found = await findCoupons(ctx.database.queries, {
        filter,
        from: after === undefined ? undefined : listPlaceOf(after),
        isBackwards: false,
        limit: perBatch,
      })
      for (const coupon of found) yield cellsOf(coupon)
      after = found.at(-1)?.place
      if (after === undefined || found.length < perBatch) return
    }
  } catch (error) {
    ctx.onFailure(error, 'exporting a list of coupons')
    throw error
  }
}

const cellsOf = (coupon: ListedRow): Row => [
  text(coupon.code),
  text(coupon.name),
  text(coupon.type === couponTypes.personal ? 'Pribadi' : 'Umum'),
  count(coupon.discountPercentage),
  rupiah(coupon.maxDiscountPercentage),
  rupiah(coupon.discountPrice),
  coupon.startsAt === null ? null : instant(coupon.startsAt),
  coupon.endsAt === null ? null : instant(coupon.endsAt),
  count(coupon.reserved),
  count(coupon.consumed),
  rupiah(coupon.given),
  rupiah(coupon.earned),
]
