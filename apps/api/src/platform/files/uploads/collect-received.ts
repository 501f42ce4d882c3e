import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Received bytes after which what is left of them is collected. */
const COLLECTED_EVERY_BYTES = 16_777_216

type Collect = (options: { type: 'minor' }) => void

let collect: Collect | undefined
let received = 0

/**
 * Counts received bytes of all uploads, and collects the young generation now and then. Node allocates 64 KB outside of
 * the heap for each read of a socket; V8 sees the small objects that hold them and would wait until those fill its
 * semi-space, which is a hundred megabytes of buffers later. A young collection takes a few milliseconds.
 */
export function noteReceived(bytes: number) {
  received += bytes
  if (received < COLLECTED_EVERY_BYTES) return
  received = 0
  collect ??= exposedCollect()
  collect({ type: 'minor' })
}

/** Only contexts that are made after the flag have the function. */
function exposedCollect(): Collect {
  setFlagsFromString('--expose-gc')
  const found = runInNewContext('gc') as Collect
  setFlagsFromString('--no-expose-gc')
  return found
}
