import * as z from 'zod'
import { withoutPersonalData } from '../error-reports/scrubbed.rules.ts'

/** Most letters that are kept of a failure: its line, and its stack with those of its causes. */
const MESSAGE_AT_MOST = 500
const DETAILS_AT_MOST = 8_000
/** A cause of a cause of a cause says enough. */
const CAUSES_AT_MOST = 3

/** What is kept of a failure for people to read, without personal data, because it outlives the records it is about. */
export function storedFailure(error: unknown): { message: string; details: string } {
  return {
    message: kept(error instanceof Error ? error.message : String(error), MESSAGE_AT_MOST).replace(/[\r\n]+/g, ' '),
    details: kept(stacksOf(error).join('\nCaused by: '), DETAILS_AT_MOST),
  }
}

// PostgreSQL keeps no NUL in JSON.
const kept = (text: string, lettersAtMost: number) =>
  withoutPersonalData(text.replaceAll('\0', ' ')).slice(0, lettersAtMost)

function stacksOf(error: unknown): string[] {
  const stacks: string[] = []
  for (let at = error; at instanceof Error && stacks.length <= CAUSES_AT_MOST; at = at.cause)
    stacks.push(at.stack ?? at.message)
  return stacks
}

const keptSchema = z.object({ message: z.string(), details: z.optional(z.string()) })
/** How pg-boss says it where a process died or an attempt took too long. */
const bossSchema = z.object({ value: z.object({ message: z.string() }) }).transform(({ value }) => value)

/** What was kept of a failure, read back; a job of an earlier release may have kept something else. */
export function readFailure(output: unknown): { message: string; details: string } {
  const kept = z.union([keptSchema, bossSchema]).safeParse(output).data
  const message = kept?.message ?? (output === null ? '' : JSON.stringify(output))
  return { message, details: (kept && 'details' in kept ? kept.details : undefined) ?? '' }
}
