import {
  type Passkey,
  type PasskeyAssertion,
  type PasskeyAttestation,
  passkeysAtMost,
} from '@naikkelas/contract/identity'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Tx } from '../../../platform/database/index.ts'
import { type ActorContext, countTaken, countTry, type RequestContext } from '../../../platform/endpoints/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { answerToken, issueCode, type OneTimeCode, openCode } from '../../../platform/one-time-codes/index.ts'
import { wrongFactorCode } from './access-errors.ts'
import { answerLimits, roundTripLimits } from './access-limits.ts'
import type { AccountMail } from './access-mails.rules.ts'
import type { AccountAccess, Ceremony, ReachableAccount } from './account-access.ts'
import { deviceName } from './device-name.rules.ts'
import { rememberDevice } from './devices.service.ts'
import { passkeyAddedMail, passkeyRemovedMail } from './passkey-mails.rules.ts'
import {
  deletePasskey,
  deletePasskeys,
  findCredentialIds,
  findPasskey,
  findPasskeys,
  insertPasskey,
  takeUse,
  updatePasskeyName,
} from './passkeys.repo.ts'
import { checkPassword } from './passwords.service.ts'
import type { FactorPlace } from './second-factor.repo.ts'
import { askAgain, hasSecondFactor } from './second-factor.service.ts'
import type { SignInParts } from './sign-in.service.ts'

type Ctx<Actor extends ReachableAccount> = ActorContext<Actor>

const placeOf = <Actor extends ReachableAccount>({ realm }: AccountAccess<Actor>, { id }: Actor) => ({
  realm,
  accountId: id,
})

export function listPasskeys<Actor extends ReachableAccount>(ctx: Ctx<Actor>, access: AccountAccess<Actor>) {
  return findPasskeys(ctx.database.queries, placeOf(access, ctx.actor))
}

/**
 * Begins a new passkey. It will open the account by itself, so all that opens it now is asked for: the password, and the
 * code of a second factor.
 */
export async function startPasskey<Actor extends ReachableAccount>(
  ctx: Ctx<Actor>,
  access: AccountAccess<Actor>,
  request: RequestContext,
  { currentPassword, code }: { currentPassword: string; code?: string | undefined },
) {
  const { queries } = ctx.database
  const place = placeOf(access, ctx.actor)
  if (!(await hasSecondFactor(queries, place))) await checkPassword(ctx, access, currentPassword)
  else if (code === undefined) throw wrongFactorCode()
  else await askAgain(ctx, access, { currentPassword, code })
  const known = await findCredentialIds(queries, place)
  if (known.length >= passkeysAtMost) throw new AppError('library_full')
  const options = await generateRegistrationOptions({
    rpName: 'Naikkelas',
    rpID: relyingParty(ctx, request).id,
    userName: ctx.actor.email,
    userDisplayName: ctx.actor.name,
    userID: userHandleOf(ctx.actor.id),
    excludeCredentials: known.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestationType: 'none',
  })
  return {
    ceremony: await openCeremony(ctx, access.passkeyCode, options.challenge, ctx.actor.id),
    options: { ...options },
  }
}

/** Keeps the key that the device has made, and mails its owner. */
export async function addPasskey<Actor extends ReachableAccount>(
  ctx: Ctx<Actor>,
  access: AccountAccess<Actor>,
  request: RequestContext,
  { ceremony, response }: { ceremony: string; response: PasskeyAttestation },
): Promise<Passkey> {
  const { actor } = ctx
  const opened = await answerToken(ctx.database.queries, access.passkeyCode, ceremony)
  if (!opened || opened.accountId !== actor.id) throw ceremonyOver()
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(ctx, request)
  const { transports, ...made } = response.response
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      ...response,
      response: transports === undefined ? made : { ...made, transports },
      clientExtensionResults: {},
    },
    expectedChallenge: opened.payload.challenge,
    expectedOrigin,
    expectedRPID,
  }).catch(refused)
  if (!verified) throw new AppError('passkey_refused')
  const { credential, credentialBackedUp } = registrationInfo
  const name = deviceName(request.request.headers.get('user-agent'))
  return ctx.database.transaction(async (tx) => {
    const passkey = await insertPasskey(tx, {
      ...placeOf(access, actor),
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      signCount: credential.counter,
      transports: credential.transports ?? [],
      name,
      isBackedUp: credentialBackedUp,
    })
    if (!passkey) throw new AppError('passkey_refused', { reason: 'known already' })
    await mail(ctx, tx, `passkey-added:${passkey.id}`, passkeyAddedMail({ ...mailFacts(ctx, access), passkey: name }))
    return passkey
  })
}

/** @throws AppError `not_found` for a key of another account */
export async function renamePasskey<Actor extends ReachableAccount>(
  ctx: Ctx<Actor>,
  access: AccountAccess<Actor>,
  { passkeyId, name }: { passkeyId: string; name: string },
): Promise<null> {
  const place = placeOf(access, ctx.actor)
  if (!(await updatePasskeyName(ctx.database.queries, { ...place, id: passkeyId, name })))
    throw new AppError('not_found')
  return null
}

