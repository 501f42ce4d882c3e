import { createVersion } from '@naikkelas/contract/pages'
import { Dialog, DialogContent } from '@naikkelas/ui/dialog'
import { useToast } from '@naikkelas/ui/toast'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { useBuilder, useBuilderParts } from '../state/builder-context.ts'
import { VersionNameForm } from './version-name-form.tsx'

/** Saves the current page as a named version. Nothing is published. */
export function SaveVersionDialog({ onClose }: { onClose: () => void }) {
  const { store, saver } = useBuilderParts()
  const { toast } = useToast()
  const pageId = useBuilder((state) => state.page.id)
  const save = async (name: string, attempt = 1): Promise<void> => {
    store.actions.endRun()
    if (!(await saver.flush()))
      throw new ApiError(0, 'Perubahan terakhir belum tersimpan. Periksa koneksi Anda, lalu coba lagi.', {
        code: 'network',
      })
    try {
      await call(createVersion, { params: { pageId }, body: { name, headVersion: saver.headVersion() } })
    } catch (error) {
      // Someone else saved in between: what they did is taken in first, so that one keeps what one sees.
      if (!(error instanceof ApiError) || error.code !== 'version_conflict' || attempt === 3) throw error
      await saver.refresh()
      return save(name, attempt + 1)
    }
    onClose()
    toast({ title: 'Versi disimpan', text: 'Ada di Riwayat, untuk dilihat, dibandingkan, dan dipulihkan.' })
  }
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="Simpan versi"
        description="Isi halaman saat ini disimpan dengan nama. Halaman yang sudah terbit tidak berubah."
        size="sm"
      >
        <VersionNameForm action="Simpan versi" onSave={(name) => save(name)} />
      </DialogContent>
    </Dialog>
  )
}
