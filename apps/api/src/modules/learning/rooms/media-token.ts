import { mediaTokenParameter } from '@naikkelas/contract/learning'
import type { AppContext } from '../../../app-context.ts'
import { signedText, signedToken } from '../../../platform/secrets/signed-token.ts'

const purpose = 'lesson media'

const HOUR_MS = 3_600_000
/** As long as a film runs, with pauses. */
const VALID_MS = 12 * HOUR_MS

interface Grant {
  lessonId: string
  /** Of what it opens beside the lesson: a file, or the language of captions. */
  part: string
  sessionId: string
}

type Signer = Pick<AppContext, 'keyFor' | 'clock'>

/** An address that opens a part of a lesson in one session until it ends. @param address without a query */
export function signedMedia({ keyFor, clock }: Signer, address: string, grant: Grant): string {
  // Whole hours: within one of them a lesson has the same addresses, which browsers keep.
  const until = ((Math.floor(clock.now().getTime() / HOUR_MS) + 1) * HOUR_MS + VALID_MS).toString(36)
  const token = signedToken(keyFor(purpose), textOf(until, grant))
  // What it grants is known from the path and the session.
  const signature = token.slice(token.lastIndexOf('.') + 1)
  return `${address}?${mediaTokenParameter}=${until}.${signature}`
}

/** Whether the token of an address opens this part in this session now. */
export function opensMedia({ keyFor, clock }: Signer, token: string, grant: Grant): boolean {
  const [until, signature] = token.split('.')
  if (until === undefined || signature === undefined || !/^[0-9a-z]{1,11}$/.test(until)) return false
  const isSigned = signedText(keyFor(purpose), `${textOf(until, grant)}.${signature}`) !== null
  return isSigned && Number.parseInt(until, 36) > clock.now().getTime()
}

const textOf = (until: string, { lessonId, part, sessionId }: Grant) => [until, lessonId, part, sessionId].join('.')
