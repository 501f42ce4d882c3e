import type { InputFor, OutputFor } from '@naikkelas/contract'
import type { createCoupons as createEndpoint } from '@naikkelas/contract/commerce'
import { randomBytes } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import type { AdminContext } from '../../../app-context.ts'
import { insertBatch } from './coupon-batches.repo.ts'
import { codeLetters, lettersOf } from './coupons.rules.ts'
import { checkNamedItems } from './named-items.service.ts'

/** Two codes of one batch, or of two, are equal once in many thousand batches; a second round is enough. */
const rounds = 5

const newCode = (prefix: string) => `${prefix}-${lettersOf(randomBytes(codeLetters * 4), codeLetters)}`

/** Many codes that share everything else, each for one use. */
export async function createCoupons(
  { database, actor, clock }: AdminContext,
  { body: { value, prefix, count } }: InputFor<typeof createEndpoint>,
): Promise<OutputFor<typeof createEndpoint>> {
  const batch = { id: uuidv7(), name: value.name, prefix, value, actorId: actor.id, at: clock.now() }
  await database.transaction(async (tx) => {
    await checkNamedItems(tx, value)
    let missing = count
    for (let round = 0; missing > 0; round++) {
      if (round === rounds) throw new Error(`${missing} codes with ${prefix} found no letters that are free`)
      const codes = Array.from({ length: missing }, () => ({ id: uuidv7(), code: newCode(prefix) }))
      missing -= (await insertBatch(tx, { ...batch, codes })).length
    }
  })
  return { id: batch.id, name: batch.name, count }
}
