import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Past this size the log of the last runs is set aside at the next start. */
const greatestBytes = 10_000_000

export interface ServerLog {
  file: string
  descriptor: number
  close: () => void
}

/** The file that takes what PostgreSQL prints. */
export function openServerLog(dataDir: string): ServerLog {
  const file = join(dataDir, 'postgres.log')
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > greatestBytes) renameSync(file, `${file}.1`)
  const descriptor = openSync(file, 'a', 0o600)
  return { file, descriptor, close: () => closeSync(descriptor) }
}

/** The end of the log, to quote when PostgreSQL does not start. */
export function lastLines(file: string, count = 10): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count).join(' | ')
}
