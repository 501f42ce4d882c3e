import { MAX_RUPIAH, type Rupiah, rupiah } from '@naikkelas/contract/money'
import * as z from 'zod'

/** A number in an answer: whole rupiah, or the answer is unreadable. */
export const amountSchema = z.int().min(0).max(MAX_RUPIAH).transform(rupiah)

/** `44000.00` and `44000`: whole rupiah as Midtrans writes them. */
export const writtenAmountSchema = z
  .string()
  .regex(/^(0|[1-9]\d{0,14})(\.0{1,2})?$/)
  .transform((text): Rupiah => rupiah(Number(text)))
