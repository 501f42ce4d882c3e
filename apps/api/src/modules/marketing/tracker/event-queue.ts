import { AppError } from '../../../errors/app-error.ts'

interface QueueOptions<Row> {
  /** Stores rows as one: all of them, or none. */
  write: (rows: readonly Row[]) => Promise<void>
  /** How long the first of a batch waits for others. @default 40 */
  lingerMs?: number
  /** Rows written at once. @default 1000 */
  batchRows?: number
  /** Maximum of queued rows; further events are refused. @default 20000 */
  limit?: number
}

interface Waiting<Row> {
  rows: readonly Row[]
  stored: () => void
  failed: (error: unknown) => void
}

export interface EventQueue<Row> {
  /**
   * Resolves once the rows are stored.
   * @throws AppError `busy` when too many wait, before anything is done; else what writing threw
   */
  add: (rows: readonly Row[]) => Promise<void>
  /** Writes what waits. */
  stop: () => Promise<void>
}

/**
 * Batches rows of many requests into one write. A commit costs the disk the same for one row as for a thousand, so
 * under load batches grow and the database runs few statements. One write runs at a time.
 */
export function createEventQueue<Row>(options: QueueOptions<Row>): EventQueue<Row> {
  const { write, lingerMs = 40, batchRows = 1_000, limit = 20_000 } = options
  const waiting: Waiting<Row>[] = []
  let count = 0
  let writing: Promise<void> | undefined

  function add(rows: readonly Row[]): Promise<void> {
    if (count + rows.length > limit) return Promise.reject(new AppError('busy', { reason: 'too many events wait' }))
    count += rows.length
    const done = new Promise<void>((stored, failed) => waiting.push({ rows, stored, failed }))
    writing ??= writeAll()
    return done
  }

  async function writeAll() {
    await new Promise((resolve) => setTimeout(resolve, lingerMs))
    while (waiting.length > 0) await writeOrSplit(nextBatch())
    // In the same turn of the event loop as the last check: later rows start a new write.
    writing = undefined
  }

  function nextBatch(): Waiting<Row>[] {
    let rows = 0
    const end = waiting.findIndex((one, index) => index > 0 && (rows += one.rows.length) >= batchRows)
    return waiting.splice(0, end === -1 ? waiting.length : end)
  }

  /** What cannot be stored must not take with it what others sent in the same moment. */
  async function writeOrSplit(batch: readonly Waiting<Row>[]): Promise<void> {
    try {
      await write(batch.flatMap(({ rows }) => rows))
      for (const one of batch) settle(one, one.stored)
    } catch (error) {
      if (batch.length === 1 || error instanceof AppError) for (const one of batch) settle(one, () => one.failed(error))
      else for (const one of batch) await writeOrSplit([one])
    }
  }

  function settle({ rows }: Waiting<Row>, settlePromise: () => void) {
    count -= rows.length
    settlePromise()
  }

  return {
    add,
    async stop() {
      while (writing) await writing
    },
  }
}
