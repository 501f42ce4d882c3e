import { publishLandingPage } from '@naikkelas/contract'
import { type Finding, findingsOf } from '@naikkelas/page'
import { Button } from '@naikkelas/ui/button'
import { useToast } from '@naikkelas/ui/toast'
import { useRef, useState } from 'react'
import { ApiError, messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { useBuilderParts } from '../builder-context.ts'
import { FindingsPanel } from './findings-panel.tsx'
import { PublishedPanel } from './published-panel.tsx'

type Shown = { kind: 'nothing' } | { kind: 'published' } | { kind: 'blocked'; findings: Finding[] }

/** Publishes at once when nothing is missing; else says what is, and leads there. */
export function PublishButton() {
  const { store, saver } = useBuilderParts()
  const { toast } = useToast()
  const [isPublishing, setIsPublishing] = useState(false)
  const [shown, setShown] = useState<Shown>({ kind: 'nothing' })
  const button = useRef<HTMLButtonElement>(null)

  const publish = async (attempt = 1): Promise<void> => {
    const { document, page } = store.getState()
    store.actions.endRun()
    const findings = findingsOf(document)
    if (findings.length > 0) {
      store.actions.announce(`Belum bisa terbit: ${findings.length} hal perlu dilengkapi`)
      return setShown({ kind: 'blocked', findings })
    }
    setShown({ kind: 'nothing' })
    if (!(await saver.flush()))
      return void toast({
        title: 'Halaman belum terbit: perubahan terakhir belum tersimpan.',
        text: 'Periksa koneksi Anda, lalu coba lagi.',
        tone: 'danger',
      })
    try {
      const published = await call(publishLandingPage, {
        params: { pageId: page.id },
        body: { headVersion: saver.headVersion() },
      })
      store.actions.setPage(published)
      store.actions.announce('Halaman sudah terbit')
      setShown({ kind: 'published' })
    } catch (error) {
      // Someone else saved in between: what they did is taken in first, so that one publishes what one sees.
      if (error instanceof ApiError && error.code === 'version_conflict' && attempt < 3) {
        await saver.refresh()
        return publish(attempt + 1)
      }
      if (error instanceof ApiError && error.code === 'not_finished') {
        return setShown({
          kind: 'blocked',
          findings: error.fields.map(({ path, message }) => ({ sectionId: null, path: path.split('.'), message })),
        })
      }
      toast({ title: messageOf(error), tone: 'danger' })
    }
  }
  const press = async () => {
    setIsPublishing(true)
    await publish()
    setIsPublishing(false)
  }
  const close = () => {
    setShown({ kind: 'nothing' })
    button.current?.focus()
  }
  return (
    <div className="relative">
      <Button ref={button} variant="primary" isLoading={isPublishing} onClick={() => void press()}>
        Terbitkan
      </Button>
      {shown.kind === 'published' && <PublishedPanel onClose={close} />}
      {shown.kind === 'blocked' && <FindingsPanel findings={shown.findings} onClose={close} />}
    </div>
  )
}
