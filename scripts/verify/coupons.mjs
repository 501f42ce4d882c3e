// Limits of coupons under a crowd, and their arithmetic on a million cases of each property.
import { buildWhenChanged } from '../build.mjs'
import { run } from '../run.mjs'

export const title = 'Coupons: limits when all buyers come at once, and discounts to the rupiah'

const buyers = 500
const rounds = 50
const cases = 1_000_000
const folder = 'apps/api/src/modules/commerce/coupons'

/** @param {(promise: string, prove: () => Promise<string>) => Promise<boolean>} promise */
export async function verify(promise) {
  // Processes of their own read the built design system.
  await buildWhenChanged()
  await promise(
    'a coupon for one use, or for one a day, has exactly one winner, and the audit of the money holds',
    async () => {
      await tested('coupon-crowd.test.ts', { COUPON_BUYERS: String(buyers), COUPON_ROUNDS: String(rounds) })
      return `${buyers} buyers at once in 2 processes, ${rounds} rounds`
    },
  )
  await promise('discounts are whole, within price, cap and exact percentage, and limits are held', async () => {
    await tested('coupons.rules.test.ts', { COUPON_CASES: String(cases) })
    return `${cases.toLocaleString('en')} random cases of each of three properties`
  })
}

/**
 * @param {string} file
 * @param {Record<string, string>} env
 */
async function tested(file, env) {
  const args = ['run', '--project', 'api', `${folder}/${file}`]
  const { code, output } = await run('vitest', args, { env, isQuiet: true, limitMs: 25 * 60_000 })
  if (code !== 0) throw new Error(output.trim().split('\n').slice(-20).join(' '))
}
