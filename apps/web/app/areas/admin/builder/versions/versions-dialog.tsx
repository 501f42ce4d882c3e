import { hasCapability } from '@naikkelas/contract/identity'
import { restoredSections, restoreOperations } from '@naikkelas/page'
import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogClose, DialogContent } from '@naikkelas/ui/dialog'
import { EmptyState } from '@naikkelas/ui/empty-state'
import { Icon } from '@naikkelas/ui/icons'
import { Skeleton } from '@naikkelas/ui/skeleton'
import { useToast } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { formatDateTime } from '@naikkelas/ui/format'
import { useBuilder, useBuilderParts } from '../state/builder-context.ts'
import { restorationWords } from './restoration-words.ts'
import { useVersion, useVersions, type VersionDetail } from './use-versions.ts'
import { VersionList } from './version-list.tsx'
import { VersionPreview } from './version-preview.tsx'
import { VersionTools } from './version-tools.tsx'

interface VersionsDialogProps {
  onClose: () => void
}

/** The server takes no more in one act. */
const mostOperations = 600

/** Every version that was published or named: when, by whom, how it looked, and the way back to it. */
export function VersionsDialog({ onClose }: VersionsDialogProps) {
  const { store, admin } = useBuilderParts()
  const { toast } = useToast()
  const page = useBuilder((state) => state.page)
  const present = useBuilder((state) => state.document)
  const versions = useVersions(page.id)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const all = versions.state === 'loaded' ? versions.value : []
  const shownId = chosenId ?? all[0]?.id ?? null
  const shown = useVersion(page.id, shownId)
  const shownVersion = all.find(({ id }) => id === shownId)
  const changed = () => {
    setChosenId(null)
    versions.again()
  }
  const detail = shown.state === 'loaded' ? shown.value : null
  const operations = detail ? restoreOperations(present, detail.document) : []
  const mayRestore = hasCapability(admin, 'landing_pages', 'design')

  const restore = ({ version, media }: VersionDetail) => {
    store.actions.addMedia(media)
    store.actions.endRun()
    const isDone = store.actions.edit(operations, {
      select: null,
      announce: `Versi ${formatDateTime(version.at)} dipulihkan. Dapat diurungkan.`,
    })
    if (!isDone) return
    onClose()
    toast({ title: 'Versi lama dipulihkan', text: 'Dapat diurungkan dalam satu langkah. Terbitkan bila sudah sesuai.' })
  }
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="Riwayat"
        description="Isi halaman setiap kali diterbitkan atau disimpan. Memulihkan versi hanya mengubah draf; halaman yang terbit baru berubah setelah Anda menerbitkan lagi."
        size="xl"
        footer={
          all.length > 0 ? (
            <>
              <p className="me-auto min-w-0 text-app-xs text-muted" aria-live="polite">
                {detail && restorationWords(operations, restoredSections(present, detail.document))}
              </p>
              <DialogClose>
                <Button variant="quiet">Batal</Button>
              </DialogClose>
              {mayRestore && (
                <Button
                  variant="primary"
                  disabled={!detail || operations.length === 0 || operations.length > mostOperations}
                  onClick={() => detail && restore(detail)}
                >
                  Pulihkan versi ini
                </Button>
              )}
            </>
          ) : undefined
        }
      >
        {versions.state === 'loading' && <VersionsSkeleton />}
        {versions.state === 'failed' && (
          <EmptyState
            size="inline"
            headingLevel={3}
            picture={<Icon name="peringatan" size={32} />}
            title="Riwayat belum terbaca"
            text={versions.message}
            action={<Button onClick={versions.again}>Coba lagi</Button>}
          />
        )}
        {versions.state === 'loaded' && all.length === 0 && (
          <EmptyState
            size="inline"
            headingLevel={3}
            picture={<Icon name="riwayat" size={32} />}
            title="Belum ada versi"
            text="Setiap kali Anda menerbitkan, halaman seperti saat itu disimpan di sini dan dapat dipulihkan. Anda juga dapat menyimpan versi dengan nama."
          />
        )}
        {all.length > 0 && (
          <div className="grid gap-4 pt-1 sm:grid-cols-[15rem_minmax(0,1fr)]">
            <VersionList versions={all} chosenId={shownId} onChoose={setChosenId} />
            <div className="flex min-w-0 flex-col gap-3">
              {shownVersion && <VersionTools key={shownVersion.id} version={shownVersion} onChanged={changed} />}
              <VersionPreview answer={shown} onAgain={shown.again} />
            </div>
          </div>
        )}
      </DialogContent>
    </Dialog>
  )
}

function VersionsSkeleton() {
  return (
    <div className="grid gap-4 pt-1 sm:grid-cols-[15rem_minmax(0,1fr)]" aria-busy="true">
      <div className="flex flex-col gap-2">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} shape="box" className="h-14" />
        ))}
      </div>
      <Skeleton shape="box" className="h-72 sm:h-96" />
    </div>
  )
}
