import type { SecondFactor } from '@naikkelas/contract/identity'
import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { type ActorContext, countTry, forgiveTry } from '../../../platform/endpoints/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { deleteSessions, hashToken } from '../../../platform/realms/index.ts'
import { wrongFactorCode } from './access-errors.ts'
import { secondFactorLimits } from './access-limits.ts'
import type { AccountMail } from './access-mails.rules.ts'
import type { AccountAccess, ReachableAccount } from './account-access.ts'
import { checkPassword } from './passwords.service.ts'
import { groupedCode, newRecoveryCodes, recoveryCodeHashes } from './recovery-codes.ts'
import { factorKeys, openSecret, recoveryKeys, sealSecret, takeCode } from './second-factor-codes.ts'
import {
  confirmFactor,
  countRecoveryCodes,
  deleteFactor,
  type FactorPlace,
  findFactor,
  insertFactor,
  moveFactor,
  offerNextSecret,
  replaceRecoveryCodes,
} from './second-factor.repo.ts'
import {
  recoveryCodesRenewedMail,
  secondFactorMovedMail,
  secondFactorOffMail,
  secondFactorOnMail,
} from './second-factor-mails.rules.ts'
import { matchingStep, newTotpSecret, totpUri } from './totp.rules.ts'

type Ctx<Actor extends ReachableAccount> = ActorContext<Actor>

export async function getSecondFactor<Actor extends ReachableAccount>(
  ctx: Ctx<Actor>,
  access: AccountAccess<Actor>,
): Promise<SecondFactor> {
  const place = { realm: access.realm, accountId: ctx.actor.id }
  return {
    isOn: await hasSecondFactor(ctx.database.queries, place),
    isRequired: isRequired(ctx, access),
    recoveryCodesLeft: await countRecoveryCodes(ctx.database.queries, place),
  }
}

const isRequired = <Actor extends ReachableAccount>(
  { actor, appEnv }: Ctx<Actor>,
  { needsSecondFactor }: AccountAccess<Actor>,
): boolean => needsSecondFactor?.(actor, appEnv) ?? false

export async function hasSecondFactor(queries: Queries, place: FactorPlace): Promise<boolean> {
  return Boolean((await findFactor(queries, place))?.confirmed_at)
}

/**
 * Makes a secret for the app, after the present password. It is worth nothing until a code of it is confirmed. Where a
 * second factor is in use, a code of that is asked for too, and it stays until then.
 */
export async function startSecondFactor<Actor extends ReachableAccount>(
  ctx: Ctx<Actor>,
  access: AccountAccess<Actor>,
  { currentPassword, code }: { currentPassword: string; code?: string | undefined },
): Promise<{ secret: string; uri: string }> {
  const place = { realm: access.realm, accountId: ctx.actor.id }
  const secret = newTotpSecret()
  const sealedSecret = sealSecret(factorKeys(ctx), place, secret)
  if (code === undefined) {
    await checkPassword(ctx, access, currentPassword)
    if (!(await insertFactor(ctx.database.queries, { ...place, sealedSecret })))
      throw new AppError('second_factor_is_on')
  } else {
    await askAgain(ctx, access, { currentPassword, code })
    await offerNextSecret(ctx.database.queries, { ...place, sealedSecret })
  }
  return { secret, uri: totpUri(secret, ctx.actor.email) }
}

