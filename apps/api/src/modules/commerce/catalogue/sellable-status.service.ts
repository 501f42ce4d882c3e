import type { InputFor, OutputFor } from '@naikkelas/contract'
import {
  type changeSellableStatus as changeEndpoint,
  type LeftSellable,
  sellableFlaws,
  type StatusAction,
} from '@naikkelas/contract/commerce'
import type { AdminContext } from '../../../app-context.ts'
import { mayManage, mayView } from './catalogue.policy.ts'
import { changeState, lockSellables, type StoredSellable } from './sellables.repo.ts'

/** Each by itself: what cannot be done to one does not keep it from the others. */
export async function changeSellableStatus(
  ctx: AdminContext,
  { body: { action, sellableIds } }: InputFor<typeof changeEndpoint>,
): Promise<OutputFor<typeof changeEndpoint>> {
  const at = ctx.clock.now()
  return ctx.unitOfWork(async ({ tx, emit }) => {
    const stored = (await lockSellables(tx, sellableIds)).filter(({ value }) => mayView(ctx.actor, value.kind))
    const known = new Set(stored.map(({ id }) => id))
    const left: LeftSellable[] = sellableIds
      .filter((id) => !known.has(id))
      .map((id) => ({ id, name: '', reason: 'Ini sudah tidak ada.' }))
    const done: StoredSellable[] = []
    for (const one of stored) {
      const reason = mayManage(ctx.actor, one.value.kind)
        ? blockerOf(one, action)
        : 'Akun Anda tidak boleh mengubah ini.'
      if (reason === null) {
        await changeState(tx, { id: one.id, ...stateAfter(one, action), actorId: ctx.actor.id, at })
        done.push(one)
      } else left.push({ id: one.id, name: one.value.name, reason })
    }
    if (done.length > 0)
      await emit('catalogue.changed', {
        changes: done.map(({ id, value: { price } }) => ({ sellableId: id, price, priceBefore: price })),
        at: at.toISOString(),
      })
    return { done: done.map(({ id, value: { name } }) => ({ id, name })), left }
  })
}

/** Why an action is not possible; null if it is. */
function blockerOf({ isArchived, value }: StoredSellable, action: StatusAction): string | null {
  switch (action) {
    case 'activate': {
      if (isArchived) return 'Ada di arsip. Pulihkan dahulu.'
      if (value.status === 1) return 'Sudah aktif.'
      const [flaw] = sellableFlaws({ ...value, status: 1 })
      return flaw ? `${flaw.message}.` : null
    }
    case 'deactivate':
      if (isArchived) return 'Ada di arsip.'
      return value.status === 0 ? 'Sudah nonaktif.' : null
    case 'archive':
      return isArchived ? 'Sudah di arsip.' : null
    case 'restore':
      return isArchived ? null : 'Tidak ada di arsip.'
    default:
      return action satisfies never
  }
}

/** What comes back from the archive is inactive until someone activates it. */
function stateAfter({ isArchived }: StoredSellable, action: StatusAction): { status: 0 | 1; isArchived: boolean } {
  if (action === 'activate') return { status: 1, isArchived }
  return { status: 0, isArchived: action === 'archive' }
}
