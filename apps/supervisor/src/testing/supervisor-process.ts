import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ProcessSettings } from '@naikkelas/supervision'
import { inject, onTestFinished, vi } from 'vitest'

const program = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Waiting for what happens in other processes, on cores that other work may share. */
export const patience = { timeout: 30_000, interval: 20 }

export interface SupervisorProcess {
  child: ChildProcess
  /** Where the processes of the test write to. */
  folder: string
  lines: string[]
  /** Resolves with the first line after the `from`th that matches; rejects when the process ends before. */
  line: (pattern: RegExp, from?: number) => Promise<string>
  exited: Promise<number | string | null>
  /** Asks a web process over a connection of its own. */
  ask: (path?: string) => Promise<{ status: number; body: Record<string, unknown> }>
  /** The lines of a file that the processes write; none where there is no file. */
  written: (file: string) => string[]
}

interface Options {
  settings?: Partial<ProcessSettings>
  folder?: string
}

/** A supervisor as a process of its own, over web processes of a few lines; killed when the test ends. */
export async function supervisorProcess({ settings, folder = makeFolder() }: Options = {}): Promise<SupervisorProcess> {
  const chosen: ProcessSettings = {
    appEnv: 'local',
    port: await freePort(),
    host: '127.0.0.1',
    publicUrl: 'http://127.0.0.1:3000',
    dataDir: join(folder, 'data'),
    databaseUrl: inject('testServerUrl'),
    webConcurrency: 1,
    metrics: undefined,
    roles: [],
    localGateway: undefined,
    ...settings,
  }
  const child = spawn(
    process.execPath,
    [
      program('../main.ts'),
      '/nowhere',
      program('settings-program.ts'),
      program('gateway-program.ts'),
      program('web-program.ts'),
    ],
    {
      detached: true,
      env: { ...process.env, TEST_SETTINGS: JSON.stringify(chosen), TEST_FOLDER: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    let rest = ''
    stream.on('data', (chunk: Buffer) => {
      const parts = (rest + chunk.toString()).split('\n')
      rest = parts.pop() ?? ''
      lines.push(...parts)
    })
  }
  let hasExited = false
  const exited = new Promise<number | string | null>((resolve) =>
    child.on('close', (code, signal) => {
      hasExited = true
      resolve(code ?? signal)
    }),
  )
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await exited
  })
  const find = (pattern: RegExp, from = 0) => lines.slice(from).find((line) => pattern.test(line))
  return {
    child,
    folder,
    lines,
    exited,
    async line(pattern, from) {
      await vi.waitFor(() => {
        if (find(pattern, from) === undefined)
          throw new Error(`${hasExited ? 'It ended' : 'It'} printed:\n${lines.join('\n')}`)
      }, patience)
      return find(pattern, from) ?? ''
    },
    async ask(path = '/') {
      const answer = await fetch(`http://127.0.0.1:${chosen.port}${path}`, { headers: { connection: 'close' } })
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
    },
    written: (file) =>
      existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8').trim().split('\n') : [],
  }
}

function makeFolder(): string {
  const folder = mkdtempSync(join(inject('testFolder'), 'supervisor-'))
  // Under root the database is another account.
  chmodSync(folder, 0o711)
  return folder
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

export function isRunning(pid: number): boolean {
  try {
    // A zombie counts as ended.
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}
