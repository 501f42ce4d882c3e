import type { InputFor } from '@naikkelas/contract'
import { deliverLead } from './deliver-lead.job.ts'
import {
  type createLeadWebhook as createEndpoint,
  type deleteLeadWebhook as deleteEndpoint,
  type KeyedLeadWebhook,
  type LeadDelivery,
  type LeadWebhook,
  leadWebhooksAtMost,
  type listLeadDeliveries as listEndpoint,
  type renewLeadWebhookSecret as renewEndpoint,
  type retryLeadDelivery as retryEndpoint,
} from '@naikkelas/contract/marketing'
import { uuidv7 } from 'uuidv7'
import type { AdminContext } from '../../../app-context.ts'
import { requireRoom } from '../../../platform/database/index.ts'
import { AppError } from '../../../errors/app-error.ts'
import { existingPage, findPage } from '../../pages/landing-pages/index.ts'
import type { WebhookPort } from '../../../platform/webhooks/index.ts'
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
  const id = uuidv7()
  const { secret, kept } = newWebhookKey(ctx, id)
  await ctx.database.transaction(async (tx) => {
    const count = async () => (await findWebhooks(tx)).length
    await requireRoom(tx, { name: 'lead webhooks', max: leadWebhooksAtMost, count })
    await insertWebhook(tx, { id, pageId, url: url.trim(), key: kept, at: ctx.clock.now() })
  })
  return { ...existing(await findWebhook(queries, id)), secret }
}

/** Replaces a lost or leaked key: later messages are signed with the new one. */
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
  { database, jobs }: AdminContext,
  { params }: InputFor<typeof retryEndpoint>,
): Promise<LeadDelivery> {
  return database.transaction(async (tx) => {
    const restarted = existing(await restartDelivery(tx, params.deliveryId))
    await jobs.enqueue(tx, deliverLead, { deliveryId: restarted.id })
    return restarted
  })
}

function existing<Found>(found: Found | undefined): Found {
  if (!found) throw new AppError('not_found')
  return found
}
