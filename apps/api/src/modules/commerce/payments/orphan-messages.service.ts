import type { InputFor, OutputFor } from '@naikkelas/contract'
import {
  type GatewayMessage,
  type GatewayMessageDetails,
  gatewayMessagesPerPage,
  type listGatewayMessages as listEndpoint,
  type settleGatewayMessage as settleEndpoint,
} from '@naikkelas/contract/commerce'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Queries } from '../../../platform/database/index.ts'
import { followMessage, findAttemptOf } from './follow-message.ts'
import { findMessage, findOrphans, matchMessage, settleMessage, type StoredMessage } from './orphan-messages.repo.ts'
import { redactedBody } from './redacted-body.rules.ts'

export async function listGatewayMessages(
  { database }: AdminContext,
  { query: { state, ...filter } }: InputFor<typeof listEndpoint>,
): Promise<OutputFor<typeof listEndpoint>> {
  const limit = gatewayMessagesPerPage + 1
  const found = await findOrphans(database.queries, {
    gateway: undefined,
    kind: undefined,
    after: undefined,
    ...filter,
    isOpen: state === 'open',
    limit,
  })
  const items = found.slice(0, gatewayMessagesPerPage).map(messageView)
  return { items, next: found.length === limit ? (items.at(-1)?.id ?? null) : null }
}

interface ById {
  params: { messageId: string }
}

/** @throws AppError `not_found` */
export const getGatewayMessage = ({ database }: AdminContext, { params }: ById): Promise<GatewayMessageDetails> =>
  detailsOf(database.queries, params.messageId)

/** The payment that a message is of, looked for once more; a second run changes nothing. @throws AppError `not_found` */
export async function recheckGatewayMessage(
  ctx: AdminContext,
  { params: { messageId } }: ById,
): Promise<GatewayMessageDetails> {
  await ctx.unitOfWork(async (uow) => {
    const message = await findMessage(uow.tx, messageId)
    if (message === undefined) throw new AppError('not_found')
    if (message.reference === null) return
    const { provider, kind, reference } = message
    const attemptId = message.attemptId ?? (await findAttemptOf(uow.tx, provider, { kind, reference }))
    if (attemptId === undefined) return
    await matchMessage(uow.tx, messageId, attemptId)
    await followMessage(ctx, uow, { kind, references: [reference], attemptId })
  })
  return detailsOf(ctx.database.queries, messageId)
}

/** @throws AppError `not_found`; `message_settled` for one that is settled, or of a payment */
export async function settleGatewayMessage(
  ctx: AdminContext,
  { params: { messageId }, body: { note } }: InputFor<typeof settleEndpoint>,
): Promise<GatewayMessageDetails> {
  return ctx.database.transaction(async (tx) => {
    const isSettled = await settleMessage(tx, messageId, { note, adminId: ctx.actor.id, at: ctx.clock.now() })
    const details = await detailsOf(tx, messageId)
    if (!isSettled) throw new AppError('message_settled')
    return details
  })
}

async function detailsOf(queries: Queries, id: string): Promise<GatewayMessageDetails> {
  const found = await findMessage(queries, id)
  if (found === undefined) throw new AppError('not_found')
  return { ...messageView(found), eventKey: found.eventKey, body: redactedBody(found.body), order: found.order }
}

const messageView = ({ provider, receivedAt, settledAt, ...row }: StoredMessage): GatewayMessage => ({
  id: row.id,
  gateway: provider,
  kind: row.kind,
  reference: row.reference,
  deliveries: row.deliveries,
  note: row.note,
  settledBy: row.settledBy,
  receivedAt: receivedAt.toISOString(),
  settledAt: settledAt?.toISOString() ?? null,
})
