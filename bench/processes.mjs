// Programs under measurement: started on one core, awaited, ended with everything they started.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import http from 'node:http'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'

/** The core that servers run on; clients run on the other one. */
const serverCore = '0'

/**
 * Starts a program in the foreground of a shell of its own.
 * @param {{ program: string, args: string[], cwd: string, env?: Record<string, string>, core?: string,
 *   onLine?: (line: string) => void }} what
 */
export function startPinned({ program, args, cwd, env = {}, core = serverCore, onLine }) {
  const child = spawn('taskset', ['-c', core, program, ...args], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', onLine ? 'pipe' : 'ignore', 'inherit'],
  })
  if (onLine) createInterface({ input: child.stdout }).on('line', onLine)
  return { pid: child.pid, stop: () => stopTree(child.pid) }
}

/** Waits until an address answers 200. @returns milliseconds it took */
export async function untilAnswering(address, patienceMs = 180_000) {
  const startedAt = performance.now()
  while (performance.now() - startedAt < patienceMs) {
    if ((await statusOf(address)) === 200) return performance.now() - startedAt
    await pause(20)
  }
  throw new Error(`${address} did not answer within ${patienceMs / 1000} s`)
}

/** Sum of a process tree's proportional memory in MB. */
export function memoryMb(pid) {
  return tree(pid).reduce((sum, one) => sum + ownMemoryMb(one), 0)
}

/** Proportional memory of one process, without those it started, in MB. */
export function ownMemoryMb(pid) {
  return Number(/^Pss:\s+(\d+)/m.exec(readProcess(pid, 'smaps_rollup'))?.[1] ?? 0) / 1024
}

/**
 * Memory of one process that no file backs, in MB: what it allocates. Unlike the proportional memory it does not change
 * when another program that shares the runtime's own file starts or ends.
 */
export function allocatedMemoryMb(pid) {
  return Number(/^Pss_Anon:\s+(\d+)/m.exec(readProcess(pid, 'smaps_rollup'))?.[1] ?? 0) / 1024
}

/** Processor time a process has used so far, in seconds. */
export function cpuSeconds(pid) {
  const fields = readProcess(pid, 'stat').split(') ')[1]?.split(' ') ?? []
  // User and system time, in the hundredths of a second that Linux counts in.
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** The pid of the one web process below a started product; it is known once that answers. */
export function webProcess(pid) {
  const found = tree(pid).find(
    (one) => readProcess(one, 'cmdline').split('\0').at(-2)?.endsWith('/server/dist/server.js') && one !== pid,
  )
  if (found === undefined) throw new Error(`No web process runs below ${pid}.`)
  return found
}

function statusOf(address) {
  return new Promise((resolve) => {
    const request = http.get(address, { agent: false }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode))
    })
    request.on('error', () => resolve(0))
    request.setTimeout(10_000, () => request.destroy())
  })
}

async function stopTree(pid) {
  const processes = tree(pid)
  const isAnyAlive = () => processes.some((one) => existsSync(`/proc/${one}`))
  signal(processes, 'SIGTERM')
  for (let waited = 0; waited < 100 && isAnyAlive(); waited++) await pause(50)
  signal(processes, 'SIGKILL')
}

function signal(processes, name) {
  for (const one of processes) {
    try {
      process.kill(one, name)
    } catch {
      // Already gone.
    }
  }
}

function tree(pid) {
  const children = readProcess(pid, `task/${pid}/children`).trim().split(' ').filter(Boolean)
  return [pid, ...children.flatMap((child) => tree(Number(child)))]
}

function readProcess(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
