import type { InputFor } from '@naikkelas/contract'
import {
  type createSavedSection as createEndpoint,
  type findKnownMedia as knownMediaEndpoint,
  type listSavedSections as listEndpoint,
  type renameSavedSection as renameEndpoint,
  type SavedSection,
  sectionLibraryLimits,
} from '@naikkelas/contract/pages'
import { arrivingSections, mediaIdsOfSections } from '@naikkelas/page/portable'
import { uuidv7 } from 'uuidv7'
import type { AdminContext } from '../../../app-context.ts'
import { requireRoom } from '../../../platform/database/index.ts'
import { AppError } from '../../../errors/app-error.ts'
import { countTry } from '../../../platform/endpoints/index.ts'
import { findMedia } from '../media/index.ts'
import { checkedSections } from './library.rules.ts'
import {
  findSaved,
  findSavedPage,
  countSaved,
  insertSaved,
  removeSaved,
  type SavedRow,
  updateSavedName,
} from './saved-sections.repo.ts'

export async function listSavedSections(ctx: AdminContext, { query }: InputFor<typeof listEndpoint>) {
  const { search, page, perPage } = query
  const { items, total } = await findSavedPage(ctx.database.queries, { search, page, perPage })
  return { items: await shown(ctx, items), total, page, perPage }
}

/** Keeps sections for all pages. They are stored as their types write them now, media and all. */
export async function createSavedSection(
  ctx: AdminContext,
  { body }: InputFor<typeof createEndpoint>,
): Promise<SavedSection> {
  await countTry(ctx.database.queries, [
    { name: 'section-library:account', subject: ctx.actor.id, hits: 300, windowSeconds: 3_600 },
  ])
  const sections = checkedSections(body.sections)
  const saved = { id: uuidv7(), name: body.name, sections, actorId: ctx.actor.id, at: ctx.clock.now() }
  await ctx.database.transaction(async (tx) => {
    await requireRoom(tx, { name: 'saved sections', max: sectionLibraryLimits.saved, count: countSaved })
    await insertSaved(tx, saved)
  })
  return getSavedSection(ctx, saved.id)
}

export async function renameSavedSection(ctx: AdminContext, { params, body }: InputFor<typeof renameEndpoint>) {
  if (!(await updateSavedName(ctx.database.queries, params.savedSectionId, body.name))) throw new AppError('not_found')
  return getSavedSection(ctx, params.savedSectionId)
}

export async function deleteSavedSection(ctx: AdminContext, { params }: { params: { savedSectionId: string } }) {
  if (!(await removeSaved(ctx.database.queries, params.savedSectionId))) throw new AppError('not_found')
  return null
}

export async function findKnownMedia(ctx: AdminContext, { body }: InputFor<typeof knownMediaEndpoint>) {
  return { media: await findMedia(ctx, [...new Set(body.mediaIds)]) }
}

export async function getSavedSection(ctx: AdminContext, id: string): Promise<SavedSection> {
  const row = await findSaved(ctx.database.queries, id)
  if (!row) throw new AppError('not_found')
  const [saved] = await shown(ctx, [row])
  if (!saved) throw new Error('a saved section vanished on its way out')
  return saved
}

/** Sections as this build reads them; unreadable ones stay stored and are not listed. */
async function shown(ctx: AdminContext, rows: readonly SavedRow[]): Promise<SavedSection[]> {
  const read = rows.map((row) => ({ ...row, sections: arrivingSections(row.sections).sections }))
  const media = await findMedia(ctx, [...new Set(read.flatMap(({ sections }) => [...mediaIdsOfSections(sections)]))])
  return read.map((row) => {
    const named = mediaIdsOfSections(row.sections)
    return { ...row, media: media.filter(({ id }) => named.has(id)) }
  })
}
