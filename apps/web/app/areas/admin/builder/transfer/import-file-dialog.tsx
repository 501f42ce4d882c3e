import { useToast } from '@naikkelas/ui/toast'
import { ImportDialog } from '../../page-files/import-dialog.tsx'
import { importSectionsFile } from '../../page-files/send-page-file.ts'
import { useBuilderParts } from '../state/builder-context.ts'
import { insertArrived } from '../clipboard/paste.ts'

/** Puts the sections of an exported page into this one, in one step. */
export function ImportFileDialog({ onClose }: { onClose: () => void }) {
  const { store } = useBuilderParts()
  const { toast } = useToast()
  return (
    <ImportDialog
      title="Impor bagian dari berkas"
      description="Semua bagian di berkas ditambahkan setelah bagian terpilih, dalam satu langkah yang dapat diurungkan."
      confirmLabel="Tambahkan bagian"
      onClose={onClose}
      onImport={async (file) => {
        const { sections, media, notes } = await importSectionsFile(file)
        store.actions.addMedia(media)
        if (sections.length === 0) toast({ title: 'Berkas ini tidak berisi bagian', tone: 'info' })
        else await insertArrived({ store, toast }, sections, { said: 'diimpor', notes })
      }}
    />
  )
}
