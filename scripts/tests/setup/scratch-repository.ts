import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const scripts = fileURLToPath(new URL('../..', import.meta.url))

/** An empty repository with our scripts in it, removed when the test ends. */
export function scratchRepository() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'naikkelas-scratch-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(scripts, join(folder, 'scripts'), { recursive: true })
  function write(file: string, content: string | object) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content))
  }
  return { folder, write }
}
