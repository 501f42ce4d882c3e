import type { OutputFor } from '@naikkelas/contract'
import { hasCapability } from '@naikkelas/contract/identity'
import { undoSyncedUpdate, updateSyncedSection } from '@naikkelas/contract/pages'
import { Button } from '@naikkelas/ui/button'
import { Checkbox } from '@naikkelas/ui/checkbox'
import { Dialog, DialogClose, DialogContent } from '@naikkelas/ui/dialog'
import { Icon } from '@naikkelas/ui/icons'
import { useState } from 'react'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { FormNotice } from '../../../../shared/forms/form-notice.tsx'
import { PageThumbnail } from '../../page-drawing/page-thumbnail.tsx'
import { useBuilder, useBuilderParts, useWorkspace } from '../state/builder-context.ts'
import { sectionElement } from '../stage/scroll-to-section.ts'
import { saveFirst } from './sync-section-dialog.tsx'
import { pageCount } from '../state/synced-uses.ts'

type Outcome = OutputFor<typeof updateSyncedSection>['pages'][number]

const outcomeWords: Readonly<Record<Outcome['outcome'], string>> = {
  same: 'Sudah sama',
  changed: 'Diperbarui, belum diterbitkan',
  published: 'Diperbarui dan diterbitkan',
  failed: 'Gagal',
}

/** Shows which pages an update reaches, writes it to them, and offers the way back. */
export function UpdateSyncedDialog({ onClose }: { onClose: () => void }) {
  const { store, saver, admin } = useBuilderParts()
  const page = useBuilder((state) => state.page)
  const document = useBuilder((state) => state.document)
  const media = useBuilder((state) => state.media)
  const section = useBuilder((state) => state.document.sections.find(({ id }) => id === state.selectedId))
  const synced = useWorkspace(({ synced: state }) => (section ? state.bySection.get(section.id) : undefined))
  const setOne = useWorkspace(({ synced }) => synced.setOne)
  const [opener] = useState(() => window.document.activeElement)
  const [isPublishing, setPublishing] = useState(false)
  const [isWorking, setWorking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [outcomes, setOutcomes] = useState<readonly Outcome[] | null>(null)
  if (!section || !synced) return null
  const mayPublish = hasCapability(admin, 'landing_pages', 'publish')
  const published = synced.uses.filter(({ status, pageId }) => status === 'published' && pageId !== page.id)

  const run = async (ask: () => Promise<OutputFor<typeof updateSyncedSection>>, isUndo: boolean) => {
    setWorking(true)
    setProblem(null)
    try {
      await saveFirst(saver)
      const { synced: updated, pages } = await ask()
      setOne(page.id, updated)
      setOutcomes(isUndo ? null : pages)
      // The server changed this page as well: its new content is fetched.
      await saver.refresh()
      store.actions.announce(isUndo ? 'Pembaruan diurungkan di semua halaman' : `${pages.length} halaman diperbarui`)
      if (isUndo) onClose()
    } catch (error) {
      setProblem(messageOf(error))
    } finally {
      setWorking(false)
    }
  }
  const params = { syncedSectionId: synced.id }
  const { revision } = synced
  const update = () =>
    run(
      () =>
        call(updateSyncedSection, {
          params,
          body: { pageId: page.id, sectionId: section.id, revision, isPublishing },
        }),
      false,
    )
  const undo = () => run(() => call(undoSyncedUpdate, { params, body: { revision, isPublishing } }), true)
  const shown = { ...document, sections: [{ ...section, settings: { ...section.settings, isHidden: false } }] }
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        size="lg"
        title={`Perbarui “${synced.name}”`}
        description="Isi bagian ini menggantikan isinya di setiap halaman berikut, satu perubahan per halaman."
        onCloseAutoFocus={(event) => {
          // Where nothing is left to update, the button that opened it is gone.
          if (opener?.isConnected && opener !== window.document.body) return
          event.preventDefault()
          sectionElement(section.id)?.focus({ preventScroll: true })
        }}
        footer={
          <>
            {outcomes === null ? (
              <>
                <DialogClose>
                  <Button variant="quiet">Batal</Button>
                </DialogClose>
                <Button variant="primary" isLoading={isWorking} onClick={() => void update()}>
                  {pageCount(synced) > 1 ? `Perbarui di ${pageCount(synced)} halaman` : 'Perbarui sumbernya'}
                </Button>
              </>
            ) : (
              <>
                <Button variant="quiet" isLoading={isWorking} onClick={() => void undo()}>
                  Urungkan di semua halaman
                </Button>
                <DialogClose>
                  <Button variant="primary">Selesai</Button>
                </DialogClose>
              </>
            )}
          </>
        }
      >
        <div className="flex flex-col gap-4 pt-1">
          {problem !== null && <FormNotice>{problem}</FormNotice>}
          <div className="h-40 overflow-hidden rounded-box border border-line bg-surface">
            <PageThumbnail document={shown} media={[...media.values()]} />
          </div>
          <ul className="flex flex-col" aria-label="Halaman yang memakai bagian ini">
            {outcomes === null
              ? synced.uses.map((use) => (
                  <PageRow
                    key={`${use.pageId} ${use.sectionId}`}
                    name={use.pageName}
                    isHere={use.pageId === page.id}
                    words={use.status === 'published' ? 'Terbit' : 'Draf'}
                  />
                ))
              : outcomes.map((one) => (
                  <PageRow
                    key={one.pageId}
                    name={one.pageName}
                    isHere={one.pageId === page.id}
                    words={outcomeWords[one.outcome]}
                    note={one.message}
                    hasFailed={one.outcome === 'failed'}
                  />
                ))}
          </ul>
          {outcomes === null && mayPublish && published.length > 0 && (
            <Checkbox
              label="Terbitkan juga halaman yang sudah terbit"
              hint="Halaman dengan perubahan lain yang belum terbit tidak ikut diterbitkan."
              checked={isPublishing}
              onChange={(event) => setPublishing(event.target.checked)}
            />
          )}
          {outcomes === null && published.length > 0 && !isPublishing && (
            <p className="text-app-xs text-muted">
              Yang dilihat pengunjung baru berubah setelah halamannya diterbitkan lagi.
            </p>
          )}
        </div>
      </DialogContent>
    </Dialog>
  )
}

interface PageRowProps {
  name: string
  words: string
  isHere: boolean
  note?: string | null
  hasFailed?: boolean
}

function PageRow({ name, words, isHere, note = null, hasFailed = false }: PageRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-b border-line py-2 last:border-b-0">
      {hasFailed && <Icon name="peringatan" size={16} className="text-danger" />}
      <span className="min-w-0 flex-1 truncate text-app-sm font-medium">
        {name}
        {isHere && <span className="font-normal text-muted"> (halaman ini)</span>}
      </span>
      <span className={`text-app-xs ${hasFailed ? 'text-danger' : 'text-muted'}`}>{words}</span>
      {note !== null && <span className="w-full text-app-xs text-muted">{note}</span>}
    </li>
  )
}
