import { inspect } from 'node:util'
import { databaseAwayReason } from '@naikkelas/api'
import { LRUCache } from 'lru-cache'

interface FailureLogOptions {
  /** @default standard error */
  print?: (text: string) => void
  now?: () => number
}

/** How long failures of one kind are counted after the first of them was printed whole. */
const QUIET_MS = 60_000
/** Kinds counted at a time. */
const MAX_KINDS = 500
const CAUSES_AT_MOST = 5

interface Kind {
  name: string
  quietUntil: number
  more: number
}

/**
 * Prints failures for the operator: the first of a kind whole, those that follow within a minute as a number, so that no
 * client can fill the disk by making us fail. Keys to unpublished pages and values of queries are left out. A database that
 * is away is one line without a stack: it is expected whenever the database is restarted or everything ends.
 */
export function createFailureLog({
  print = printError,
  now = Date.now,
}: FailureLogOptions = {}): (error: unknown, where: string) => void {
  const kinds = new LRUCache<string, Kind>({
    max: MAX_KINDS,
    // Also of a kind that made room for another.
    dispose: ({ name, more }) => {
      if (more > 0) print(`… and ${more} more like ${name}`)
    },
  })
  const endQuietKinds = (time: number) => {
    for (const [key, { quietUntil }] of [...kinds]) if (quietUntil <= time) kinds.delete(key)
  }
  return (error, where) => {
    const time = now()
    endQuietKinds(time)
    const awayReason = databaseAwayReason(error)
    const key = awayReason === undefined ? kindOf(error) : `the database is away ${awayReason}`
    const known = kinds.get(key)
    if (known) {
      known.more += 1
      return
    }
    const what = error instanceof Error ? error.name : typeof error
    const name = withoutSecrets(`${where}: ${awayReason === undefined ? what : 'the database is away'}`)
    kinds.set(key, { name, quietUntil: time + QUIET_MS, more: 0 })
    print(awayReason === undefined ? withoutSecrets(`${where} ${wholeOf(error)}`) : `${name} (${awayReason})`)
  }
}

/** Where it was thrown: what it says may differ each time, and so may the address that was asked for. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, 100)
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return [error.name, codeOf(error), ...(frames.length > 0 ? frames.slice(0, 3) : [error.message])].join('\n')
}

/** Stack and causes, without what hangs on them: parameters of queries, details that name values. */
function wholeOf(error: unknown): string {
  const lines: string[] = []
  for (
    let at = error;
    at !== undefined && lines.length < CAUSES_AT_MOST;
    at = at instanceof Error ? at.cause : undefined
  )
    lines.push(at instanceof Error ? `${at.stack ?? at.message}${codeOf(at) && ` (${codeOf(at)})`}` : inspect(at))
  return lines.join('\ncaused by ')
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** A preview's address opens an unpublished page; a statement's values may be anything that people wrote. */
function withoutSecrets(text: string): string {
  return text
    .replace(/(\/preview\/)[^\s"'`<>]+/gi, '$1…')
    .replace(/^params: [\s\S]*?(?=\n\s+at |\ncaused by |$(?![\s\S]))/gm, 'params: …')
}

function printError(text: string) {
  console.error(text)
}
