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
 * A failure that was expected: its code stands in the contract's table, which knows the status and the sentence that
 * people read. `details` is for the log, but for the keys the contract shows (`fields`, `mine`, `theirs`, …).
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
