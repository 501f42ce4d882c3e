import { createSyncedSection } from '@naikkelas/contract/pages'
import { useToast } from '@naikkelas/ui/toast'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { useBuilder, useBuilderParts } from '../state/builder-context.ts'
import { sectionLabel } from '../model/section-name.ts'
import { setSynced } from './library-store.ts'
import { NameForm } from './name-form.tsx'

/** Makes the selected section a synced section, which several pages may use. */
export function SyncSectionDialog({ onClose }: { onClose: () => void }) {
  const { saver, workspace } = useBuilderParts()
  const { toast } = useToast()
  const pageId = useBuilder((state) => state.page.id)
  const section = useBuilder((state) => state.document.sections.find(({ id }) => id === state.selectedId))
  if (!section) return null
  return (
    <NameForm
      title="Jadikan bagian tersinkron"
      description="Bagian ini dapat dipakai di banyak halaman. Saat berubah, Anda memperbarui semuanya sekaligus."
      label="Nama bagian tersinkron"
      confirmLabel="Jadikan tersinkron"
      proposed={sectionLabel(section)}
      onClose={onClose}
      onSave={async (name) => {
        await saveFirst(saver)
        const synced = await call(createSyncedSection, { body: { name, pageId, sectionId: section.id } })
        workspace.getState().synced.setOne(pageId, synced)
        if (workspace.getState().library.state === 'loaded') setSynced(workspace, synced)
        workspace.change('library', { isOpen: true })
        toast({
          title: `“${synced.name}” tersinkron`,
          text: 'Tambahkan ke halaman lain dari palet, di bawah Tersinkron.',
        })
      }}
    />
  )
}

/** The server uses its own copy: all changes must be saved first. @throws ApiError when something is */
export async function saveFirst(saver: { flush: () => Promise<boolean> }): Promise<void> {
  if (await saver.flush()) return
  throw new ApiError(0, 'Perubahan terakhir belum tersimpan. Periksa koneksi Anda, lalu coba lagi.', {
    code: 'network',
  })
}
