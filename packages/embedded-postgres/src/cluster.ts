import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '@naikkelas/supervision'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { clusterFolderOf } from './data-folder.ts'
import { GuardedProcess } from './guarded-process.ts'
import { lastLines } from './server-log.ts'

/** What the binaries of the lockfile read and write. */
const major = '18'
export const superuser = 'naikkelas'

interface Place {
  dataDir: string
  binaries: Binaries
  account: Account
  /** False in tests: the cluster may be lost with the machine. */
  isDurable: boolean
  log: { descriptor: number; file: string }
}

/**
 * Makes the cluster on first use. It is made under another name and renamed when whole: the name is the marker, so
 * that a start which was interrupted begins again.
 */
export async function ensureCluster(place: Place): Promise<string> {
  const cluster = clusterFolderOf(place.dataDir)
  if (existsSync(cluster)) {
    refuseUnusableCluster(cluster)
    return cluster
  }
  for (const name of readdirSync(place.dataDir)) {
    if (name.startsWith('postgres.new-')) await removeUnfinished(join(place.dataDir, name))
  }
  const unfinished = mkdtempSync(`${cluster}.new-`)
  if (place.account) chownSync(unfinished, place.account.uid, place.account.gid)
  await initialise(unfinished, place)
  renameSync(unfinished, cluster)
  if (place.isDurable) syncFolder(dirname(cluster))
  return cluster
}

/** The initdb of a start that was killed may still be ending in it, and a removal it disturbs fails or stops halfway. */
async function removeUnfinished(folder: string) {
  for (let attempt = 0; existsSync(folder); attempt++) {
    try {
      rmSync(folder, { recursive: true, force: true })
    } catch (error) {
      if (attempt === 100) throw error
    }
    await pause(50)
  }
}

function refuseUnusableCluster(cluster: string) {
  const version = readVersion(cluster)
  if (version === major) return
  throw new StartError(
    version
      ? `The data in ${cluster} was written by PostgreSQL ${version}, and this release brings ${major}: dump it with the earlier release and restore it here (docs/operations.md).`
      : `${cluster} is not a database folder: move it away, and the next start makes a new one.`,
  )
}

function readVersion(cluster: string) {
  try {
    return readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') return ''
    throw new StartError(
      `The data in ${cluster} belongs to another user: start as that user, or set DATA_DIR to another folder.`,
      { cause: error },
    )
  }
}

async function initialise(folder: string, { binaries, account, isDurable, log }: Place) {
  const settings = ['-D', folder, '-U', superuser, '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-instructions']
  if (!isDurable) settings.push('--no-sync')
  const run = (program: string, args: string[]) =>
    new GuardedProcess({ program, args, account, output: log.descriptor }).exited
  if ((await run(binaries.initdb, settings)) === 0) return
  // initdb wants its user to have a name. A number without one (a container with an arbitrary uid) gets a name inside
  // a user namespace, where the kernel allows that.
  const hasNoName = lastLines(log.file).includes('could not look up effective user ID')
  if (hasNoName && (await run('unshare', ['--user', '--map-user=65534', binaries.initdb, ...settings])) === 0) return
  rmSync(folder, { recursive: true, force: true })
  if (hasNoName) {
    throw new StartError(
      `The user id ${process.getuid?.()} has no name on this system, which PostgreSQL needs: add it to /etc/passwd, or set DATABASE_URL.`,
    )
  }
  throw new StartError(
    `PostgreSQL could not make its data folder: ${lastLines(log.file, 3)} (all of it in ${log.file})`,
  )
}

function syncFolder(folder: string) {
  const descriptor = openSync(folder, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