/** @throws AppError `not_found` for a key of another account */
export async function removePasskey<Actor extends ReachableAccount>(
  ctx: Ctx<Actor>,
  access: AccountAccess<Actor>,
  { passkeyId, currentPassword }: { passkeyId: string; currentPassword: string },
): Promise<null> {
  await checkPassword(ctx, access, currentPassword)
  await ctx.database.transaction(async (tx) => {
    const name = await deletePasskey(tx, { ...placeOf(access, ctx.actor), id: passkeyId })
    if (name === undefined) throw new AppError('not_found')
    const words = passkeyRemovedMail({ ...mailFacts(ctx, access), passkey: name })
    await mail(ctx, tx, `passkey-removed:${passkeyId}`, words)
  })
  return null
}

/** Begins a sign-in. It names no account: the device offers those that it has keys for. */
export async function startPasskeySignIn<Actor extends ReachableAccount>(
  ctx: AppContext,
  access: AccountAccess<Actor>,
  request: RequestContext,
) {
  await countTaken(ctx.database.queries, roundTripLimits(request.clientAddress))
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(ctx, request).id,
    userVerification: 'required',
  })
  const ceremony = await openCeremony(ctx, access.passkeySignInCode, options.challenge, null)
  return { ceremony, options: { ...options, rpId: relyingParty(ctx, request).id } }
}

/** Starts a session. The device has checked its owner, so this is both factors. */
export async function signInByPasskey<Actor extends ReachableAccount>(
  ctx: AppContext,
  { access, realm }: SignInParts<Actor>,
  request: RequestContext,
  { ceremony, response }: { ceremony: string; response: PasskeyAssertion },
): Promise<Actor> {
  const { queries } = ctx.database
  await countTry(queries, answerLimits(request.clientAddress))
  const opened = await answerToken(queries, access.passkeySignInCode, ceremony)
  if (!opened) throw ceremonyOver()
  const passkey = await findPasskey(queries, { realm: access.realm, credentialId: response.id })
  if (!passkey) throw new AppError('passkey_refused', { reason: 'no account has it' })
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(ctx, request)
  const { userHandle, ...given } = response.response
  if (userHandle !== undefined && userHandle !== Buffer.from(userHandleOf(passkey.accountId)).toString('base64url'))
    throw new AppError('passkey_refused', { reason: 'made for another account' })
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...response, response: given, clientExtensionResults: {} },
    expectedChallenge: opened.payload.challenge,
    expectedOrigin,
    expectedRPID,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.signCount,
      transports: passkey.transports,
    },
  }).catch(refused)
  if (!verified) throw new AppError('passkey_refused')
  const account = await access.findActive(queries, passkey.accountId)
  if (!account) throw new AppError((await access.findRefusal(queries, passkey.accountId)) ?? 'passkey_refused')
  const { newCounter: signCount, credentialBackedUp: isBackedUp } = authenticationInfo
  const session = await ctx.database.transaction(async (tx) => {
    if (!(await takeUse(tx, { id: passkey.id, signCount, isBackedUp, at: ctx.clock.now() })))
      throw new AppError('passkey_refused', { reason: 'gone or copied' })
    await rememberDevice(ctx, access, tx, { request, account })
    return realm.startSession(tx, request, account.id)
  })
  session.setCookie(request.replyHeaders)
  realm.showAccount(request.replyHeaders, account)
  return account
}

/** Removes them with their account, in the transaction that erases that. */
export const erasePasskeys = (tx: Tx, place: FactorPlace): Promise<void> => deletePasskeys(tx, place)

/**
 * Who keys are made for: the host of the public address, and only pages of that origin. On a machine of one's own the
 * host that is asked, because browsers make no keys for 127.0.0.1 but for localhost.
 */
function relyingParty({ appEnv, publicUrl }: AppContext, { request }: RequestContext) {
  const { hostname, origin } = new URL(appEnv === 'local' ? request.url : publicUrl)
  return { id: hostname, origin }
}

/** Nothing about the person: devices keep it readable. */
const userHandleOf = (accountId: string) => new Uint8Array(Buffer.from(accountId))

async function openCeremony(
  ctx: AppContext,
  code: OneTimeCode<Ceremony>,
  challenge: string,
  accountId: string | null,
): Promise<string> {
  return ctx.database.transaction(async (tx) => {
    const issued = await issueCode(ctx, tx, await openCode(tx, code, { accountId, payload: { challenge } }))
    if (!issued) throw new Error('a new ceremony has expired')
    return issued.token
  })
}

const ceremonyOver = () => new AppError('passkey_refused', { reason: 'ceremony unknown, used or expired' })

/** What the library does not accept it throws. */
function refused(cause: unknown): never {
  throw new AppError('passkey_refused', { reason: 'not valid' }, { cause })
}

const mailFacts = <Actor extends ReachableAccount>(
  { actor: { name }, publicUrl }: Ctx<Actor>,
  { resetPath }: AccountAccess<Actor>,
) => ({ name, publicUrl, resetPath })

function mail<Actor extends ReachableAccount>(ctx: Ctx<Actor>, tx: Tx, key: string, words: AccountMail) {
  const { name, email } = ctx.actor
  return queueMail(ctx, tx, { key, to: { name, address: email }, ...words })
}
