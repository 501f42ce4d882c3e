import { type ChildProcess, spawn } from 'node:child_process'
import { programPath } from './env.ts'
import type { Account } from './account.ts'

/**
 * A shell between us and the program: it waits for the program, and ends it (SIGINT: PostgreSQL's fast shutdown) when
 * its own standard input closes, which the kernel does even when this process is killed. Signals of the terminal do
 * not reach either, so that on Ctrl+C the database outlives the last request.
 */
const guard = `
trap "" INT HUP TERM
exec 3<&0
"$@" 3<&- </dev/null &
program=$!
{ cat <&3 >/dev/null; kill -INT $program; } 2>/dev/null &
watcher=$!
exec 3<&- </dev/null
wait $program
code=$?
kill -KILL $watcher 2>/dev/null
exit $code`

interface Start {
  program: string
  args: string[]
  account: Account
  /** File descriptor that takes what the program prints. */
  output: number
}

/** A program that cannot outlive this process. */
export class GuardedProcess {
  readonly exited: Promise<number>
  readonly #shell: ChildProcess
  isRunning = true

  constructor({ program, args, account, output }: Start) {
    this.#shell = spawn('/bin/sh', ['-c', guard, 'sh', program, ...args], {
      ...account,
      cwd: '/',
      // Its own session: Ctrl+C in the terminal is for us alone.
      detached: true,
      env: { PATH: programPath, LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['pipe', output, output],
    })
    // The shell may have ended already.
    this.#shell.stdin?.on('error', () => {})
    this.exited = new Promise((resolve) => {
      const end = (code: number) => {
        this.isRunning = false
        resolve(code)
      }
      this.#shell.on('exit', (code) => end(code ?? 1))
      this.#shell.on('error', () => end(127))
    })
  }

  /** Requests the program's end; `exited` resolves when it has ended. */
  requestEnd() {
    this.#shell.stdin?.end()
  }
}
