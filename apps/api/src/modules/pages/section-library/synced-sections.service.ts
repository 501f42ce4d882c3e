import type { InputFor } from '@naikkelas/contract'
import {
  type addSyncedUse as useEndpoint,
  type createSyncedSection as createEndpoint,
  type removeSyncedUse as removeUseEndpoint,
  sectionLibraryLimits,
  type SyncedSection,
} from '@naikkelas/contract/pages'
import type { StoredSection } from '@naikkelas/page'
import { syncedSource } from '@naikkelas/page/portable'
import { uuidv7 } from 'uuidv7'
import type { AdminContext } from '../../../app-context.ts'
import { requireRoom, type Queries } from '../../../platform/database/index.ts'
import { AppError } from '../../../errors/app-error.ts'
import { readHead } from '../landing-pages/index.ts'
import { checkedSections } from './library.rules.ts'
import {
  findAllSynced,
  findSynced,
  findSyncedOfPage,
  countSynced,
  insertSynced,
  insertUse,
  removeSynced,
  removeUse,
  type SyncedRow,
} from './synced-sections.repo.ts'
import { shownSynced } from './synced-view.ts'

interface SyncedInput {
  params: { syncedSectionId: string }
}

export async function listSyncedSections(ctx: AdminContext): Promise<SyncedSection[]> {
  return shownSynced(ctx, await findAllSynced(ctx.database.queries))
}

export async function listPageSyncedSections(ctx: AdminContext, { params }: { params: { pageId: string } }) {
  await readHead(ctx.database.queries, params.pageId)
  return shownSynced(ctx, await findSyncedOfPage(ctx.database.queries, params.pageId))
}

/** The page's section becomes the source and its own first use. */
export async function createSyncedSection(ctx: AdminContext, { body }: InputFor<typeof createEndpoint>) {
  return ctx.database.transaction(async (queries) => {
    const [section] = checkedSections([syncedSource(await existingSection(queries, body))])
    if (!section) throw new Error('a section that was checked is gone')
    const id = uuidv7()
    const at = ctx.clock.now()
    const synced = { id, name: body.name, section, actorId: ctx.actor.id, at }
    await requireRoom(queries, { name: 'synced sections', max: sectionLibraryLimits.synced, count: countSynced })
    await insertSynced(queries, synced)
    await insertUse(queries, { syncedId: id, pageId: body.pageId, sectionId: body.sectionId, at })
    return answer(ctx, id, queries)
  })
}

export async function addSyncedUse(ctx: AdminContext, { params, body }: InputFor<typeof useEndpoint>) {
  return ctx.database.transaction(async (queries) => {
    const synced = await existingSynced(queries, params.syncedSectionId)
    const section = await existingSection(queries, body)
    if (section.type !== synced.section.type)
      throw new AppError('invalid_input', {
        fields: [{ path: 'sectionId', message: 'Bagian ini berjenis lain dari bagian tersinkronnya' }],
      })
    await insertUse(queries, { syncedId: synced.id, ...body, at: ctx.clock.now() })
    return answer(ctx, synced.id, queries)
  })
}

/** The page keeps the section's content, detached from its source. */
export async function removeSyncedUse(ctx: AdminContext, { params }: InputFor<typeof removeUseEndpoint>) {
  const { queries } = ctx.database
  const { syncedSectionId: syncedId, ...place } = params
  if (!(await removeUse(queries, { syncedId, ...place }))) throw new AppError('not_found')
  return answer(ctx, syncedId, queries)
}

export async function deleteSyncedSection(ctx: AdminContext, { params }: SyncedInput) {
  if (!(await removeSynced(ctx.database.queries, params.syncedSectionId))) throw new AppError('not_found')
  return null
}

export async function existingSynced(queries: Queries, id: string): Promise<SyncedRow> {
  const synced = await findSynced(queries, id)
  if (!synced) throw new AppError('not_found')
  return synced
}

export async function answer(ctx: AdminContext, id: string, queries: Queries): Promise<SyncedSection> {
  const [synced] = await shownSynced(ctx, [await existingSynced(queries, id)], queries)
  if (!synced) throw new Error('a synced section vanished on its way out')
  return synced
}

/** A section of a page as it is stored now. */
export async function existingSection(
  queries: Queries,
  { pageId, sectionId }: { pageId: string; sectionId: string },
): Promise<StoredSection> {
  const { document } = await readHead(queries, pageId)
  const section = document.sections.find(({ id }) => id === sectionId)
  if (!section)
    throw new AppError('invalid_input', {
      fields: [{ path: 'sectionId', message: 'Bagian ini sudah tidak ada di halamannya' }],
    })
  return section
}
