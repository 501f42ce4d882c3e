// The arithmetic of money on a million cases of each property.
import { run } from '../run.mjs'

export const title = 'Money: shares, tax and refunds to the rupiah'

const cases = 1_000_000

/** @param {(promise: string, prove: () => Promise<string>) => Promise<boolean>} promise */
export async function verify(promise) {
  await promise('net and tax, shares, and refunds in any number of parts add up to what was paid', async () => {
    const args = ['run', '--project', 'api', 'apps/api/src/modules/commerce/ledger/shares.rules.test.ts']
    const { code, output } = await run('vitest', args, {
      env: { MONEY_CASES: String(cases) },
      isQuiet: true,
      limitMs: 25 * 60_000,
    })
    if (code !== 0) throw new Error(output.trim().split('\n').slice(-20).join(' '))
    return `${cases.toLocaleString('en')} random cases of each of three properties`
  })
}
