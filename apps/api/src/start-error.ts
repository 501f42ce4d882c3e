/**
 * Something the operator can mend stops the start: a taken folder, a wrong setting, an old PostgreSQL.
 * Its message is one whole sentence in the operator's words; print it without a stack.
 */
export class StartError extends Error {
  override name = 'StartError'
}
