import { createHash } from 'node:crypto'
import { accessSync, chmodSync, constants, existsSync, mkdirSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { StartError } from '@naikkelas/supervision'
import { type Account, databaseAccount } from './account.ts'
import { closedFolderOnTheWay } from './folder-access.ts'

interface DataFolderOptions {
  /** DATA_DIR, when the operator set it. */
  chosen: string | undefined
  /** The folder of the repository or the installation: the default lies in it. */
  home: string
  /** Called when another folder than the default is used. */
  onLine: (line: string) => void
  /** False when another PostgreSQL is used: then a chosen folder need not be within reach of the database's account. */
  holdsDatabase?: boolean
  /** Where the default lies when it cannot lie in `home`. */
  systemFolder?: string
}

/** Where the cluster lies within a data folder. */
export function clusterFolderOf(dataDir: string) {
  return join(dataDir, 'postgres')
}

/**
 * Makes the data folder and answers its absolute path.
 * Under root the database runs as another account, which must be able to reach it: when a folder above is closed
 * (a checkout in a home of mode 0700), the default moves to /var/lib/naikkelas and one line says so.
 * @throws StartError when a chosen folder cannot be reached or written
 */
export function prepareDataFolder(options: DataFolderOptions): string {
  const { chosen, home, onLine, holdsDatabase = true, systemFolder = '/var/lib/naikkelas' } = options
  const wanted = resolve(chosen ?? join(home, '.data'))
  if (chosen && !holdsDatabase) return make(wanted, undefined)
  const account = databaseAccount(clusterFolderOf(wanted))
  const closed = account && closedFolderOnTheWay(account, nearestExisting(wanted))
  if (!closed) return make(wanted, account)

  const reason = `the database's account (uid ${account.uid}, as PostgreSQL refuses root) may not enter ${closed}`
  if (chosen || existsSync(clusterFolderOf(wanted))) {
    throw new StartError(
      `The data folder ${wanted} cannot be used: ${reason}. Open that folder (chmod o+x), start as the user who owns it, or set DATA_DIR to a folder such as ${systemFolder}.`,
    )
  }
  const elsewhere = join(
    systemFolder,
    `${basename(home)}-${createHash('sha256').update(home).digest('hex').slice(0, 8)}`,
  )
  onLine(`Data is kept in ${elsewhere}, because ${reason}.`)
  return make(elsewhere, databaseAccount(clusterFolderOf(elsewhere)))
}

function make(folder: string, account: Account) {
  try {
    const first = mkdirSync(folder, { recursive: true })
    // Whatever the umask: others may pass through what we made, and only pass, when the database is another account.
    if (first) for (let at = folder; at.length >= first.length; at = dirname(at)) chmodSync(at, account ? 0o711 : 0o700)
    accessSync(folder, constants.W_OK | constants.X_OK)
    return folder
  } catch (cause) {
    throw new StartError(
      `The data folder ${folder} cannot be written: give this user the folder or set DATA_DIR to another one.`,
      { cause },
    )
  }
}

function nearestExisting(folder: string): string {
  return existsSync(folder) ? folder : nearestExisting(dirname(folder))
}
