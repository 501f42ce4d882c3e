import { pageGroupLimits } from '@naikkelas/contract/pages'
import type { Queries } from '../../../platform/database/index.ts'
import { findFolders, findLabels } from '../page-groups/index.ts'

/** What folders and labels are called, read once for all pages of an act. */
export async function groupNames(queries: Queries) {
  const folders = new Map((await findFolders(queries)).map(({ id, name }) => [id, name]))
  const labels = new Map((await findLabels(queries)).map(({ id, name }) => [id, name]))
  return {
    hasFolder: (id: string) => folders.has(id),
    hasLabel: (id: string) => labels.has(id),
    folder: (id: string | null) => (id === null ? 'di luar folder' : (folders.get(id) ?? 'sudah dihapus')),
    labels: (ids: readonly string[]) =>
      ids.length === 0 ? 'tanpa label' : ids.map((id) => labels.get(id) ?? 'sudah dihapus').join(', '),
    labelFlaw: (ids: readonly string[]) =>
      ids.length > pageGroupLimits.labelsOfPage
        ? { changes: [], reason: `Satu halaman paling banyak ${pageGroupLimits.labelsOfPage} label.` }
        : null,
  }
}
export type GroupNames = Awaited<ReturnType<typeof groupNames>>
