import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Select } from '@naikkelas/ui/select'
import { Suspense, useState } from 'react'
import type { PageFilters } from '../page-filters.ts'
import type { PageGroups } from './page-groups.ts'
import { latePart } from '../../../../shared/late/late-part.tsx'

const GroupsDialog = latePart(async () => (await import('./groups-dialog.tsx')).GroupsDialog)

interface GroupFiltersProps {
  groups: PageGroups
  filters: PageFilters
  mayDesign: boolean
  onChange: (changed: Readonly<Record<string, string>>) => void
}

/** Filters the list by folder or label, and links to their management. */
export function GroupFilters({ groups: { folders, labels }, filters, mayDesign, onChange }: GroupFiltersProps) {
  const [isManaging, setIsManaging] = useState(false)
  return (
    <div className="flex w-full flex-wrap items-center gap-3">
      <Field label="Folder" isLabelHidden className="w-44 max-sm:min-w-34 max-sm:flex-1">
        <Select value={filters.folder ?? ''} onChange={(event) => onChange({ folder: event.target.value })}>
          <option value="">Semua folder</option>
          <option value="none">Di luar folder</option>
          {folders.map(({ id, name, pageCount }) => (
            <option key={id} value={id}>
              {name} ({pageCount})
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Label" isLabelHidden className="w-44 max-sm:min-w-34 max-sm:flex-1">
        <Select value={filters.label ?? ''} onChange={(event) => onChange({ label: event.target.value })}>
          <option value="">Semua label</option>
          {labels.map(({ id, name, pageCount }) => (
            <option key={id} value={id}>
              {name} ({pageCount})
            </option>
          ))}
        </Select>
      </Field>
      {mayDesign && (
        <Button size="sm" variant="quiet" onClick={() => setIsManaging(true)}>
          Atur folder dan label
        </Button>
      )}
      {isManaging && (
        <Suspense>
          <GroupsDialog groups={{ folders, labels }} onClose={() => setIsManaging(false)} />
        </Suspense>
      )}
    </div>
  )
}
