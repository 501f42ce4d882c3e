import type { PageAct } from '@naikkelas/contract'
import type { PageGroups } from '../groups/page-groups.ts'
import type { ActKind } from './act-words.ts'
import { FolderActForm, LabelsActForm } from './group-act-forms.tsx'
import { OfferActForm } from './offer-act-form.tsx'
import { SectionActForm } from './section-act-form.tsx'
import { ThemeActForm } from './theme-act-form.tsx'

interface ActFormProps {
  kind: ActKind
  act: PageAct | null
  groups: PageGroups
  /** Null while something is missing. */
  onChange: (act: PageAct | null) => void
}

/** What an act asks before it can be shown. */
export function ActForm({ kind, act, groups, onChange }: ActFormProps) {
  switch (kind) {
    case 'theme':
      return <ThemeActForm value={act?.kind === 'theme' ? act.value : {}} onChange={onChange} />
    case 'offer':
      return <OfferActForm value={act?.kind === 'offer' ? act.value : {}} onChange={onChange} />
    case 'visibility':
    case 'section':
      return (
        <SectionActForm act={act?.kind === 'visibility' || act?.kind === 'section' ? act : null} onChange={onChange} />
      )
    case 'folder':
      return <FolderActForm folders={groups.folders} act={act?.kind === 'folder' ? act : null} onChange={onChange} />
    case 'labels':
      return <LabelsActForm labels={groups.labels} act={act?.kind === 'labels' ? act : null} onChange={onChange} />
    case 'publish':
    case 'unpublish':
    case 'trash':
      return null
    default:
      return kind satisfies never
  }
}
