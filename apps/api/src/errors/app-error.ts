import { type ErrorCode, type ErrorData, errorTable } from '@naikkelas/contract'

type PublicDetails = Omit<ErrorData, 'code'>

const publicKeys = [
  'fields',
  'mine',
  'theirs',
  'suggestion',
  'changeId',
  'sectionId',
  'path',
  'accepted',
  'headVersion',
] as const satisfies (keyof PublicDetails)[]

/**
 * An expected failure: its code is in the contract's table, with the status and the sentence for users. `details` is
 * for the log, except for the keys in the contract (`fields`, `mine`, `theirs`, …).
 */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly details: PublicDetails & Record<string, unknown>

  constructor(code: ErrorCode, details: PublicDetails & Record<string, unknown> = {}, options?: ErrorOptions) {
    super(errorTable[code].message, options)
    this.code = code
    this.details = details
  }

  get status(): number {
    return errorTable[this.code].status
  }

  /** What the answer's `data` may show. */
  get data(): ErrorData {
    const shown = publicKeys.map((key) => [key, this.details[key]] as const).filter(([, value]) => value !== undefined)
    return { code: this.code, ...Object.fromEntries(shown) }
  }
}
