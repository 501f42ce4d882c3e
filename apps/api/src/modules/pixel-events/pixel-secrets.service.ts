import {
  type deletePixelSecret as deleteEndpoint,
  type getPixelSending as getEndpoint,
  type InputFor,
  pixelEventsShown,
  type PixelProvider,
  type PixelSending,
  type setPixelSecret as setEndpoint,
} from '@naikkelas/contract'
import type { AdminContext } from '../../app-context.ts'
import { AppError } from '../../http/index.ts'
import { sealText } from '../../sealed-text.ts'
import { findPageNow, holdPublicSide, markRedrawDue } from '../landing-pages/index.ts'
import { findKeptSecrets, findPageMeasurement, replacePixelSecret } from '../tracker/index.ts'
import { findLatestPixelEvents, restartPixelEvents } from './pixel-events.repo.ts'
import { secretFlaw } from './pixel-secrets.rules.ts'
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
  const flaw = secretFlaw(await findPageMeasurement(ctx.database.queries, pageId), provider)
  if (flaw !== null) throw new AppError('invalid_input', { fields: [{ path: 'secret', message: flaw }] })
  await keep(ctx, pageId, provider, sealText(ctx.keyFor(secretPurpose), secretPlace(pageId, provider), secret))
  await ctx.events.emit('pixel_event.queued', {})
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

/** The page is drawn again: what its visitors are asked says what is told. */
async function keep(ctx: AdminContext, pageId: string, provider: PixelProvider, sealed: string | null) {
  const at = ctx.clock.now()
  await ctx.database.transaction(async (queries) => {
    await holdPublicSide(queries)
    await replacePixelSecret(queries, { pageId, provider, sealed })
    if (sealed !== null) await restartPixelEvents(queries, pageId, provider)
    await markRedrawDue(queries, { pageIds: [pageId], linkedPageIds: [], at })
  })
  await ctx.events.emit('landing_page.redraw_due', { pageId })
}

async function sendingOf({ database: { queries } }: AdminContext, pageId: string): Promise<PixelSending> {
  return {
    secrets: await findKeptSecrets(queries, pageId),
    events: await findLatestPixelEvents(queries, pageId, pixelEventsShown),
  }
}
