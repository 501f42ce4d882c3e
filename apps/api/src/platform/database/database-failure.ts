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
const busyMessages =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|a pool after calling end/i

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
      ? hasBusyMessage(error)
      : busyCodes.has(code) || socketCodes.has(code) || rolledBackCodes.has(code)
  return isBusy ? new AppError('busy', { reason: code ?? 'no connection' }, { cause: error }) : undefined
}

function hasBusyMessage(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (busyMessages.test(at.message)) return true
  }
  return false
}
