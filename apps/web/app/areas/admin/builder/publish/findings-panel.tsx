import type { Finding } from '@naikkelas/page'
import { Icon } from '@naikkelas/ui/icons'
import { useBuilder } from '../state/builder-context.ts'
import { AdviceList } from './advice/index.tsx'
import { BarPanel } from './bar-panel.tsx'
import { FindingRows } from './finding-rows.tsx'
import { SincePublished } from './since-published.tsx'

interface FindingsPanelProps {
  findings: readonly Finding[]
  onClose: () => void
  onLeave: () => void
}

/** What is missing before publishing, and what would improve the page; fixed findings disappear. */
export function FindingsPanel({ findings, onClose, onLeave }: FindingsPanelProps) {
  const isReady = findings.length === 0
  // What makes a whole page better says nothing about its head or foot.
  const isPart = useBuilder((state) => state.page.kind === 'site_part')
  return (
    <BarPanel
      title={isReady ? 'Sudah lengkap' : 'Belum bisa terbit'}
      icon={isReady ? <Icon name="centang" className="text-ok" /> : <Icon name="peringatan" className="text-warn" />}
      onClose={onClose}
      onLeave={onLeave}
    >
      {isReady ? (
        <p className="text-app-sm text-muted">Tidak ada lagi yang kurang. Terbitkan halaman ini bila sudah sesuai.</p>
      ) : (
        <>
          <p className="pb-2 text-app-sm text-muted">
            {findings.length === 1 ? 'Tinggal satu hal.' : `Lengkapi ${findings.length} hal ini dahulu.`}
          </p>
          <FindingRows findings={findings} label="Yang belum lengkap" kind="blocking" onLeave={onLeave} />
        </>
      )}
      <SincePublished onLeave={onLeave} />
      {!isPart && <AdviceList onLeave={onLeave} />}
    </BarPanel>
  )
}
