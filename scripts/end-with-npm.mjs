// Loaded into the supervisor before its own code. npm hands Ctrl+C and SIGTERM on, but when npm itself is killed the
// supervisor would stay behind: it then ends as if it had been asked to.
import { readFileSync } from 'node:fs'

const lookEveryMs = 1_000

if (process.platform === 'linux' && process.env.npm_lifecycle_event) {
  const watched = waysToNpm()
  const look = setInterval(() => {
    if (watched.every(([child, parent]) => parentOf(child) === parent)) return
    clearInterval(look)
    process.kill(process.pid, 'SIGTERM')
  }, lookEveryMs)
  look.unref()
}

/** Each process with its parent, from this one up to npm; between them there may be a shell. */
function waysToNpm() {
  const ways = []
  for (let child = process.pid, parent = parentOf(child); parent > 1; child = parent, parent = parentOf(child)) {
    ways.push([child, parent])
    if (/^npm |\bnpm(-cli\.js)?\b/.test(commandOf(parent))) return ways
  }
  return []
}

function parentOf(pid) {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return 0
  }
}

function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}
