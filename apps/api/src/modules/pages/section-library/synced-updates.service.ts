import { randomUUID } from 'node:crypto'
import type { InputFor, OutputFor } from '@naikkelas/contract'
import type { undoSyncedUpdate as undoEndpoint, updateSyncedSection as updateEndpoint } from '@naikkelas/contract/pages'
import type { StoredSection } from '@naikkelas/page'
import { followOperations, syncedSource } from '@naikkelas/page/portable'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { applyChanges, type PageDrawer, publishLandingPage, readHead } from '../landing-pages/index.ts'
import { checkedSections } from './library.rules.ts'
import { publishUpdates } from './section-library.policy.ts'
import { findUses, replaceSource, type UseRow } from './synced-sections.repo.ts'
import { answer, existingSynced, existingSection } from './synced-sections.service.ts'

type Updated = OutputFor<typeof updateEndpoint>
type PageOutcome = Updated['pages'][number]

/** Takes a page's section as the new source and writes it to every other place. */
export async function updateSyncedSection(
  ctx: AdminContext,
  pageDrawer: PageDrawer,
  { params, body }: InputFor<typeof updateEndpoint>,
): Promise<Updated> {
  const { queries } = ctx.database
  checkPublishing(ctx, body.isPublishing)
  await existingSynced(queries, params.syncedSectionId)
  const uses = await findUses(queries, [params.syncedSectionId])
  if (!uses.some(({ pageId, sectionId }) => pageId === body.pageId && sectionId === body.sectionId))
    throw new AppError('invalid_input', {
      fields: [{ path: 'sectionId', message: 'Bagian ini tidak mengikuti bagian tersinkron itu' }],
    })
  const [section] = checkedSections([syncedSource(await existingSection(queries, body))])
  if (!section) throw new Error('a section that was checked is gone')
  return spread(ctx, pageDrawer, { id: params.syncedSectionId, section, ...body })
}

/** The source before the last update, on every page; done twice, it is the update again. */
export async function undoSyncedUpdate(
  ctx: AdminContext,
  pageDrawer: PageDrawer,
  { params, body }: InputFor<typeof undoEndpoint>,
): Promise<Updated> {
  checkPublishing(ctx, body.isPublishing)
  const synced = await existingSynced(ctx.database.queries, params.syncedSectionId)
  if (synced.revision !== body.revision) throw new AppError('synced_section_changed')
  if (synced.previous === null) throw new AppError('not_found', { reason: 'there is no update to take back' })
  return spread(ctx, pageDrawer, { id: synced.id, section: synced.previous, ...body })
}

interface Spread {
  id: string
  section: StoredSection
  revision: number
  isPublishing: boolean
}

/**
 * The source first, then page by page: a page that fails keeps its content, is reported with the reason and is updated
 * next time. Pages do not block each other.
 */
async function spread(ctx: AdminContext, pageDrawer: PageDrawer, { id, section, revision, isPublishing }: Spread) {
  const { queries } = ctx.database
  const isReplaced = await replaceSource(queries, { id, revision, section, actorId: ctx.actor.id, at: ctx.clock.now() })
  if (!isReplaced) throw new AppError('synced_section_changed')
  const pages: PageOutcome[] = []
  for (const uses of byPage(await findUses(queries, [id])))
    pages.push(await writeToPage(ctx, pageDrawer, { uses, section, isPublishing }))
  return { synced: await answer(ctx, id, queries), pages }
}

async function writeToPage(
  ctx: AdminContext,
  pageDrawer: PageDrawer,
  {
    uses,
    section,
    isPublishing,
  }: { uses: readonly [UseRow, ...UseRow[]]; section: StoredSection; isPublishing: boolean },
): Promise<PageOutcome> {
  const [{ pageId, pageName, status, hasUnpublishedChanges }] = uses
  const outcome = (outcome: PageOutcome['outcome'], message: string | null = null) => ({
    pageId,
    pageName,
    outcome,
    message,
  })
  try {
    const { page, document } = await readHead(ctx.database.queries, pageId)
    const operations = followOperations(document, new Set(uses.map(({ sectionId }) => sectionId)), section)
    let headVersion = page.headVersion
    if (operations.length > 0) {
      const changes = [{ id: randomUUID(), operations }]
      const applied = await applyChanges(ctx, { params: { pageId }, body: { baseVersion: headVersion, changes } })
      headVersion = applied.headVersion
    }
    if (!isPublishing || status !== 'published') return outcome(operations.length > 0 ? 'changed' : 'same')
    if (hasUnpublishedChanges && operations.length > 0)
      return outcome('changed', 'Halaman ini memuat perubahan lain yang belum terbit, jadi belum diterbitkan.')
    if (operations.length === 0) return outcome('same')
    await publishLandingPage(ctx, pageDrawer, { params: { pageId }, body: { headVersion } })
    return outcome('published')
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return outcome('failed', error.data.fields?.[0]?.message ?? error.message)
  }
}

function byPage(uses: readonly UseRow[]): [UseRow, ...UseRow[]][] {
  const pages = new Map<string, [UseRow, ...UseRow[]]>()
  for (const use of uses) {
    const known = pages.get(use.pageId)
    if (known) known.push(use)
    else pages.set(use.pageId, [use])
  }
  return [...pages.values()]
}

function checkPublishing(ctx: AdminContext, isPublishing: boolean) {
  if (isPublishing && !publishUpdates(ctx.actor)) throw new AppError('not_allowed', { reason: 'publishes updates' })
}
