import { DrizzleQueryError } from 'drizzle-orm'
import { AppError } from '../../errors/app-error.ts'
import { failureCode } from './failure-code.ts'

/** Serialisation failure and deadlock: PostgreSQL rolled everything back, so the same work may simply run again. */
const rolledBackCodes = new Set(['40001', '40P01'])

/** Server shutting down, starting, out of connections, out of memory, statement cancelled by its time limit. */
const busyCodes = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '53200',
  '57014',
  '55P03',
  '08000',
  '08001',
  '08003',
  '08006',
])
const diskFullCode = '53100'
const socketCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'])
/** pg says these without a code. */
const lostMessages =
  /Connection terminated(?! due to)|Client has encountered a connection error|a pool after calling end/i
const slowMessages = /timeout exceeded when trying to connect|terminated due to connection timeout|Query read timeout/i

/** PostgreSQL shuts down, crashed, or starts. */
const awayCodes = new Set(['57P01', '57P02', '57P03'])

/** The socket to the database failed. Sockets to others fail with the same codes, so it is named where it is opened. */
class DatabaseConnectionError extends Error {
  override name = 'DatabaseConnectionError'
  readonly reason: string

  constructor(reason: string, cause: unknown) {
    super('The database cannot be reached.', { cause })
    this.reason = reason
  }
}

/** Names a failure of the database's socket as such; others are answered as they are. */
export function namedConnectionFailure(error: unknown): unknown {
  const reason = socketReason(error)
  return reason === undefined ? error : new DatabaseConnectionError(reason, error)
}

/**
 * How PostgreSQL or its socket says that the database is away: it shuts down, starts, or is not there. That is expected
 * while it is restarted or the product ends. Undefined for every other failure, such as a database that is slow.
 */
export function databaseAwayReason(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && awayCodes.has(at.code)) return at.code
    if (at instanceof DrizzleQueryError) return reasonBelow(at)
    // Not by its class: pg-boss passes copies on.
    if (at.name === 'DatabaseConnectionError' && 'reason' in at) return String(at.reason)
  }
  return undefined
}

function reasonBelow(error: Error): string | undefined {
  const code = failureCode(error)
  return code !== undefined && awayCodes.has(code) ? code : socketReason(error)
}

function socketReason(error: unknown): string | undefined {
  const code = failureCode(error)
  if (code === undefined) return hasMessage(error, lostMessages) ? 'connection lost' : undefined
  return socketCodes.has(code) ? code : undefined
}

export function wasRolledBack(error: unknown) {
  return rolledBackCodes.has(failureCode(error) ?? '')
}

/** Whether the server is about to go away: nothing was committed, another connection may do. */
export function isServerLeaving(error: unknown) {
  return failureCode(error) === '57P01'
}

/**
 * What a failure of the database means to a caller: `busy` (503, try again) when it is away, slow or full of
 * connections, `disk_full` (507) when it cannot write; undefined when the failure is ours, such as a wrong statement.
 */
export function databaseFailure(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error
  const code = failureCode(error)
  if (code === diskFullCode) return new AppError('disk_full', { reason: code }, { cause: error })
  const isBusy =
    code === undefined
      ? hasMessage(error, lostMessages) || hasMessage(error, slowMessages)
      : busyCodes.has(code) || socketCodes.has(code) || rolledBackCodes.has(code)
  return isBusy ? new AppError('busy', { reason: code ?? 'no connection' }, { cause: error }) : undefined
}

function hasMessage(error: unknown, words: RegExp): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (words.test(at.message)) return true
  }
  return false
}
