import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Tx } from '../../../platform/database/index.ts'
import { countTry, forgiveTry, type RequestContext } from '../../../platform/endpoints/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { answerToken, findOpenToken, issueCode, openCode } from '../../../platform/one-time-codes/index.ts'
import {
  clearedDisplayLines,
  deleteSessions,
  findPasswordHashOf,
  hashToken,
  lockPasswordHash,
  type OpenRealm,
} from '../../../platform/realms/index.ts'
import { wrongFactorCode } from './access-errors.ts'
import { answerLimits, secondFactorLimits, signInLimits } from './access-limits.ts'
import type { AccountAccess, Linking, ReachableAccount } from './account-access.ts'
import { rememberDevice } from './devices.service.ts'
import { takeCode } from './second-factor-codes.ts'
import { recoveryCodeUsedMail } from './second-factor-mails.rules.ts'
import { countRecoveryCodes } from './second-factor.repo.ts'
import { hasSecondFactor } from './second-factor.service.ts'

export interface SignInParts<Actor extends ReachableAccount> {
  access: AccountAccess<Actor>
  realm: OpenRealm<Actor>
  /** Links an account elsewhere, where a realm has such. */
  link?: (tx: Tx, account: Actor, linking: Linking) => Promise<void>
  /** Linked once the sign-in has come to its end. */
  linking?: Linking
}

/** What the first factor leads to where there is a second factor. */
interface Challenge {
  challenge: string
}

/**
 * Starts a session, or asks for the second factor. Unknown e-mail and wrong password get one answer, after the same work;
 * that an account is blocked or closed is shown after its password only.
 */
export async function signIn<Actor extends ReachableAccount>(
  ctx: AppContext,
  { access, realm, link, linking }: SignInParts<Actor>,
  request: RequestContext,
  given: { email: string; password: string },
): Promise<Actor | Challenge> {
  const limits = signInLimits({ ...access, email: given.email, clientAddress: request.clientAddress })
  await countTry(ctx.database.queries, limits)
  const { userId, headers, passwordHash, discard } = await realm.signIn(request, given)
  const account = await access.findActive(ctx.database.queries, userId)
  if (!account) {
    await deleteSessions(ctx.database.queries, access.tables, { userId })
    throw new AppError((await access.findRefusal(ctx.database.queries, userId)) ?? 'wrong_credentials')
  }
  if (await hasSecondFactor(ctx.database.queries, { realm: access.realm, accountId: userId })) {
    // Nothing has left this process that could use the session. The try stays counted until the code is right.
    await discard()
    return openChallenge(ctx, access, {
      accountId: userId,
      email: given.email,
      passwordMark: passwordMark(passwordHash),
      linking,
    })
  }
  await ctx.database.transaction(async (tx) => {
    await rememberDevice(ctx, access, tx, { request, account })
    if (linking !== undefined) await link?.(tx, account, linking)
  })
  realm.forwardCookie(headers, request.replyHeaders)
  realm.showAccount(request.replyHeaders, account)
  await forgiveTry(ctx.database.queries, limits)
  return account
}

/**
 * Signs in an account that an account elsewhere has shown to be the visitor's, in the place of a password: the second
 * factor is asked for all the same.
 */
export async function signInByIdentity<Actor extends ReachableAccount>(
  ctx: AppContext,
  { access, realm, link, linking }: SignInParts<Actor>,
  request: RequestContext,
  account: Actor,
): Promise<Actor | Challenge> {
  const { queries } = ctx.database
  if (await hasSecondFactor(queries, { realm: access.realm, accountId: account.id })) {
    const hash = await findPasswordHashOf(queries, access.tables, account.id)
    return openChallenge(ctx, access, {
      accountId: account.id,
      email: null,
      passwordMark: passwordMark(hash),
      linking,
    })
  }
  const session = await ctx.database.transaction(async (tx) => {
    await rememberDevice(ctx, access, tx, { request, account })
    if (linking !== undefined) await link?.(tx, account, linking)
    return realm.startSession(tx, request, account.id)
  })
  session.setCookie(request.replyHeaders)
  realm.showAccount(request.replyHeaders, account)
  return account
}

