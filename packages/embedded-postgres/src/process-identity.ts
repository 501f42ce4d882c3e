import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Whether a process with this pid lives, whichever user owns it. Zombies do not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return process.platform !== 'linux' || linuxStatus(pid) !== undefined
}

/** Start time of a process, which distinguishes it from a later one with the same pid. Empty when it has ended. */
export function processBirth(pid: number): string {
  if (process.platform !== 'linux') return ps(pid, 'lstart=')
  const status = linuxStatus(pid)
  return status ? `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${status.startTicks}` : ''
}

/** Start in ticks since boot; undefined for a process that is gone or only waits to be collected (state Z or X). */
function linuxStatus(pid: number) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in brackets and may hold blanks; state is the 3rd, start the 22nd.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : { startTicks: fields[19] }
  } catch {
    return undefined
  }
}

/** The command line of a process, its words joined by blanks; empty when it is gone. */
export function processCommand(pid: number): string {
  if (process.platform !== 'linux') return ps(pid, 'command=')
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

function ps(pid: number, column: string) {
  try {
    return execFileSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}
