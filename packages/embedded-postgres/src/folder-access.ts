import { spawnSync } from 'node:child_process'
import { dirname } from 'node:path'
import type { Account } from './account.ts'

/** Prints the first of its arguments that cannot be entered. */
const firstClosed = 'for folder; do cd "$folder" 2>/dev/null || { echo "$folder"; exit 1; }; done'

/** The first folder on the way to `folder` (itself included) that the account may not enter; undefined when the way is free. */
export function closedFolderOnTheWay(account: Account, folder: string): string | undefined {
  const way = [folder]
  for (let at = folder; dirname(at) !== at; at = dirname(at)) way.unshift(dirname(at))
  const answer = spawnSync('/bin/sh', ['-c', firstClosed, 'sh', ...way], { ...account, cwd: '/', encoding: 'utf8' })
  if (answer.error) throw answer.error
  return answer.status === 0 ? undefined : answer.stdout.trim()
}
