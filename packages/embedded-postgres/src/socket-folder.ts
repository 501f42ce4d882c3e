import { createHash } from 'node:crypto'
import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '@naikkelas/supervision'
import type { Account } from './account.ts'

/** The kernel's limit for a socket's path, its closing zero included. */
const greatestBytes = 107
const socketName = '/.s.PGSQL.5432'

/**
 * The folder of the database's socket, which only the database's account (and root) may enter. It lies in the data
 * folder, unless that path is too long for a socket.
 */
export function prepareSocketFolder({ dataDir, account }: { dataDir: string; account: Account }): string {
  const beside = join(dataDir, 'socket')
  const folder = Buffer.byteLength(beside + socketName) < greatestBytes ? beside : shortFolder(dataDir)
  const uid = account?.uid ?? process.getuid?.() ?? 0
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const entry = lstatSync(folder)
  // In a folder that everyone may write, someone else may have been there first.
  if (!entry.isDirectory() || (entry.uid !== uid && entry.uid !== process.getuid?.())) {
    throw new StartError(
      `${folder} belongs to someone else, and the database's socket must lie in it: remove it or set DATA_DIR to a shorter path.`,
    )
  }
  if (account) chownSync(folder, account.uid, account.gid)
  chmodSync(folder, 0o700)
  return folder
}

function shortFolder(dataDir: string) {
  return join(tmpdir(), `naikkelas-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`)
}
