// Copies of the working tree to start from, as a newcomer's clone would be.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../node24.mjs'

/** A folder for all copies of one run, with the function that removes it. */
export function workshop() {
  const folder = mkdtempSync(join(tmpdir(), 'naikkelas-verify-'))
  shell('chmod 755 "$1"', folder)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** What git would clone, uncommitted changes included, nothing installed. */
export function freshClone(folder) {
  mkdirSync(folder, { recursive: true })
  shell(
    'cd "$1" && git ls-files -coz --exclude-standard --deduplicate | while IFS= read -r -d "" f; do [ -e "$f" ] && printf "%s\\0" "$f"; done | tar --null --files-from=- --create | tar --extract --directory="$2"',
    root,
    folder,
  )
  return folder
}

/** An installed and built copy, without its data. */
export function copyOf(installed, folder) {
  mkdirSync(join(folder, '..'), { recursive: true })
  shell('cp --archive "$1" "$2" && rm -rf "$2/.data"', installed, folder)
  return folder
}

/** Runs a line of shell; its arguments are "$1", "$2" … */
export function shell(line, ...args) {
  const { status, stdout, stderr } = spawnSync('bash', ['-o', 'pipefail', '-c', line, 'bash', ...args], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  })
  if (status !== 0) throw new Error(`${line}\n${stderr}`)
  return stdout.trim()
}

/** Every process that runs from a folder or on its data, this one left out. */
export function processesOf(folder) {
  const lines = shell('ps -eo pid=,args= || true').split('\n')
  return lines.filter(
    (line) => line.includes(folder) && !line.includes('ps -eo') && Number(line.trim().split(' ')[0]) !== process.pid,
  )
}

export const hasPostgres15 = existsSync('/usr/lib/postgresql/15/bin/initdb')
