import {
  type createLeadWebhook as createEndpoint,
  type deleteLeadWebhook as deleteEndpoint,
  type InputFor,
  type KeyedLeadWebhook,
  type LeadDelivery,
  type LeadWebhook,
  leadWebhooksAtMost,
  type listLeadDeliveries as listEndpoint,
  type renewLeadWebhookSecret as renewEndpoint,
  type retryLeadDelivery as retryEndpoint,
} from '@naikkelas/contract'
import { uuidv7 } from 'uuidv7'
import type { AdminContext } from '../../app-context.ts'
import { AppError } from '../../http/index.ts'
import { existingPage, findPage } from '../landing-pages/index.ts'
import type { WebhookPort } from '../webhooks/index.ts'
import { findDeliveries, restartDelivery } from './deliveries.repo.ts'
import { newWebhookKey } from './webhook-key.ts'
import { findWebhook, findWebhooks, insertWebhook, removeWebhook, updateKey } from './webhooks.repo.ts'

export function listLeadWebhooks({ database }: AdminContext): Promise<LeadWebhook[]> {
  return findWebhooks(database.queries)
}

export async function createLeadWebhook(
  ctx: AdminContext,
  { body: { url, pageId } }: InputFor<typeof createEndpoint>,
  port: WebhookPort,
): Promise<KeyedLeadWebhook> {
  const { queries } = ctx.database
  const flaw = port.flawOf(url.trim())
  if (flaw !== null) throw new AppError('invalid_input', { fields: [{ path: 'url', message: flaw }] })
  if (pageId !== null) existingPage(await findPage(queries, pageId))
  if ((await findWebhooks(queries)).length >= leadWebhooksAtMost) throw new AppError('library_full')
  const id = uuidv7()
  const { secret, kept } = newWebhookKey(ctx, id)
  await insertWebhook(queries, { id, pageId, url: url.trim(), key: kept, at: ctx.clock.now() })
  return { ...existing(await findWebhook(queries, id)), secret }
}

/** For a key that was lost or seen by others: what is sent from now on bears the new one. */
export async function renewLeadWebhookSecret(
  ctx: AdminContext,
  { params: { webhookId } }: InputFor<typeof renewEndpoint>,
): Promise<KeyedLeadWebhook> {
  const { queries } = ctx.database
  const { secret, kept } = newWebhookKey(ctx, webhookId)
  if (!(await updateKey(queries, webhookId, kept))) throw new AppError('not_found')
  return { ...existing(await findWebhook(queries, webhookId)), secret }
}

export async function deleteLeadWebhook(
  { database }: AdminContext,
  { params }: InputFor<typeof deleteEndpoint>,
): Promise<null> {
  if (!(await removeWebhook(database.queries, params.webhookId))) throw new AppError('not_found')
  return null
}

export async function listLeadDeliveries(
  { database: { queries } }: AdminContext,
  { params, query }: InputFor<typeof listEndpoint>,
) {
  existing(await findWebhook(queries, params.webhookId))
  return { ...(await findDeliveries(queries, params.webhookId, query)), ...query }
}

export async function retryLeadDelivery(
  { database, events }: AdminContext,
  { params }: InputFor<typeof retryEndpoint>,
): Promise<LeadDelivery> {
  const restarted = existing(await restartDelivery(database.queries, params.deliveryId))
  await events.emit('lead.kept', {})
  return restarted
}

function existing<Found>(found: Found | undefined): Found {
  if (!found) throw new AppError('not_found')
  return found
}
