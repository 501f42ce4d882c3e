import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { StartError } from '@naikkelas/supervision'
import { isAlive, processBirth } from './process-identity.ts'

interface Holder {
  pid: number
  /** Distinguishes this process from a later one with the same pid. */
  birth: string
  host: string
  /** Where the holder serves, for the sentence that refuses others. */
  address: string
}

const heartbeatMs = 5_000
/** A holder on another host (two containers on one volume) is judged by its heartbeat, as its pid means nothing here. */
const foreignPatienceMs = 4 * heartbeatMs

/**
 * At most one process runs the embedded database of a data folder. The lock is a file that names its holder; the lock
 * of a process that is gone is taken over.
 * @returns how to let it go
 * @throws StartError naming the holder's pid, address and folder
 */
export function holdDatabaseLock({ dataDir, address }: { dataDir: string; address: string }): () => void {
  const file = join(dataDir, 'embedded-database.lock')
  const own = `${file}.${process.pid}`
  const holder: Holder = { pid: process.pid, birth: processBirth(process.pid), host: hostname(), address }
  writeFileSync(own, JSON.stringify(holder), { mode: 0o600 })
  try {
    while (!tryLink(own, file)) {
      const other = readHolder(file)
      if (other && isHolding(other, file)) throw new StartError(refusal(other, dataDir))
      setAside(file, other, own)
    }
  } finally {
    rmSync(own, { force: true })
  }
  const heartbeat = setInterval(() => beat(file), heartbeatMs).unref()
  return () => {
    clearInterval(heartbeat)
    if (readHolder(file)?.birth === holder.birth) rmSync(file, { force: true })
  }
}

/** A link is made whole or not at all, with its content, which a plain write is not. */
function tryLink(from: string, to: string) {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

function isHolding(holder: Holder, file: string) {
  if (holder.host !== hostname())
    return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < foreignPatienceMs
  return isAlive(holder.pid) && processBirth(holder.pid) === holder.birth
}

/** Of several that see the same dead holder one takes its file away; a file that meanwhile is another's is put back. */
function setAside(file: string, seen: Holder | undefined, own: string) {
  const aside = `${own}.aside`
  try {
    renameSync(file, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  if (readHolder(aside)?.birth !== seen?.birth) tryLink(aside, file)
  rmSync(aside, { force: true })
}

function beat(file: string) {
  const now = new Date()
  try {
    utimesSync(file, now, now)
  } catch {
    // Someone removed the data folder under us; the database itself will say so.
  }
}

function refusal({ pid, host, address }: Holder, dataDir: string) {
  const where = host === hostname() ? '' : ` on ${host}`
  return (
    `Naikkelas is running on this data folder already: process ${pid}${where} at ${address}, data in ${dataDir}. ` +
    `Stop it first, or start a second server beside it with DATABASE_URL="$(cat ${join(dataDir, 'database-url')})".`
  )
}
