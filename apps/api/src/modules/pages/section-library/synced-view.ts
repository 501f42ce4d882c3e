import type { SyncedSection } from '@naikkelas/contract/pages'
import { emptyDocument, type StoredSection, upgradeDocument } from '@naikkelas/page'
import { followsSource, mediaIdsOfSections } from '@naikkelas/page/portable'
import type { AdminContext } from '../../../app-context.ts'
import { findMedia } from '../media/index.ts'
import { findUses, type SyncedRow } from './synced-sections.repo.ts'

/** Synced sections with where they stand and how they look. */
export async function shownSynced(
  ctx: AdminContext,
  rows: readonly SyncedRow[],
  queries = ctx.database.queries,
): Promise<SyncedSection[]> {
  const present = rows.map((row) => ({ ...row, section: presentSection(row.section) }))
  const uses = await findUses(
    queries,
    rows.map(({ id }) => id),
  )
  const media = await findMedia(ctx, [...mediaIdsOfSections(present.map(({ section }) => section))], queries)
  return present.map(({ previous, ...row }) => {
    const named = mediaIdsOfSections([row.section])
    return {
      ...row,
      canUndo: previous !== null,
      media: media.filter(({ id }) => named.has(id)),
      uses: uses
        .filter(({ syncedId }) => syncedId === row.id)
        .map(({ syncedId: _, section, ...use }) => ({
          ...use,
          isCurrent: followsSource(presentSection(section), row.section),
        })),
    }
  })
}

/** The section upgraded to this build; an unreadable one is returned unchanged. */
function presentSection(section: StoredSection): StoredSection {
  return upgradeDocument({ ...emptyDocument(), sections: [section] }).sections[0] ?? section
}
