/** What a program may decide by; all other start errors are for the operator alone. */
type StartErrorCode = 'database_unreachable'

/**
 * Something the operator can mend stops the start: a taken folder, a wrong setting, an old PostgreSQL.
 * Its message is one whole sentence in the operator's words; print it without a stack.
 */
export class StartError extends Error {
  override name = 'StartError'
  readonly code: StartErrorCode | undefined

  constructor(message: string, { cause, code }: { cause?: unknown; code?: StartErrorCode } = {}) {
    super(message, { cause })
    this.code = code
  }
}
