import { Button } from '@naikkelas/ui/button'
import { Icon } from '@naikkelas/ui/icons'
import { useToast } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { useBuilder, useSaving, useWorkspace } from '../state/builder-context.ts'
import { regionMark } from '../stage/region-focus.ts'
import { useMayAsk, useMayPublish } from '../state/may-publish.ts'
import { useSchedule } from '../schedule/use-schedule.ts'
import { type StripLine, stripLines } from './strip-lines.ts'

const tones: Record<StripLine['tone'], string> = {
  danger: 'bg-danger-ground text-danger',
  warn: 'bg-warn-ground text-warn',
  info: 'bg-info-ground text-info',
}

/** Pending schedules, failures and approvals of the page, each with its action; empty for most pages. */
export function LifecycleStrip() {
  const page = useBuilder((state) => state.page)
  const hasPending = useSaving((state) => state.hasPending)
  const mayPublish = useMayPublish()
  const mayAsk = useMayAsk()
  const lines = stripLines(page, { mayPublish, mayAsk, hasPending })
  if (lines.length === 0) return null
  return (
    <section {...regionMark} aria-label="Keadaan halaman" className="z-20 flex shrink-0 flex-col border-b border-line">
      {lines.map((line) => (
        <div
          key={line.text}
          className={`flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1.5 text-app-sm ${tones[line.tone]}`}
        >
          <Icon name={line.icon} size={16} className="shrink-0" />
          <p className="min-w-0 flex-1 basis-48 break-words">{line.text}</p>
          {line.act && <StripButton act={line.act} />}
        </div>
      ))}
    </section>
  )
}

function StripButton({ act }: { act: NonNullable<StripLine['act']> }) {
  const show = useWorkspace(({ dialogs }) => dialogs.show)
  const lifecycle = useBuilder((state) => state.page.lifecycle)
  const { save } = useSchedule()
  const { toast } = useToast()
  const [isSaving, setIsSaving] = useState(false)
  const include = async () => {
    const { publish, unpublish } = lifecycle
    if (!publish) return
    setIsSaving(true)
    const { redirect = null } = unpublish ?? {}
    const scheduling = await save({
      publishAt: publish.at,
      unpublishAt: unpublish?.at ?? null,
      redirect: redirect?.kind === 'page' ? { kind: 'page', pageId: redirect.pageId } : redirect,
    })
    setIsSaving(false)
    if (scheduling.outcome === 'done') toast({ title: 'Perubahan disertakan dalam jadwal' })
    if (scheduling.outcome === 'refused') {
      const sentence = scheduling.message ?? Object.values(scheduling.fields)[0]
      toast({ title: sentence ?? 'Jadwal belum dapat diubah', tone: 'danger' })
    }
  }
  return (
    <Button
      size="sm"
      variant="secondary"
      isLoading={isSaving}
      onClick={() => (act.does === 'include' ? void include() : show(act.does))}
    >
      {act.label}
    </Button>
  )
}
