import type { InputFor, OutputFor } from '@naikkelas/contract'
import type {
  Consent,
  getGuide as getGuideEndpoint,
  Learner,
  setConsent as setConsentEndpoint,
  updateLearnerProfile as updateEndpoint,
} from '@naikkelas/contract/identity'
import type { ActorContext, RequestContext } from '../../../platform/endpoints/index.ts'
import type { OpenRealm } from '../../../platform/realms/index.ts'
import { presentTexts } from './consent-version.ts'
import { findConsents, insertConsent } from './consents.repo.ts'
import { hasFinishedGuide, insertFinishedGuide, updateName } from './learners.repo.ts'

type Ctx = ActorContext<Learner>

export async function updateLearnerProfile(
  ctx: Ctx,
  realm: OpenRealm<Learner>,
  request: RequestContext,
  { body: { name } }: InputFor<typeof updateEndpoint>,
): Promise<Learner> {
  await updateName(ctx.database.queries, ctx.actor.id, name)
  const learner = { ...ctx.actor, name }
  realm.showAccount(request.replyHeaders, learner)
  return learner
}

export function listConsents(ctx: Ctx): Promise<Consent[]> {
  return findConsents(ctx.database.queries, ctx.actor.id)
}

/** A consent is a row of its own, given or withdrawn, so that it can be shown later what held when. */
export async function setConsent(
  ctx: Ctx,
  { body: { purpose, isGiven } }: InputFor<typeof setConsentEndpoint>,
): Promise<Consent[]> {
  await insertConsent(ctx.database.queries, {
    learnerId: ctx.actor.id,
    purpose,
    ...(await presentTexts(ctx, ctx.database.queries)),
    isGiven,
  })
  return findConsents(ctx.database.queries, ctx.actor.id)
}

/** 400 in the data of a tour that was not finished, as the specification's client expects it (product.md, reading a). */
export async function getGuide(
  ctx: Ctx,
  { query: { type } }: InputFor<typeof getGuideEndpoint>,
): Promise<OutputFor<typeof getGuideEndpoint>> {
  const isFinished = await hasFinishedGuide(ctx.database.queries, ctx.actor.id, type)
  return { type, status: isFinished ? 200 : 400 }
}

export async function finishGuide(ctx: Ctx, type: number): Promise<null> {
  await insertFinishedGuide(ctx.database.queries, ctx.actor.id, type)
  return null
}
