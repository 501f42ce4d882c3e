import type { Finding } from '@naikkelas/page'
import { Icon } from '@naikkelas/ui/icons'
import { useBuilder, useBuilderActions } from '../builder-context.ts'
import { sectionLabel } from '../outline/section-name.ts'
import { BarPanel } from './bar-panel.tsx'

interface FindingsPanelProps {
  findings: readonly Finding[]
  onClose: () => void
}

/** What is missing before the page may go live; each leads to its field. */
export function FindingsPanel({ findings, onClose }: FindingsPanelProps) {
  const sections = useBuilder((state) => state.document.sections)
  const { jumpTo } = useBuilderActions()
  return (
    <BarPanel title="Belum bisa terbit" icon={<Icon name="peringatan" className="text-warn" />} onClose={onClose}>
      <p className="pb-2 text-app-sm text-muted">
        {findings.length === 1 ? 'Tinggal satu hal.' : `Lengkapi ${findings.length} hal ini dahulu.`}
      </p>
      <ul className="flex flex-col gap-1">
        {findings.map(({ sectionId, path, message }) => {
          const index = sections.findIndex(({ id }) => id === sectionId)
          const section = sections[index]
          return (
            <li key={`${sectionId}/${path.join('/')}/${message}`}>
              <button
                type="button"
                disabled={!section}
                onClick={() => {
                  if (!section) return
                  jumpTo({ sectionId: section.id, path })
                  onClose()
                }}
                className="flex min-h-11 w-full items-center gap-3 rounded-control px-2 py-1.5 text-start text-app-sm enabled:hover:bg-hover"
              >
                <span className="min-w-0 flex-1">
                  <span className="block font-medium">{message}</span>
                  {section && (
                    <span className="block text-app-xs text-muted">
                      {index + 1}. {sectionLabel(section)}
                    </span>
                  )}
                </span>
                {section && <Icon name="panah-kanan" size={16} className="shrink-0 text-muted" />}
              </button>
            </li>
          )
        })}
      </ul>
    </BarPanel>
  )
}
