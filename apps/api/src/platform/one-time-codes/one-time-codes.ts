import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import type * as z from 'zod'
import type { AppContext } from '../../app-context.ts'
import type { Queries, Tx } from '../database/index.ts'

import {
  type CodePlace,
  consumeByToken,
  consumeCode,
  findByToken,
  findCode,
  insertCode,
  setHashes,
  type StoredCode,
  takeTry,
} from './one-time-codes.repo.ts'

export { deleteExpiredCodes } from './one-time-codes.repo.ts'

/** What a code or a link is sent for, and what its answer brings back. */
export interface OneTimeCode<Payload> extends CodePlace {
  payload: z.ZodType<Payload>
  minutes: number
}

/** An answered code: the account it was for, null where there was none yet, and its payload. */
export interface Answered<Payload> {
  accountId: string | null
  payload: Payload
}

const CODE_LIMIT = 1_000_000
const KEY_PURPOSE = 'one-time codes'

/** Prepares a code; it can be answered once it is issued by whatever sends it. */
export async function openCode<Payload>(
  tx: Tx,
  { realm, purpose, minutes }: OneTimeCode<Payload>,
  { accountId, payload }: { accountId: string | null; payload: NoInfer<Payload> },
): Promise<string> {
  const id = uuidv7()
  await insertCode(tx, { id, realm, purpose, accountId, payload, minutes })
  return id
}

/** A code that waits for its answer; undefined once it expired or all its tries are used. */
export async function findOpenCode<Payload>(queries: Queries, code: OneTimeCode<Payload>, id: string) {
  const found = await findCode(queries, { id, realm: code.realm, purpose: code.purpose })
  return found && answered(code, found)
}

/**
 * Makes the six digits and the token of a link, for what sends them: only their hashes are kept, so a second message has
 * other ones. Null when the code has expired.
 */
export async function issueCode(
  { keyFor }: Pick<AppContext, 'keyFor'>,
  tx: Tx,
  id: string,
): Promise<{ code: string; token: string } | null> {
  const code = String(randomInt(CODE_LIMIT)).padStart(6, '0')
  const token = randomBytes(32).toString('base64url')
  const [key] = keyFor(KEY_PURPOSE)
  const isOpen = await setHashes(tx, { id, codeHash: codeHash(key.value, id, code), tokenHash: tokenHash(token) })
  return isOpen ? { code, token } : null
}

/**
 * Answers with six digits. Each call takes one of five tries before it compares, so guesses in parallel do not get more;
 * the right answer works once. Null for a wrong, used or expired code.
 * @param ctx.database not within a transaction that a wrong answer rolls back, which would give the try back
 */
export async function answerCode<Payload>(
  ctx: Pick<AppContext, 'database' | 'keyFor'>,
  code: OneTimeCode<Payload>,
  { codeId, code: given }: { codeId: string; code: string },
): Promise<Answered<Payload> | null> {
  const { queries } = ctx.database
  const stored = await takeTry(queries, { id: codeId, realm: code.realm, purpose: code.purpose })
  if (stored === undefined || stored === null) return null
  const isRight = ctx.keyFor(KEY_PURPOSE).some((key) => isSame(stored, codeHash(key.value, codeId, given)))
  const consumed = isRight ? await consumeCode(queries, codeId) : undefined
  return consumed ? answered(code, consumed) : null
}

/** Answers with the token of a link, which works once. Null for an unknown, used or expired one. */
export async function answerToken<Payload>(
  queries: Queries,
  code: OneTimeCode<Payload>,
  token: string,
): Promise<Answered<Payload> | null> {
  const { realm, purpose } = code
  const consumed = await consumeByToken(queries, { tokenHash: tokenHash(token), realm, purpose })
  return consumed ? answered(code, consumed) : null
}

/** What a link is for, without using it up. Null for an unknown, used or expired one. */
export async function findOpenToken<Payload>(
  queries: Queries,
  code: OneTimeCode<Payload>,
  token: string,
): Promise<Answered<Payload> | null> {
  const { realm, purpose } = code
  const found = await findByToken(queries, { tokenHash: tokenHash(token), realm, purpose })
  return found ? answered(code, found) : null
}

function answered<Payload>({ payload }: OneTimeCode<Payload>, stored: StoredCode): Answered<Payload> {
  return { accountId: stored.account_id, payload: payload.parse(stored.payload) }
}

/** With a key: a reader of the table could hash a million codes in a moment. */
function codeHash(key: string, id: string, code: string): string {
  return createHmac('sha256', key).update(`${id}\n${code}`).digest('base64url')
}

const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url')

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
