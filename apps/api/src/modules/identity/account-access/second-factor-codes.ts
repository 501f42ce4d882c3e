import type { AppContext } from '../../../app-context.ts'
import type { Queries } from '../../../platform/database/index.ts'
import type { Keys } from '../../../platform/secrets/key-ring.ts'
import { openText, sealText } from '../../../platform/secrets/sealed-text.ts'
import { recoveryCodeHashes } from './recovery-codes.ts'
import { type FactorPlace, findFactor, resealFactor, takeRecoveryCode, takeStep } from './second-factor.repo.ts'
import { matchingStep } from './totp.rules.ts'

export const factorKeys = ({ keyFor }: Pick<AppContext, 'keyFor'>): Keys => keyFor('second factors')
export const recoveryKeys = ({ keyFor }: Pick<AppContext, 'keyFor'>): Keys => keyFor('recovery codes')

/** Where a secret belongs: sealed for one account, it opens for no other. */
const placeOf = ({ realm, accountId }: FactorPlace) => `${realm}:${accountId}`

export const sealSecret = (keys: Keys, place: FactorPlace, secret: string) => sealText(keys, placeOf(place), secret)

/** Null when the secret of the installation that sealed it is gone: then recovery codes are the only way. */
export const openSecret = (keys: Keys, place: FactorPlace, sealed: string) => openText(keys, placeOf(place), sealed)

/** What a code was, once it is used up: of the app, or a recovery code. */
export type TakenCode = 'totp' | 'recovery'

/**
 * Uses a code of an account up, whatever comes of the request; null for a wrong or used one.
 * @param ctx.database not within a transaction that takes it back
 */
export async function takeCode(
  ctx: Pick<AppContext, 'clock' | 'keyFor'> & { queries: Queries },
  place: FactorPlace,
  code: string,
): Promise<TakenCode | null> {
  const factor = await findFactor(ctx.queries, place)
  if (!factor?.confirmed_at) return null
  if (!/^\d{6}$/.test(code)) {
    const hashes = recoveryCodeHashes(recoveryKeys(ctx), place.accountId, code)
    return (await takeRecoveryCode(ctx.queries, { ...place, hashes })) ? 'recovery' : null
  }
  const keys = factorKeys(ctx)
  const secret = openSecret(keys, place, factor.sealed_secret)
  const step = secret === null ? null : matchingStep({ secret, code, now: ctx.clock.now() })
  if (secret === null || step === null || !(await takeStep(ctx.queries, { ...place, step }))) return null
  // Sealed with a former secret of the installation: once all are used, that one can go.
  if (!factor.sealed_secret.startsWith(`${keys[0].id}.`)) {
    const sealedSecret = sealSecret(keys, place, secret)
    await resealFactor(ctx.queries, { ...place, from: factor.sealed_secret, sealedSecret })
  }
  return 'totp'
}
