import type { InputFor, OutputFor } from '@naikkelas/contract'
import type {
  applySellableImport as applyEndpoint,
  CatalogueImport,
  LeftSellable,
  undoSellableImport as undoEndpoint,
} from '@naikkelas/contract/commerce'
import { uuidv7 } from 'uuidv7'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { inSavepoint, type Tx } from '../../../platform/database/index.ts'
import {
  addSellable,
  type CatalogueChange,
  changeSellable,
  lockStoredSellables,
  mayManageKind,
  mayViewKind,
  removeSellable,
  type StoredSellable,
} from '../catalogue/index.ts'
import {
  findImport,
  findImportWork,
  type ImportWork,
  lockImport,
  markApplied,
  markUndone,
  type RowOutcome,
  storeOutcomes,
} from './imports.repo.ts'

/** What one row did: a change of the catalogue, or why there is none. */
type Done = { change: CatalogueChange; version: number } | { reason: string }

/** All in one transaction, each row by itself: what changed since the preview does not keep the others from it. */
export async function applySellableImport(
  ctx: AdminContext,
  { params: { importId }, body: { reason } }: InputFor<typeof applyEndpoint>,
): Promise<CatalogueImport> {
  const at = ctx.clock.now()
  return ctx.unitOfWork(async ({ tx, emit }) => {
    const found = await managedImport(ctx, tx, importId)
    // Sent again after a lost connection.
    if (found.appliedAt !== null) return found
    const work = await findImportWork(tx, importId, 'planned')
    const stored = await lockedOf(tx, work)
    const outcomes: RowOutcome[] = []
    const changes: CatalogueChange[] = []
    for (const row of work) {
      const sellableId = row.sellableId ?? uuidv7()
      const done = await attempt(tx, () =>
        storeRow(tx, { row, id: sellableId, before: stored.get(sellableId), reason, actorId: ctx.actor.id, at }),
      )
      const { line } = row
      if ('reason' in done)
        outcomes.push({ line, sellableId: row.sellableId, appliedVersion: null, leftReason: done.reason })
      else {
        changes.push(done.change)
        outcomes.push({ line, sellableId, appliedVersion: done.version, leftReason: null })
      }
    }
    await storeOutcomes(tx, importId, outcomes)
    await markApplied(tx, { id: importId, reason, at })
    if (changes.length > 0) await emit('catalogue.changed', { changes, at: at.toISOString() })
    return existing(await findImport(tx, importId))
  })
}

interface Storing {
  row: ImportWork
  id: string
  before: StoredSellable | undefined
  reason: string
  actorId: string
  at: Date
}

async function storeRow(tx: Tx, { row, id, before, ...why }: Storing): Promise<Done> {
  if (row.after === null) return { reason: 'Ini sudah tidak ada.' }
  if (row.sellableId === null) return { change: await addSellable(tx, { id, value: row.after, ...why }), version: 1 }
  if (!before) return { reason: 'Ini sudah tidak ada.' }
  if (before.version !== row.version) return { reason: 'Sudah diubah sejak pratinjau.' }
  return { change: await changeSellable(tx, { before, value: row.after, ...why }), version: before.version + 1 }
}

/** Entries that changed again since are kept as they are and reported. @throws AppError `act_undone`, `import_not_applied` */
export async function undoSellableImport(
  ctx: AdminContext,
  { params: { importId } }: InputFor<typeof undoEndpoint>,
): Promise<OutputFor<typeof undoEndpoint>> {
  const at = ctx.clock.now()
  return ctx.unitOfWork(async ({ tx, emit }) => {
    const { appliedAt, isUndone } = await managedImport(ctx, tx, importId)
    if (appliedAt === null) throw new AppError('import_not_applied')
    if (isUndone) throw new AppError('act_undone')
    // The last row first, as it came: a link that one row gave up and another took goes back.
    const work = (await findImportWork(tx, importId, 'stored')).toReversed()
    const stored = await lockedOf(tx, work)
    const changes: CatalogueChange[] = []
    const restored: { id: string; name: string }[] = []
    const left: (LeftSellable & { line: number })[] = []
    for (const row of work) {
      const id = row.sellableId ?? ''
      const done = await attempt(tx, () => restoreRow(tx, { row, now: stored.get(id), actorId: ctx.actor.id, at }))
      if ('reason' in done) left.push({ id, name: row.name, reason: done.reason, line: row.line })
      else {
        changes.push(done.change)
        restored.push({ id, name: row.name })
      }
    }
    const outcomes = left.map(({ line, id, reason }) => ({ line, sellableId: id, leftReason: reason }))
    const versions = new Map(work.map(({ line, appliedVersion }) => [line, appliedVersion]))
    await storeOutcomes(
      tx,
      importId,
      outcomes.map((one) => ({ ...one, appliedVersion: versions.get(one.line) ?? null })),
    )
    await markUndone(tx, importId, at)
    if (changes.length > 0) await emit('catalogue.changed', { changes, at: at.toISOString() })
    return { restored, left: left.map(({ line: _, ...one }) => one) }
  })
}

interface Restoring {
  row: ImportWork
  now: StoredSellable | undefined
  actorId: string
  at: Date
}

async function restoreRow(tx: Tx, { row, now, actorId, at }: Restoring): Promise<Done> {
  if (!now) return { reason: 'Ini sudah tidak ada.' }
  if (now.version !== row.appliedVersion) return { reason: 'Sudah diubah lagi sesudahnya.' }
  if (row.before !== null) {
    const change = { before: now, value: row.before, reason: 'Impor diurungkan', actorId, at }
    return { change: await changeSellable(tx, change), version: now.version + 1 }
  }
  if (!(await removeSellable(tx, now.id)))
    return { reason: 'Sudah terjual atau sudah dipakai di tempat lain. Arsipkan bila tidak diperlukan.' }
  const { price, categoryId } = now.value
  return {
    change: { sellableId: now.id, price: null, priceBefore: price, categoryIdBefore: categoryId },
    version: now.version,
  }
}

/** A row that the database or a rule refuses takes nothing else with it. */
async function attempt(tx: Tx, store: () => Promise<Done>): Promise<Done> {
  try {
    return await inSavepoint(tx, store)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid_input') throw error
    const { fields } = error.details as { fields?: { message: string }[] }
    return { reason: `${fields?.[0]?.message ?? 'Isinya tidak dapat disimpan'}.` }
  }
}

async function lockedOf(tx: Tx, work: readonly ImportWork[]): Promise<ReadonlyMap<string, StoredSellable>> {
  const ids = work.map(({ sellableId }) => sellableId).filter((id) => id !== null)
  return new Map((await lockStoredSellables(tx, ids)).map((one) => [one.id, one]))
}

/** Locked, and of a kind that the admin manages. @throws AppError `not_found`, `not_allowed` */
async function managedImport({ actor }: AdminContext, tx: Tx, id: string): Promise<CatalogueImport> {
  const found = existing(await lockImport(tx, id))
  if (!mayViewKind(actor, found.kind)) throw new AppError('not_found')
  if (!mayManageKind(actor, found.kind)) throw new AppError('not_allowed')
  return found
}

function existing<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new AppError('not_found')
  return found
}
