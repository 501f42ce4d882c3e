import type { Finding } from '@naikkelas/page'
import { Icon } from '@naikkelas/ui/icons'
import { useBuilder, useBuilderActions, useBuilderParts } from '../state/builder-context.ts'
import { sectionLabel } from '../model/section-name.ts'
import { showPalette } from '../acts/show-palette.ts'
import { sayingAt } from './saying-at.ts'

interface FindingRowsProps {
  findings: readonly Finding[]
  /** Names the list when there is more than one. */
  label: string
  /** Whether these are findings or advice: shown by an icon and a word. */
  kind: keyof typeof kinds
  onLeave: () => void
}

const kinds = {
  blocking: { word: 'Wajib', icon: 'peringatan', className: 'text-warn' },
  advice: { word: 'Saran', icon: 'info', className: 'text-info' },
} as const

/** Findings of the page, each with a link to its field. */
export function FindingRows({ findings, label, kind, onLeave }: FindingRowsProps) {
  return (
    <ul aria-label={label} className="-mx-2 flex flex-col gap-1">
      {findings.map((finding) => (
        <FindingRow
          key={`${finding.sectionId}/${finding.path.join('/')}/${finding.message}`}
          finding={finding}
          kind={kind}
          onLeave={onLeave}
        />
      ))}
    </ul>
  )
}

interface FindingRowProps extends Pick<FindingRowsProps, 'kind' | 'onLeave'> {
  finding: Finding
}

function FindingRow({ finding, kind, onLeave }: FindingRowProps) {
  const { word, icon, className } = kinds[kind]
  const { sectionId, path, message } = finding
  const index = useBuilder((state) => state.document.sections.findIndex(({ id }) => id === sectionId))
  const section = useBuilder((state) => state.document.sections[index])
  const said = section ? sayingAt(section, path) : null
  const { workspace } = useBuilderParts()
  const { jumpTo } = useBuilderActions()
  const go = () => {
    onLeave()
    // An empty page needs its first section.
    if (path[0] === 'sections') showPalette(workspace)
    else jumpTo({ sectionId, path })
  }
  return (
    <li>
      <button
        type="button"
        onClick={go}
        className="flex min-h-11 w-full items-center gap-3 rounded-control px-2 py-1.5 text-start text-app-sm hover:bg-hover"
      >
        <Icon name={icon} size={16} className={`shrink-0 self-start mt-0.5 ${className}`} />
        <span className="min-w-0 flex-1">
          <span className="block font-medium wrap-anywhere">{message}</span>
          <span className="block text-app-xs text-muted">
            <span className={`font-semibold ${className}`}>{word}</span>
            {' · '}
            {section ? `${index + 1}. ${sectionLabel(section)}` : (pagePlaces[path[0] ?? ''] ?? 'Halaman')}
            {said !== null && <span className="wrap-anywhere">: “{said}”</span>}
          </span>
        </span>
        <Icon name="panah-kanan" size={16} className="shrink-0 text-muted" />
      </button>
    </li>
  )
}

const pagePlaces: Readonly<Record<string, string>> = {
  offer: 'Atur halaman, Penawaran halaman',
  seo: 'Atur halaman, Mesin pencari',
}
