import { useToast } from '@naikkelas/ui/toast'
import { useNavigate } from 'react-router-dom'
import { ImportDialog } from '../page-files/import-dialog.tsx'
import { importPageFile } from '../page-files/send-page-file.ts'

/** Creates a draft from an exported page and opens it. */
export function ImportPageDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const { toast } = useToast()
  return (
    <ImportDialog
      title="Impor halaman"
      description="Halaman dari berkas dibuka sebagai draf baru, dengan gambar dan videonya."
      confirmLabel="Impor halaman"
      onClose={onClose}
      onImport={async (file) => {
        const { page, notes } = await importPageFile(file)
        toast({
          title: `“${page.name}” diimpor sebagai draf`,
          ...(notes.length > 0 ? { text: notes.join(' '), tone: 'warn' } : {}),
        })
        await navigate(`/admin/landing-pages/${page.id}`)
      }}
    />
  )
}
