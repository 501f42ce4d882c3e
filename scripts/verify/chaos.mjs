// Payments whose messages are doubled, reordered, lost and forged, with wrong amounts and late ones, and messages that are changed
// on their way.
import { run } from '../run.mjs'

export const title = 'Chaos: payments through a gateway whose messages cannot be trusted'

const payments = 10_000
const mutations = 10_000

/** @param {(promise: string, prove: () => Promise<string>) => Promise<boolean>} promise */
export async function verify(promise) {
  await promise('every payment ends as the gateway says, no wrong amount pays, and the books are right', async () => {
    await storm('whatever happens', { CHAOS_PAYMENTS: String(payments) })
    return `${payments.toLocaleString('en')} payments: 30 % of messages doubled, 20 % held back, 10 % lost, 5 % forged; 5 % of amounts wrong, 5 % late`
  })
  await promise('no changed message pays anything or breaks anything', async () => {
    await storm('a message that is changed', { CHAOS_MUTATIONS: String(mutations) })
    return `${mutations.toLocaleString('en')} changed messages`
  })
}

/**
 * @param {string} name of the test, its beginning
 * @param {Record<string, string>} env
 */
async function storm(name, env) {
  const file = 'apps/api/src/modules/commerce/payments/payment-storm.test.ts'
  const args = ['run', '--project', 'api', file, '--testNamePattern', name, '--testTimeout', String(25 * 60_000)]
  const { code, output } = await run('vitest', args, { env, isQuiet: true, limitMs: 28 * 60_000 })
  if (code !== 0) throw new Error(output.trim().split('\n').slice(-20).join(' '))
}