/** Switches it on, or moves it, with the first code of the app; answers the recovery codes, once. */
export async function confirmSecondFactor<Actor extends ReachableAccount>(
  ctx: Ctx<Actor>,
  access: AccountAccess<Actor>,
  { code }: { code: string },
): Promise<{ recoveryCodes: string[] }> {
  const place = { realm: access.realm, accountId: ctx.actor.id }
  const limits = secondFactorLimits({ ...place, password: 'setup' })
  await countTry(ctx.database.queries, limits)
  const factor = await findFactor(ctx.database.queries, place)
  const isMoved = Boolean(factor?.confirmed_at)
  if (isMoved && factor?.next_sealed_secret === null) throw new AppError('second_factor_is_on')
  const sealedSecret = isMoved ? factor?.next_sealed_secret : factor?.sealed_secret
  const secret = sealedSecret ? openSecret(factorKeys(ctx), place, sealedSecret) : null
  const at = ctx.clock.now()
  const step = secret === null ? null : matchingStep({ secret, code, now: at })
  if (!sealedSecret || step === null) throw wrongFactorCode()
  const codes = newRecoveryCodes()
  await ctx.database.transaction(async (tx) => {
    const take = isMoved ? moveFactor : confirmFactor
    if (!(await take(tx, { ...place, sealedSecret, step, at }))) throw wrongFactorCode()
    await keepRecoveryCodes(ctx, tx, place, codes)
    await deleteSessions(tx, access.tables, { userId: ctx.actor.id, but: ctx.sessionId })
    const words = isMoved ? secondFactorMovedMail : secondFactorOnMail
    await mail(ctx, tx, 'second-factor-on', words({ ...ctx.actor, ...access, publicUrl: ctx.publicUrl }))
  })
  await forgiveTry(ctx.database.queries, limits)
  return { recoveryCodes: codes.map(groupedCode) }
}

/** Replaces the recovery codes, after the present password and a code. */
export async function renewRecoveryCodes<Actor extends ReachableAccount>(
  ctx: Ctx<Actor>,
  access: AccountAccess<Actor>,
  given: { currentPassword: string; code: string },
): Promise<{ recoveryCodes: string[] }> {
  const place = { realm: access.realm, accountId: ctx.actor.id }
  await askAgain(ctx, access, given)
  const codes = newRecoveryCodes()
  await ctx.database.transaction(async (tx) => {
    await keepRecoveryCodes(ctx, tx, place, codes)
    const words = recoveryCodesRenewedMail({ ...ctx.actor, ...access, publicUrl: ctx.publicUrl })
    await mail(ctx, tx, 'recovery-codes', words)
  })
  return { recoveryCodes: codes.map(groupedCode) }
}

/** Switches it off, after the present password and a code. @throws AppError `second_factor_is_duty` */
export async function endSecondFactor<Actor extends ReachableAccount>(
  ctx: Ctx<Actor>,
  access: AccountAccess<Actor>,
  given: { currentPassword: string; code: string },
): Promise<null> {
  if (isRequired(ctx, access)) throw new AppError('second_factor_is_duty')
  await askAgain(ctx, access, given)
  await ctx.database.transaction(async (tx) => {
    if (!(await deleteFactor(tx, { realm: access.realm, accountId: ctx.actor.id }))) throw wrongFactorCode()
    await mail(ctx, tx, 'second-factor-off', secondFactorOffMail({ ...ctx.actor, ...access, publicUrl: ctx.publicUrl }))
  })
  return null
}

/** Removes it with its account, in the transaction that erases that. */
export const eraseSecondFactor = (tx: Tx, place: FactorPlace): Promise<boolean> => deleteFactor(tx, place)

/** A stolen session changes nothing here: the password is asked for, and a code. */
export async function askAgain<Actor extends ReachableAccount>(
  ctx: Ctx<Actor>,
  access: AccountAccess<Actor>,
  { currentPassword, code }: { currentPassword: string; code: string },
) {
  const { queries } = ctx.database
  const password = await checkPassword(ctx, access, currentPassword)
  const place = { realm: access.realm, accountId: ctx.actor.id }
  const limits = secondFactorLimits({ ...place, password: hashToken(password) })
  await countTry(queries, limits)
  if ((await takeCode({ ...ctx, queries }, place, code)) === null) throw wrongFactorCode()
  await forgiveTry(queries, limits)
}

async function keepRecoveryCodes(ctx: AppContext, tx: Tx, place: FactorPlace, codes: readonly string[]) {
  const keys = recoveryKeys(ctx)
  const hashes = codes.flatMap((code) => recoveryCodeHashes(keys, place.accountId, code).slice(0, 1))
  await replaceRecoveryCodes(tx, { ...place, hashes })
}

function mail<Actor extends ReachableAccount>(ctx: Ctx<Actor>, tx: Tx, matter: string, words: AccountMail) {
  const { id, name, email } = ctx.actor
  const key = `${matter}:${id}:${ctx.clock.now().getTime()}`
  return queueMail(ctx, tx, { key, to: { name, address: email }, ...words })
}
