import { AppError } from '../../../errors/app-error.ts'
import { brokenConstraint } from '../../../platform/database/failure-code.ts'

/** A field that is refused, with its sentence. */
export const refused = (path: string, message: string) => new AppError('invalid_input', { fields: [{ path, message }] })

/** @throws AppError `not_found` */
export function existing<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new AppError('not_found')
  return found
}

const fieldOf: Readonly<Record<string, readonly [path: string, message: string]>> = {
  coupons_code_key: ['value.code', 'Kode ini sudah dipakai kupon lain'],
  coupon_items_sellable_id_fkey: ['value.validForIds', 'Ada pilihan yang sudah tidak ada'],
}

/** Answers a broken constraint with the field that broke it: a code may be taken between any check and the write. */
export async function writing<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    const field = fieldOf[brokenConstraint(error) ?? '']
    if (!field) throw error
    throw refused(...field)
  }
}
