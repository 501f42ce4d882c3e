import { removeSyncedUse, type SyncedSection } from '@naikkelas/contract/pages'
import type { StoredSection } from '@naikkelas/page'
import { followOperations, followsSource } from '@naikkelas/page/portable'
import { Button } from '@naikkelas/ui/button'
import { Icon } from '@naikkelas/ui/icons'
import { useToast } from '@naikkelas/ui/toast'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { useBuilderParts, useWorkspace } from '../state/builder-context.ts'
import { sectionElement } from '../stage/scroll-to-section.ts'
import { pageCount } from '../state/synced-uses.ts'

interface SyncedNoteProps {
  section: StoredSection
  synced: SyncedSection
}

/** The status of a synced section, and the effect of a change made on this page. */
export function SyncedNote({ section, synced }: SyncedNoteProps) {
  const { store } = useBuilderParts()
  const { toast } = useToast()
  const show = useWorkspace(({ dialogs }) => dialogs.show)
  const setOne = useWorkspace(({ synced }) => synced.setOne)
  const isSame = followsSource(section, synced.section)
  const count = pageCount(synced)
  // The buttons go once they are pressed; the keyboard stays at the section.
  const stay = () => sectionElement(section.id)?.focus({ preventScroll: true })
  const giveBack = () => {
    const { document } = store.getState()
    store.actions.addMedia(synced.media)
    store.actions.edit(followOperations(document, new Set([section.id]), synced.section), {
      announce: 'Bagian kembali seperti sumbernya',
    })
    stay()
  }
  const release = async () => {
    const { page } = store.getState()
    try {
      const params = { syncedSectionId: synced.id, pageId: page.id, sectionId: section.id }
      const released = await call(removeSyncedUse, { params })
      stay()
      setOne(page.id, released)
      toast({ title: 'Bagian dilepas dari sinkronisasi', text: 'Isinya tetap dan hanya berlaku di halaman ini.' })
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
    }
  }
  return (
    <div className="mx-4 mb-4 flex flex-col gap-2.5 rounded-box border border-line bg-tint p-3" data-synced="">
      <p className="flex items-start gap-2 text-app-sm">
        <Icon name="tautan" size={16} className="mt-0.5 shrink-0 text-accent" />
        <span className="min-w-0">
          <strong className="font-semibold">Tersinkron</strong> · dipakai di {count} halaman
          <span className="block truncate text-app-xs text-muted">{synced.name}</span>
        </span>
      </p>
      {!isSame && (
        <p className="text-app-sm">
          Isinya di halaman ini berbeda dari sumbernya.{count > 1 && ' Ubah di semua halaman?'}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {!isSame && (
          <>
            <Button size="sm" variant="primary" onClick={() => show('updateSynced')}>
              {count > 1 ? `Perbarui di ${count} halaman` : 'Perbarui sumbernya'}
            </Button>
            <Button size="sm" onClick={giveBack}>
              Kembalikan seperti sumber
            </Button>
          </>
        )}
        <Button size="sm" variant="quiet" onClick={() => void release()}>
          Lepas dari sinkronisasi
        </Button>
      </div>
    </div>
  )
}
