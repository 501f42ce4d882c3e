import type { LandingPageSummary } from '@naikkelas/contract/pages'
import { Badge } from '@naikkelas/ui/badge'
import type { PageGroups } from './page-groups.ts'

interface PageLabelsProps {
  page: Pick<LandingPageSummary, 'folderId' | 'labelIds'>
  groups: PageGroups
}

/** Folder and labels of a page. */
export function PageLabels({ page, groups }: PageLabelsProps) {
  const folder = groups.folders.find(({ id }) => id === page.folderId)
  const labels = groups.labels.filter(({ id }) => page.labelIds.includes(id))
  if (!folder && labels.length === 0) return null
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      {folder && <p className="truncate">Folder: {folder.name}</p>}
      {labels.length > 0 && (
        <ul aria-label="Label halaman" className="flex min-w-0 flex-wrap gap-1">
          {labels.map(({ id, name, tone }) => (
            <li key={id} className="max-w-full min-w-0 truncate">
              <Badge tone={tone}>{name}</Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
