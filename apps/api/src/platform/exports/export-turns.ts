import { AppError } from '../../errors/app-error.ts'

const RETRY_SECONDS = 10

/** One export of an account at a time in this process (reliability, E2): each reads as fast as its reader takes it. */
export function createExportTurns() {
  const running = new Set<string>()
  /**
   * The same bytes; the turn ends with them, and when their reader goes away.
   * @throws AppError `too_many`
   */
  return (accountId: string, bytes: AsyncGenerator<Uint8Array, void>): AsyncGenerator<Uint8Array, void> => {
    if (running.has(accountId)) throw new AppError('too_many', { limit: 'exports', retryAfterSeconds: RETRY_SECONDS })
    running.add(accountId)
    return endedBy(bytes, () => running.delete(accountId))
  }
}

async function* endedBy(bytes: AsyncGenerator<Uint8Array, void>, end: () => void): AsyncGenerator<Uint8Array, void> {
  try {
    yield* bytes
  } finally {
    end()
  }
}
