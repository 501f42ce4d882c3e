// kill -9 of the web process, again and again, while people save, send forms and comment.
import { webProcess } from '../../bench/processes.mjs'
import { verifyKills } from './kill-rounds.mjs'

export const title = 'The web process, killed'

/** @param {(promise: string, prove: () => Promise<string>) => Promise<boolean>} promise */
export function verify(promise) {
  return verifyKills(promise, {
    what: 'the web process',
    port: 4680,
    seed: 20_267,
    victim: ({ server }) => webProcess(server.pid),
  })
}
