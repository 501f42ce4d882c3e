// Requests a second by wrk: one thread, by default fifty connections, on the core that the servers do not use.
import { execFileSync } from 'node:child_process'
import { cpuSeconds } from './processes.mjs'

const clientCore = '1'

/** Whether wrk is installed (Debian: apt-get install wrk). */
export function hasWrk() {
  try {
    execFileSync('which', ['wrk'])
    return true
  } catch {
    return false
  }
}

/**
 * @param {{ address: string, pid: number, seconds: number, connections?: number, headers?: Record<string, string>,
 *   places?: { path: string, script: string } }} target `places`: a script that asks for another page each time
 * @returns {{ perSecond: number, p99Ms: number, failed: number, cpuMicroseconds: number }} processor time is the server's, a request
 */
export function hammer({ address, pid, seconds, connections = 50, headers = {}, places }) {
  const args = [
    '-c',
    clientCore,
    'wrk',
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    ...(places ? ['-s', places.script] : []),
    '-H',
    'accept-encoding: br',
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    address,
  ]
  const before = cpuSeconds(pid)
  const text = execFileSync('taskset', args, {
    encoding: 'utf8',
    env: { ...process.env, ...(places && { BENCH_PATH: places.path }) },
  })
  const requests = Number(/(\d+) requests in/.exec(text)?.[1] ?? 0)
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1] ?? 0),
    p99Ms: milliseconds(/99%\s+([\d.]+)(us|ms|s)/.exec(text)),
    failed: Number(/Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? 0),
    cpuMicroseconds: ((cpuSeconds(pid) - before) / requests) * 1e6,
  }
}

function milliseconds(match) {
  const factor = { us: 0.001, ms: 1, s: 1000 }[match?.[2]] ?? Number.NaN
  return Number(match?.[1]) * factor
}
