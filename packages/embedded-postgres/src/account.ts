import { statSync } from 'node:fs'

/** The system account that the database server runs as; undefined is the account of this process. */
export type Account = { uid: number; gid: number } | undefined

/** The accounts `nobody` and `nogroup` on every Linux. */
const nobody = { uid: 65_534, gid: 65_534 }

/**
 * PostgreSQL refuses to run as root, so under root it runs as the owner of an existing cluster, else as `nobody`.
 * @param clusterFolder may not exist yet
 */
export function databaseAccount(clusterFolder: string): Account {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(clusterFolder, { throwIfNoEntry: false })
  if (!owner || owner.uid === 0) return nobody
  return { uid: owner.uid, gid: owner.gid }
}
