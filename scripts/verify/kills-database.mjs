// kill -9 of the embedded PostgreSQL, again and again, while people save, send forms and comment.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { verifyKills } from './kill-rounds.mjs'

export const title = 'The database, killed'

/** @param {(promise: string, prove: () => Promise<string>) => Promise<boolean>} promise */
export function verify(promise) {
  return verifyKills(promise, {
    what: 'the postmaster',
    port: 4690,
    seed: 20_268,
    victim: ({ dataDir }) => postmaster(dataDir),
  })
}

function postmaster(dataDir) {
  const file = readdirSync(dataDir, { recursive: true }).find((name) => name.endsWith('postmaster.pid'))
  return Number(readFileSync(join(dataDir, file), 'utf8').split('\n')[0])
}
