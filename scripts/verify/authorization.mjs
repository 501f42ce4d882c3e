// Every endpoint asked by every kind of account; the table of it is committed beside the report.
import { readFileSync } from 'node:fs'
import { root } from '../node24.mjs'
import { run } from '../run.mjs'

export const title = 'Authorization: who may call each endpoint'

/** @param {(promise: string, prove: () => Promise<string>) => Promise<boolean>} promise */
export async function verify(promise) {
  await promise('every endpoint lets in whom the declared table names, and refuses all others', async () => {
    const args = ['run', '--project', 'api', 'apps/api/src/authorization.test.ts']
    const { code, output } = await run('vitest', args, {
      env: { WRITE_AUTHORIZATION_TABLE: '1' },
      isQuiet: true,
      limitMs: 20 * 60_000,
    })
    if (code !== 0) throw new Error(output.trim().split('\n').slice(-20).join(' '))
    const rows = readFileSync(`${root}/docs/verify/authorization-table.md`, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
    return `${rows.length} endpoints × 14 kinds of account, see authorization-table.md`
  })
}