/** With another password since, or one at all, a challenge is void. */
const passwordMark = (hash: string | null) => (hash === null ? 'none' : hashToken(hash))

interface ChallengedSignIn {
  accountId: string
  email: string | null
  /** Of the password at that time. */
  passwordMark: string
  linking: Linking | undefined
}

async function openChallenge<Actor extends ReachableAccount>(
  ctx: AppContext,
  { challengeCode }: AccountAccess<Actor>,
  { accountId, linking, ...shown }: ChallengedSignIn,
): Promise<Challenge> {
  return ctx.database.transaction(async (tx) => {
    const id = await openCode(tx, challengeCode, {
      accountId,
      payload: linking === undefined ? shown : { ...shown, linking },
    })
    const issued = await issueCode(ctx, tx, id)
    if (!issued) throw new Error('a new challenge has expired')
    return { challenge: issued.token }
  })
}

/**
 * Finishes a sign-in with a code. Tries are counted for the account, whatever the address and however many challenges:
 * of guesses in parallel five are compared.
 */
export async function answerChallenge<Actor extends ReachableAccount>(
  ctx: AppContext,
  { access, realm, link }: SignInParts<Actor>,
  request: RequestContext,
  { challenge, code }: { challenge: string; code: string },
): Promise<Actor> {
  const { queries } = ctx.database
  const { tables, challengeCode } = access
  await countTry(queries, answerLimits(request.clientAddress))
  const open = await findOpenToken(queries, challengeCode, challenge)
  const account = open?.accountId ? await access.findActive(queries, open.accountId) : undefined
  if (!open || !account) throw challengeOver()
  const { email, passwordMark: mark, linking } = open.payload
  const place = { realm: access.realm, accountId: account.id }
  const limits = secondFactorLimits({ ...place, password: mark })
  await countTry(queries, limits)
  const taken = await takeCode({ ...ctx, queries }, place, code)
  if (taken === null) throw wrongFactorCode()
  const session = await ctx.database.transaction(async (tx) => {
    const hash = await lockPasswordHash(tx, tables, account.id)
    if (passwordMark(hash) !== mark || !(await answerToken(tx, challengeCode, challenge))) throw challengeOver()
    if (taken === 'recovery') await mailOfRecovery(ctx, access, tx, account)
    await rememberDevice(ctx, access, tx, { request, account })
    if (linking !== undefined) await link?.(tx, account, linking)
    return realm.startSession(tx, request, account.id)
  })
  session.setCookie(request.replyHeaders)
  realm.showAccount(request.replyHeaders, account)
  await forgiveTry(queries, limits)
  if (email !== null)
    await forgiveTry(queries, signInLimits({ ...access, email, clientAddress: request.clientAddress }))
  return account
}

async function mailOfRecovery<Actor extends ReachableAccount>(
  ctx: AppContext,
  { realm, resetPath }: AccountAccess<Actor>,
  tx: Tx,
  { id, name, email }: Actor,
) {
  const left = await countRecoveryCodes(tx, { realm, accountId: id })
  await queueMail(ctx, tx, {
    key: `recovery-code-used:${id}:${ctx.clock.now().getTime()}`,
    to: { name, address: email },
    ...recoveryCodeUsedMail({ name, left, resetPath, publicUrl: ctx.publicUrl }),
  })
}

/** Ends the session a request carries; without one there is nothing to end, which is no mistake. */
export async function signOut<Actor extends ReachableAccount>(
  ctx: AppContext,
  realm: OpenRealm<Actor>,
  request: RequestContext,
): Promise<null> {
  const { headers } = await realm.auth.api.signOut({ headers: realm.headersOf(request), returnHeaders: true })
  realm.forwardCookie(headers, request.replyHeaders)
  for (const line of clearedDisplayLines(ctx)) request.replyHeaders.append('set-cookie', line)
  return null
}

const challengeOver = () =>
  new AppError('invalid_input', {
    fields: [{ path: 'challenge', message: 'Waktu untuk memasukkan kode sudah habis. Masuk lagi dengan kata sandi.' }],
  })
