import { currentRequestId } from '../request-ids/index.ts'
import type { ErrorReport, Thrown } from './error-reports-port.ts'

const causesAtMost = 5

/** A failure of the server as it was thrown, with what caused it. */
export function reportOfError(error: unknown, where: string): ErrorReport {
  const causes: Thrown[] = []
  let at = error instanceof Error ? error.cause : undefined
  while (at !== undefined && causes.length < causesAtMost) {
    causes.push(thrownOf(at))
    at = at instanceof Error ? at.cause : undefined
  }
  return { side: 'server', thrown: [thrownOf(error), ...causes], where, requestId: currentRequestId() }
}

function thrownOf(error: unknown): Thrown {
  if (!(error instanceof Error)) return { name: typeof error, message: String(error) }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return { name: error.name, message: error.message, stack: error.stack, code }
}
