import { useBuilderParts, useWorkspace } from '../state/builder-context.ts'
import { Button } from '@naikkelas/ui/button'
import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import { Suspense, useRef } from 'react'
import { useMayAsk, useMayPublish } from '../state/may-publish.ts'
import { PublishMenu } from './publish-menu.tsx'
import { useFindings } from './use-findings.ts'
import { usePublish } from './use-publish.ts'
import { latePart } from '../../../../shared/late/late-part.tsx'

const FindingsPanel = latePart(async () => (await import('./findings-panel.tsx')).FindingsPanel)
const PublishedPanel = latePart(async () => (await import('./published-panel.tsx')).PublishedPanel)

/** Makes the page public, and after a refusal counts what is left to do. Who may not publish asks for it here. */
export function PublishButton() {
  const { workspace } = useBuilderParts()
  const publish = usePublish()
  const mayPublish = useMayPublish()
  const mayAsk = useMayAsk()
  const show = useWorkspace(({ dialogs }) => dialogs.show)
  const findings = useFindings()
  const count = findings?.length ?? 0
  const { isPublishing, panel } = useWorkspace(({ publishing }) => publishing)
  const button = useRef<HTMLButtonElement>(null)
  const leavePanel = () => workspace.change('publishing', { panel: null })
  const close = () => {
    leavePanel()
    button.current?.focus()
  }
  return (
    <div className="relative flex items-center gap-1">
      {count === 0 && (
        <span className="contents max-lg:hidden">
          <IconButton
            label="Daftar periksa"
            title="Daftar periksa"
            aria-expanded={panel === 'findings'}
            icon={<Icon name="daftar" />}
            onClick={() => workspace.change('publishing', { panel: panel === 'findings' ? null : 'findings' })}
          />
        </span>
      )}
      {count > 0 && panel !== 'findings' && (
        <button
          type="button"
          onClick={() => workspace.change('publishing', { panel: 'findings' })}
          className="inline-flex min-h-9 items-center gap-1 rounded-control px-2 text-app-xs font-semibold text-warn hover:bg-hover pointer-coarse:min-h-11"
        >
          <Icon name="peringatan" size={16} />
          {count}
          <span className="max-xl:sr-only"> hal belum lengkap</span>
        </button>
      )}
      {mayPublish ? (
        <>
          <Button ref={button} variant="primary" isLoading={isPublishing} onClick={() => void publish()}>
            Terbitkan
          </Button>
          <PublishMenu />
        </>
      ) : (
        mayAsk && (
          <Button ref={button} variant="primary" onClick={() => show('approval')}>
            Minta persetujuan
          </Button>
        )
      )}
      <Suspense fallback={null}>
        {panel === 'published' && <PublishedPanel onClose={close} onLeave={leavePanel} />}
        {panel === 'findings' && findings !== null && (
          <FindingsPanel findings={findings} onClose={close} onLeave={leavePanel} />
        )}
      </Suspense>
    </div>
  )
}
