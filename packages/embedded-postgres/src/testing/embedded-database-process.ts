import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const program = fileURLToPath(new URL('./embedded-database-main.ts', import.meta.url))

interface Options {
  dataDir: string
  writes?: boolean
  /** The account it runs as; only root may choose another. */
  account?: { uid: number; gid: number }
}

export interface EmbeddedDatabaseProcess {
  child: ChildProcess
  /** Resolves with the first line printed that `matches`; rejects when the program ends before. */
  line: (matches: (line: string) => boolean) => Promise<string>
  lines: string[]
  exited: Promise<number | null>
}

/** Another process that runs the embedded database; killed when the test ends. */
export function embeddedDatabaseProcess({ dataDir, writes = false, account }: Options): EmbeddedDatabaseProcess {
  const args = [program, dataDir, ...(writes ? ['writes'] : [])]
  const child = spawn(process.execPath, args, {
    ...account,
    detached: true,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  const waiting = new Set<() => void>()
  let rest = ''
  child.stdout.on('data', (chunk: Buffer) => {
    const parts = (rest + chunk.toString()).split('\n')
    rest = parts.pop() ?? ''
    lines.push(...parts)
    for (const look of waiting) look()
  })
  const exited = new Promise<number | null>((resolve) => child.on('close', resolve))

  function line(matches: (line: string) => boolean) {
    return new Promise<string>((resolve, reject) => {
      const look = () => {
        const found = lines.find(matches)
        if (found === undefined) return
        waiting.delete(look)
        resolve(found)
      }
      waiting.add(look)
      look()
      void exited.then(() => reject(new Error(`It ended after printing:\n${lines.join('\n')}`)))
    })
  }

  onTestFinished(async () => {
    child.kill('SIGKILL')
    await exited
  })
  return { child, line, lines, exited }
}

export const isConnectionString = (line: string) => line.startsWith('postgresql://')
