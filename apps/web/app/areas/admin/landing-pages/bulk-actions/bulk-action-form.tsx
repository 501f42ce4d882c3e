import type { BulkAction } from '@naikkelas/contract/pages'
import type { PageGroups } from '../groups/page-groups.ts'
import type { BulkActionKind } from './bulk-action-labels.ts'
import { FolderForm, LabelsForm } from './group-forms.tsx'
import { OfferFieldsForm } from './offer-form.tsx'
import { SectionValueForm } from './section-form.tsx'
import { ThemeForm } from './theme-form.tsx'

interface BulkActionFormProps {
  kind: BulkActionKind
  act: BulkAction | null
  groups: PageGroups
  /** Null while a value is missing. */
  onChange: (act: BulkAction | null) => void
}

/** The values of a bulk action. */
export function BulkActionForm({ kind, act, groups, onChange }: BulkActionFormProps) {
  switch (kind) {
    case 'theme':
      return <ThemeForm value={act?.kind === 'theme' ? act.value : {}} onChange={onChange} />
    case 'offer':
      return <OfferFieldsForm value={act?.kind === 'offer' ? act.value : {}} onChange={onChange} />
    case 'visibility':
    case 'section':
      return (
        <SectionValueForm
          act={act?.kind === 'visibility' || act?.kind === 'section' ? act : null}
          onChange={onChange}
        />
      )
    case 'folder':
      return <FolderForm folders={groups.folders} act={act?.kind === 'folder' ? act : null} onChange={onChange} />
    case 'labels':
      return <LabelsForm labels={groups.labels} act={act?.kind === 'labels' ? act : null} onChange={onChange} />
    case 'publish':
    case 'unpublish':
    case 'trash':
      return null
    default:
      return kind satisfies never
  }
}
