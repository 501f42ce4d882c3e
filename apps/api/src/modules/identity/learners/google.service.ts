import type { InputFor } from '@naikkelas/contract'
import {
  type finishGoogleSignIn as finishEndpoint,
  type Learner,
  learnerNameSchema,
  type linkGoogle as linkEndpoint,
  type SignInMethods,
  type unlinkGoogle as unlinkEndpoint,
} from '@naikkelas/contract/identity'
import { emailSchema } from '@naikkelas/contract/validation'
import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Tx } from '../../../platform/database/index.ts'
import { type ActorContext, countTaken, countTry, type RequestContext } from '../../../platform/endpoints/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import {
  answerToken,
  findOpenToken,
  issueCode,
  type OneTimeCode,
  openCode,
} from '../../../platform/one-time-codes/index.ts'
import { type OpenIdProvider, OpenIdRefused, OpenIdUnreachable } from '../../../platform/open-id/index.ts'
import { deletePassword, deleteSessions, findPasswordHashOf, type OpenRealm } from '../../../platform/realms/index.ts'
import {
  answerLimits,
  checkPassword,
  erasePasskeys,
  eraseSecondFactor,
  type Linking,
  roundTripLimits,
  signIn,
  signInByIdentity,
} from '../account-access/index.ts'
import { googleLinkedMail, googleUnlinkedMail } from './account-mails.rules.ts'
import { admitLearner } from './admit-learner.service.ts'
import { googleLinkCode, googleTripCode } from './codes.ts'
import {
  deleteIdentities,
  deleteOpenCodes,
  findIdentityOf,
  findLinkedLearner,
  insertIdentity,
} from './identities.repo.ts'
import { learnerAccess } from './learner-access.ts'
import { learnerTables } from './learner-realm.ts'
import { findActiveLearner, findActiveLearnerByEmail } from './learners.queries.ts'
import { hasEmail } from './learners.repo.ts'
import { setEmailVerified } from './standing.repo.ts'

type Learners = OpenRealm<Learner>
type Challenge = { challenge: string }

/** @throws AppError `not_found` where the operator has no keys */
function googleOf({ ports }: AppContext): OpenIdProvider {
  if (!ports.google) throw new AppError('not_found')
  return ports.google
}

/** Begins a way to Google. The browser that began it keeps the trip; in another one the way back leads nowhere. */
export async function startGoogleSignIn(ctx: AppContext, request: RequestContext) {
  const google = googleOf(ctx)
  await countTaken(ctx.database.queries, roundTripLimits(request.clientAddress))
  const { trip, address } = await google.begin(`${ctx.publicUrl}/login/google/kembali`).catch(asAppError)
  return { address, trip: await openLink(ctx, googleTripCode, trip) }
}

/** Signs in, makes an account, or asks for the password of an account that the Google account may belong to. */
export async function finishGoogleSignIn(
  ctx: AppContext,
  realm: Learners,
  request: RequestContext,
  { body: { trip: token, query } }: InputFor<typeof finishEndpoint>,
): Promise<Learner | Challenge | { link: string; email: string }> {
  const google = googleOf(ctx)
  await countTry(ctx.database.queries, answerLimits(request.clientAddress))
  // Used up whatever comes of it: what came back once is worth nothing a second time.
  const answered = await answerToken(ctx.database.queries, googleTripCode, token)
  if (!answered) throw new AppError('google_failed', { reason: 'unknown or used trip' })
  const identity = await google.finish(answered.payload, query).catch(asAppError)
  const { issuer, subject, isEmailVerified } = identity
  const parts = signInParts(ctx, realm)

  const linkedId = await findLinkedLearner(ctx.database.queries, { issuer, subject })
  if (linkedId !== undefined) {
    const linked = await findActiveLearner(ctx.database.queries, linkedId)
    if (!linked) {
      const refusal = await learnerAccess.findRefusal(ctx.database.queries, linkedId)
      throw new AppError(refusal ?? 'google_refused', { reason: 'the linked account may not act' })
    }
    return signInByIdentity(ctx, parts, request, linked)
  }

  const email = emailSchema.safeParse(identity.email ?? '').data
  if (email === undefined) throw new AppError('google_refused', { reason: 'no e-mail that accounts may have' })
  const linking = { issuer, subject, email }
  // Nothing about accounts here is disclosed to someone who has not shown to own the address.
  if (!isEmailVerified) return askForPassword(ctx, linking)
  const known = await findActiveLearnerByEmail(ctx.database.queries, email)
  if (known) return signInByEmail(ctx, parts, request, { known, linking })
  if (await hasEmail(ctx.database.queries, email))
    throw new AppError('google_refused', { reason: 'the account with this e-mail may not act' })
  return makeAccount(ctx, { realm, request, linking, name: identity.name })
}

/** An account whose e-mail is the one that Google has verified, but which that Google account never opened. */
async function signInByEmail(
  ctx: AppContext,
  parts: ReturnType<typeof signInParts>,
  request: RequestContext,
  { known, linking }: { known: Learner; linking: Linking },
) {
  if (!known.isEmailVerified) {
    await takeOverUnproven(ctx, known.id)
    return signInByIdentity(ctx, { ...parts, linking }, request, { ...known, isEmailVerified: true })
  }
  // Another Google account has opened it before: the address may have passed to another person.
  if (await findIdentityOf(ctx.database.queries, known.id)) return askForPassword(ctx, linking)
  return signInByIdentity(ctx, { ...parts, linking }, request, known)
}

