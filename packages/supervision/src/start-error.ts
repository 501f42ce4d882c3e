/** What a program may decide by; all other start errors are for the operator alone. */
type StartErrorCode = 'database_unreachable'

/**
 * Stops the start for a reason that the operator can correct: a taken folder, a wrong setting, an old PostgreSQL. Its
 * message is a whole sentence for the operator; print it without a stack.
 */
export class StartError extends Error {
  override name = 'StartError'
  readonly code: StartErrorCode | undefined

  constructor(message: string, { cause, code }: { cause?: unknown; code?: StartErrorCode } = {}) {
    super(message, { cause })
    this.code = code
  }
}
