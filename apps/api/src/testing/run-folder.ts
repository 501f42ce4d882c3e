import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const start = 'naikkelas-test-'

/** A folder for everything that one test run writes, named by its process. Folders of killed runs are removed first. */
export function makeRunFolder(): string {
  for (const name of readdirSync(tmpdir())) {
    const [, pid] = /^naikkelas-test-(\d+)-/.exec(name) ?? []
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
  const folder = mkdtempSync(join(tmpdir(), `${start}${process.pid}-`))
  // Temporary folders are closed to others, and under root the database is another account.
  chmodSync(folder, 0o711)
  return folder
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user lives too.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
