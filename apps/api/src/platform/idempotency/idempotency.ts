import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '../../errors/app-error.ts'
import type { Queries } from '../database/index.ts'
import {
  claimKey,
  findKey,
  interruptKey,
  keepAnswer,
  type KeyPlace,
  markChanged,
  releaseKey,
} from './idempotency.repo.ts'

export const idempotencyHeader = 'idempotency-key'

/** A use case holds its statements to 5 s each; one that is silent for so long has died with its process. */
const LEASE_SECONDS = 120
/** How long a second request with the same key waits for the first. */
const WAIT_MS = 10_000
const POLL_MS = 50
const keyPattern = /^[\x21-\x7e]{1,200}$/

/** What a use case reports while it runs for a key. */
export interface KeyedRun {
  /** In the first transaction it commits by itself, so that a change without an answer is never made again. */
  changed: (tx: Queries) => Promise<void>
  /** Keeps the answer, in the transaction of the change where there is one. */
  complete: (queries: Queries, answer: Response) => Promise<void>
}

interface Keyed {
  queries: Queries
  place: KeyPlace
  input: unknown
  run: (keyed: KeyedRun) => Promise<Response>
  /** Makes the stored answer one for this request. */
  replay: (stored: { status: number; answer: string }) => Response
  /** Whether the use case set a cookie: such an answer is never kept. */
  hasCookie: () => boolean
}

/**
 * Runs a use case once for a key: a second request with the same key and the same input gets the first one's answer, and
 * waits for it if it has to. A failure is not kept, so that it can be tried again, unless something had been committed
 * before it.
 * @throws AppError `invalid_input` for a key of another form or another input, `busy` when the first takes too long,
 *   `request_interrupted` when the first changed something and then failed or lost its process
 */
export async function runOnce({ queries, place, input, run, replay, hasCookie }: Keyed): Promise<Response> {
  if (!keyPattern.test(place.key)) throw flaw('Kunci ini harus 1 sampai 200 karakter tanpa spasi')
  const lease = { leaseSeconds: LEASE_SECONDS }
  const inputHash = createHash('sha256').update(canonical(input)).digest('base64url')
  const giveUpAt = performance.now() + WAIT_MS
  while (!(await claimKey(queries, place, { inputHash, ...lease }))) {
    const known = await findKey(queries, place, lease)
    if (known && known.input_hash !== inputHash) throw flaw('Kunci ini sudah dipakai untuk isian yang lain')
    if (known?.is_interrupted) throw new AppError('request_interrupted')
    if (known && known.status !== null && known.answer !== null)
      return replay({ status: known.status, answer: known.answer })
    if (performance.now() > giveUpAt) throw new AppError('busy', { reason: 'the same idempotency key is in use' })
    await pause(POLL_MS)
  }
  let isKept = false
  let response: Response
  try {
    response = await run({
      changed: (tx) => markChanged(tx, place),
      async complete(within, answer) {
        if (hasCookie()) return
        await keepAnswer(within, place, { status: answer.status, answer: await answer.clone().text() })
        isKept = true
      },
    })
  } catch (error) {
    // A refusal is the use case's own answer: it may be asked again, whatever was committed before it.
    await (isRefusal(error) ? releaseKey(queries, place) : interruptKey(queries, place))
    throw error
  }
  if (!isKept) await releaseKey(queries, place)
  return response
}

const isRefusal = (error: unknown) => error instanceof AppError && error.status < 500

const flaw = (message: string) => new AppError('invalid_input', { fields: [{ path: idempotencyHeader, message }] })

/** The same text for the same value, in whichever order its fields were sent. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([one], [other]) => (one < other ? -1 : 1)))
      : item,
  )
}
