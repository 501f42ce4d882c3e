import type { InputFor, OutputFor } from '@naikkelas/contract'
import {
  type LeftSellable,
  type listPriceActions as listEndpoint,
  type performPriceAction as performEndpoint,
  type PlannedPrice,
  type PriceAction,
  type previewPriceAction as previewEndpoint,
  sellableFlaws,
  type undoPriceAction as undoEndpoint,
} from '@naikkelas/contract/commerce'
import { rupiahSchema } from '@naikkelas/contract/money'
import { isDeepStrictEqual } from 'node:util'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { UnitOfWork } from '../../../platform/events/index.ts'
import { mayManage, mayView } from './catalogue.policy.ts'
import { pricesAfter } from './price-actions.rules.ts'
import {
  findChangesOfAction,
  findPriceAction,
  findPriceActions,
  insertPriceAction,
  markPriceActionUndone,
} from './price-actions.repo.ts'
import { insertPriceChange, type Prices } from './price-changes.repo.ts'
import { existing } from './refusals.ts'
import { findSellables, lockSellables, setPrice, type StoredSellable } from './sellables.repo.ts'

const shownActions = 10

export function listPriceActions({ database }: AdminContext): Promise<OutputFor<typeof listEndpoint>> {
  return findPriceActions(database.queries, shownActions)
}

/** Reports what would happen and changes nothing. What is not there any more is left out. */
export async function previewPriceAction(
  { database, actor }: AdminContext,
  { body: { action, sellableIds } }: InputFor<typeof previewEndpoint>,
): Promise<{ items: PlannedPrice[] }> {
  const found = await findSellables(database.queries, sellableIds)
  return {
    items: found
      .filter(({ value }) => mayView(actor, value.kind))
      .map((stored) => {
        const planned = planFor({ actor, action, stored })
        const was = amounts(stored.value)
        const { id, version, value } = stored
        return 'reason' in planned
          ? { id, name: value.name, version, was, becomes: was, reason: planned.reason }
          : { id, name: value.name, version, was, becomes: amounts(planned.becomes), reason: null }
      }),
  }
}

/** Each by itself: what changed since the preview does not keep the others from it. */
export async function performPriceAction(
  ctx: AdminContext,
  { body: { id, action, reason, items } }: InputFor<typeof performEndpoint>,
): Promise<OutputFor<typeof performEndpoint>> {
  const at = ctx.clock.now()
  return ctx.unitOfWork(async (uow) => {
    if (!(await insertPriceAction(uow.tx, { id, action, reason, actorId: ctx.actor.id, at })))
      return performedBefore(ctx, uow, { id, action })
    const stored = new Map(
      (
        await lockSellables(
          uow.tx,
          items.map((item) => item.id),
        )
      ).map((one) => [one.id, one]),
    )
    const left: LeftSellable[] = []
    const changed: Repriced[] = []
    for (const item of items) {
      const one = stored.get(item.id)
      const planned = one ? planFor({ actor: ctx.actor, action, stored: one }) : { reason: 'Ini sudah tidak ada.' }
      if (!one || 'reason' in planned || one.version !== item.version)
        left.push({
          id: item.id,
          name: one?.value.name ?? '',
          reason: 'reason' in planned ? planned.reason : 'Sudah diubah sejak pratinjau.',
        })
      else changed.push({ stored: one, becomes: planned.becomes })
    }
    await reprice(ctx, uow, { changed, reason, priceActionId: id, at })
    return { done: existing(await findPriceAction(uow.tx, id)).done, left }
  })
}

/** The answer to a request that is sent again. @throws AppError `act_taken` for another action under the same id */
async function performedBefore(ctx: AdminContext, { tx }: UnitOfWork, asked: { id: string; action: PriceAction }) {
  const found = existing(await findPriceAction(tx, asked.id))
  if (found.actorId !== ctx.actor.id || !isDeepStrictEqual(found.done.action, asked.action))
    throw new AppError('act_taken')
  return { done: found.done, left: [] }
}

/** Prices that were changed again since are kept and reported. @throws AppError `act_undone` */
export async function undoPriceAction(
  ctx: AdminContext,
  { params: { actionId } }: InputFor<typeof undoEndpoint>,
): Promise<OutputFor<typeof undoEndpoint>> {
  const at = ctx.clock.now()
  return ctx.unitOfWork(async (uow) => {
    existing(await findPriceAction(uow.tx, actionId))
    if (!(await markPriceActionUndone(uow.tx, actionId, at))) throw new AppError('act_undone')
    const traces = await findChangesOfAction(uow.tx, actionId)
    const locked = await lockSellables(
      uow.tx,
      traces.map(({ sellableId }) => sellableId),
    )
    const stored = new Map(locked.map((one) => [one.id, one]))
    const left: LeftSellable[] = []
    const changed: Repriced[] = []
    for (const { sellableId, was, became } of traces) {
      const one = existing(stored.get(sellableId))
      const reason = blockerOfUndo(ctx, one, { was, became })
      if (reason === null) changed.push({ stored: one, becomes: was })
      else left.push({ id: sellableId, name: one.value.name, reason })
    }
    await reprice(ctx, uow, { changed, reason: 'Perubahan harga massal diurungkan', priceActionId: null, at })
    return { restored: changed.map(({ stored: { id, value } }) => ({ id, name: value.name })), left }
  })
}

function blockerOfUndo(
  { actor }: AdminContext,
  { value }: StoredSellable,
  { was, became }: Record<'was' | 'became', Prices>,
) {
  if (!mayManage(actor, value.kind)) return 'Akun Anda tidak boleh mengubah ini.'
  if (value.price !== became.price || value.strikePrice !== became.strikePrice) return 'Sudah diubah lagi sesudahnya.'
  const [flaw] = sellableFlaws({ ...value, ...amounts(was) })
  return flaw ? `${flaw.message}.` : null
}

interface Repriced {
  stored: StoredSellable
  becomes: Prices
}

interface Repricing {
  changed: readonly Repriced[]
  reason: string
  priceActionId: string | null
  at: Date
}

/** Stores new prices with their history, and reports them in one event. */
async function reprice(ctx: AdminContext, { tx, emit }: UnitOfWork, { changed, reason, priceActionId, at }: Repricing) {
  const actorId = ctx.actor.id
  for (const { stored, becomes } of changed) {
    const change = { sellableId: stored.id, before: stored.value, after: becomes, reason, actorId, priceActionId, at }
    await insertPriceChange(tx, change)
    await setPrice(tx, { id: stored.id, ...becomes, actorId, at })
  }
  if (changed.length > 0)
    await emit('catalogue.changed', {
      changes: changed.map(({ stored: { id, value }, becomes }) => ({
        sellableId: id,
        price: becomes.price,
        priceBefore: value.price,
      })),
      at: at.toISOString(),
    })
}

interface Planning {
  actor: AdminContext['actor']
  action: PriceAction
  stored: StoredSellable
}

function planFor({ actor, action, stored: { value, isArchived } }: Planning): { becomes: Prices } | { reason: string } {
  if (!mayManage(actor, value.kind)) return { reason: 'Akun Anda tidak boleh mengubah ini.' }
  if (isArchived) return { reason: 'Ada di arsip.' }
  const planned = pricesAfter(action, value)
  if ('reason' in planned) return planned
  const [flaw] = sellableFlaws({ ...value, ...amounts(planned.becomes) })
  return flaw ? { reason: `${flaw.message}.` } : planned
}

const amount = (value: number | null) => (value === null ? null : rupiahSchema.parse(value))

const amounts = ({ price, strikePrice }: Prices) => ({ price: amount(price), strikePrice: amount(strikePrice) })
