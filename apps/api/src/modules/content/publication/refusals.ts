import { AppError } from '../../../errors/app-error.ts'
import { brokenConstraint } from '../../../platform/database/failure-code.ts'

/** @throws AppError `not_found` */
export function existing<Found>(found: Found | null | undefined): Found {
  if (found === undefined || found === null) throw new AppError('not_found')
  return found
}

/** The field behind each constraint that a value can break, and its sentence. */
export type FieldOfConstraint = Readonly<Record<string, readonly [path: string, message: string]>>

/**
 * Writes, and answers a broken constraint with the field that broke it: what is referred to may go away between any check
 * and the write.
 */
export async function writing<Result>(fieldOf: FieldOfConstraint, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    const field = fieldOf[brokenConstraint(error) ?? '']
    if (!field) throw error
    const [path, message] = field
    throw new AppError('invalid_input', { fields: [{ path, message }] })
  }
}