/**
 * An account with an address that was never proven may be of a stranger, who keeps no access once the owner of the
 * address comes: password, devices, codes, second factor and linked accounts go first.
 */
async function takeOverUnproven(ctx: AppContext, id: string) {
  await ctx.database.transaction(async (tx) => {
    await deletePassword(tx, learnerTables, id)
    await deleteSessions(tx, learnerTables, { userId: id })
    await deleteOpenCodes(tx, id)
    await deleteIdentities(tx, id)
    await eraseSecondFactor(tx, { realm: 'learner', accountId: id })
    await erasePasskeys(tx, { realm: 'learner', accountId: id })
    await setEmailVerified(tx, id)
  })
}

function makeAccount(
  ctx: AppContext,
  {
    realm,
    request,
    linking,
    name: named,
  }: { realm: Learners; request: RequestContext; linking: Linking; name: string | null },
): Promise<Learner> {
  const { email } = linking
  const name = learnerNameSchema.safeParse(named ?? '').data ?? email.split('@')[0] ?? email
  return admitLearner(ctx, realm, request, {
    account: { name, email, isEmailVerified: true, phone: null, passwordHash: null },
    taken: () => new AppError('google_failed', { reason: 'the account was made meanwhile' }),
    also: (tx, id) => link(tx, id, linking),
  })
}

async function askForPassword(ctx: AppContext, linking: Linking) {
  return { link: await openLink(ctx, googleLinkCode, linking), email: linking.email }
}

/** Signs in with the password of the account that has the e-mail, and links the Google account to it. */
export async function linkGoogle(
  ctx: AppContext,
  realm: Learners,
  request: RequestContext,
  { body: { link: token, password } }: InputFor<typeof linkEndpoint>,
): Promise<Learner | Challenge> {
  googleOf(ctx)
  await countTry(ctx.database.queries, answerLimits(request.clientAddress))
  const open = await findOpenToken(ctx.database.queries, googleLinkCode, token)
  if (!open)
    throw new AppError('invalid_input', {
      fields: [{ path: 'link', message: 'Waktu untuk menautkan sudah habis. Masuk lagi dengan Google.' }],
    })
  const linking = open.payload
  const parts = { ...signInParts(ctx, realm), linking }
  const answer = await signIn(ctx, parts, request, { email: linking.email, password })
  await answerToken(ctx.database.queries, googleLinkCode, token)
  return answer
}

export async function getSignInMethods(ctx: ActorContext<Learner>): Promise<SignInMethods> {
  const { queries } = ctx.database
  const identity = await findIdentityOf(queries, ctx.actor.id)
  return {
    hasPassword: (await findPasswordHashOf(queries, learnerTables, ctx.actor.id)) !== null,
    google: identity ? { email: identity.email, linkedAt: identity.linked_at.toISOString() } : null,
  }
}

/** Only after the present password: who has none would lock themselves out. */
export async function unlinkGoogle(
  ctx: ActorContext<Learner>,
  { body: { currentPassword } }: InputFor<typeof unlinkEndpoint>,
): Promise<SignInMethods> {
  await checkPassword(ctx, learnerAccess, currentPassword)
  const { id, name, email } = ctx.actor
  await ctx.database.transaction(async (tx) => {
    if ((await deleteIdentities(tx, id)) === 0) throw new AppError('not_found')
    await queueMail(ctx, tx, {
      key: `google-unlinked:${id}:${ctx.clock.now().getTime()}`,
      to: { name, address: email },
      ...googleUnlinkedMail({ name, publicUrl: ctx.publicUrl }),
    })
  })
  return getSignInMethods(ctx)
}

export const signInParts = (ctx: AppContext, realm: Learners) => ({
  access: learnerAccess,
  realm,
  link: (tx: Tx, learner: Learner, linking: Linking) => linkByMail(ctx, tx, learner, linking),
})

/** Links the Google account that the sign-in has shown, and reports it to the owner. */
async function linkByMail(ctx: AppContext, tx: Tx, learner: Learner, linking: Linking) {
  await link(tx, learner.id, linking)
  await queueMail(ctx, tx, {
    key: `google-linked:${learner.id}:${ctx.clock.now().getTime()}`,
    to: { name: learner.name, address: learner.email },
    ...googleLinkedMail({ name: learner.name, google: linking.email, publicUrl: ctx.publicUrl }),
  })
}

async function link(tx: Tx, learnerId: string, linking: Linking) {
  if (!(await insertIdentity(tx, { learnerId, ...linking })))
    throw new AppError('google_failed', { reason: 'linked to another account meanwhile' })
}

/** What a link opens, kept until its token comes back. */
async function openLink<Payload>(ctx: AppContext, code: OneTimeCode<Payload>, payload: NoInfer<Payload>) {
  return ctx.database.transaction(async (tx) => {
    const issued = await issueCode(ctx, tx, await openCode(tx, code, { accountId: null, payload }))
    if (!issued) throw new Error('a new link has expired')
    return issued.token
  })
}

function asAppError(error: unknown): never {
  if (error instanceof OpenIdUnreachable) throw new AppError('busy', { reason: error.message }, { cause: error })
  if (error instanceof OpenIdRefused)
    throw new AppError(
      error.isCancelled ? 'google_cancelled' : 'google_failed',
      { reason: error.message },
      { cause: error },
    )
  throw error
}
