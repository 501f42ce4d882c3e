import { Button } from '@naikkelas/ui/button'
import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import { useEffect, useRef } from 'react'
import { FindingsPanel } from './findings-panel.tsx'
import { PublishedPanel } from './published-panel.tsx'
import { resetPublishing, usePublishing } from './publishing.ts'
import { useFindings } from './use-findings.ts'
import { usePublish } from './use-publish.ts'

const leavePanel = () => usePublishing.setState({ panel: null })

/** Makes the page public, and after a refusal counts what is left to do. */
export function PublishButton() {
  const publish = usePublish()
  const findings = useFindings()
  const { isPublishing, panel } = usePublishing()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => resetPublishing, [])
  const close = () => {
    leavePanel()
    button.current?.focus()
  }
  return (
    <div className="relative flex items-center gap-1">
      {findings.length === 0 && (
        <span className="contents max-lg:hidden">
          <IconButton
            label="Daftar periksa"
            title="Daftar periksa"
            aria-expanded={panel === 'findings'}
            icon={<Icon name="daftar" />}
            onClick={() => usePublishing.setState({ panel: panel === 'findings' ? null : 'findings' })}
          />
        </span>
      )}
      {findings.length > 0 && panel !== 'findings' && (
        <button
          type="button"
          onClick={() => usePublishing.setState({ panel: 'findings' })}
          className="inline-flex min-h-9 items-center gap-1 rounded-control px-2 text-app-xs font-semibold text-warn hover:bg-hover pointer-coarse:min-h-11"
        >
          <Icon name="peringatan" size={16} />
          {findings.length}
          <span className="max-xl:sr-only"> hal belum lengkap</span>
        </button>
      )}
      <Button ref={button} variant="primary" isLoading={isPublishing} onClick={() => void publish()}>
        Terbitkan
      </Button>
      {panel === 'published' && <PublishedPanel onClose={close} onLeave={leavePanel} />}
      {panel === 'findings' && <FindingsPanel findings={findings} onClose={close} onLeave={leavePanel} />}
    </div>
  )
}
