import type { InputFor } from '@naikkelas/contract'
import {
  type deletePixelSecret as deleteEndpoint,
  type getPixelSending as getEndpoint,
  pixelEventsShown,
  type PixelProvider,
  type PixelSending,
  type setPixelSecret as setEndpoint,
} from '@naikkelas/contract/marketing'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { sealText } from '../../../platform/secrets/sealed-text.ts'
import { findPageNow } from '../../pages/landing-pages/index.ts'
import { advertisersWithSecret, changePixelSecret, pageMeasurement } from '../../pages/measurement/index.ts'
import { findLatestPixelEvents, restartPixelEvents } from './pixel-events.repo.ts'
import { secretFlaw } from './pixel-secrets.rules.ts'
import { adEventsKey, sendAdEvents } from './send-ad-events.job.ts'
import { secretPlace, secretPurpose } from './secret-place.ts'

export async function getPixelSending(
  ctx: AdminContext,
  { params: { pageId } }: InputFor<typeof getEndpoint>,
): Promise<PixelSending> {
  await findPageNow(ctx, pageId)
  return sendingOf(ctx, pageId)
}

export async function setPixelSecret(
  ctx: AdminContext,
  { params: { pageId, provider }, body: { secret } }: InputFor<typeof setEndpoint>,
): Promise<PixelSending> {
  await findPageNow(ctx, pageId)
  const flaw = secretFlaw(await pageMeasurement(ctx.database.queries, pageId), provider)
  if (flaw !== null) throw new AppError('invalid_input', { fields: [{ path: 'secret', message: flaw }] })
  await keep(ctx, pageId, provider, sealText(ctx.keyFor(secretPurpose), secretPlace(pageId, provider), secret))
  return sendingOf(ctx, pageId)
}

export async function deletePixelSecret(
  ctx: AdminContext,
  { params: { pageId, provider } }: InputFor<typeof deleteEndpoint>,
): Promise<PixelSending> {
  await findPageNow(ctx, pageId)
  await keep(ctx, pageId, provider, null)
  return sendingOf(ctx, pageId)
}

async function keep(ctx: AdminContext, pageId: string, provider: PixelProvider, sealed: string | null) {
  await ctx.unitOfWork(async (uow) => {
    await changePixelSecret(ctx, uow, { pageId, provider, sealed })
    if (sealed === null) return
    await restartPixelEvents(uow.tx, pageId, provider)
    const key = adEventsKey(pageId, provider)
    await ctx.jobs.enqueue(uow.tx, sendAdEvents, { pageId, provider }, { key, skipsBackOff: true })
  })
}

async function sendingOf({ database: { queries } }: AdminContext, pageId: string): Promise<PixelSending> {
  return {
    secrets: await advertisersWithSecret(queries, pageId),
    events: await findLatestPixelEvents(queries, pageId, pixelEventsShown),
  }
}
