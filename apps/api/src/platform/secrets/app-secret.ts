import { hkdfSync, randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The secret everything is signed with: the operator's, else one that is made into the data folder on first use
 * (APP_ENV local; `readEnv` insists on one elsewhere).
 */
export function appSecret({ chosen, dataDir }: { chosen: string | undefined; dataDir: string }): string {
  if (chosen) return chosen
  const file = join(dataDir, 'app-secret')
  return readIfThere(file) ?? makeSecret(file)
}

/** A secret for one purpose only, so that what one part leaks opens nothing in another. */
export function secretFor(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('hex')
}

function makeSecret(file: string) {
  const aside = `${file}.${process.pid}`
  writeFileSync(aside, randomBytes(32).toString('hex'), { mode: 0o600 })
  try {
    linkSync(aside, file)
  } catch (error) {
    // Another process was first; both must use the same.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(aside, { force: true })
  }
  return readFileSync(file, 'utf8').trim()
}

function readIfThere(file: string) {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
