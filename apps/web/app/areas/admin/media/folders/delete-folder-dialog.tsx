import { deleteMediaFolder, type MediaFolder } from '@naikkelas/contract/pages'
import { useToast } from '@naikkelas/ui/toast'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { ConfirmDialog } from '@naikkelas/ui/confirm-dialog'

interface DeleteFolderDialogProps {
  folder: MediaFolder
  isEmpty: boolean
  onClose: () => void
  onDone: () => void
}

/** A folder goes; what is in it never goes with it. */
export function DeleteFolderDialog({ folder, isEmpty, onClose, onDone }: DeleteFolderDialogProps) {
  const { toast } = useToast()
  const remove = async () => {
    await call(deleteMediaFolder, { params: { folderId: folder.id }, query: { contents: isEmpty ? 'none' : 'up' } })
    toast({ title: `Folder “${folder.name}” sudah dihapus` })
    onDone()
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Hapus folder “${folder.name}”?`}
      description={
        isEmpty
          ? 'Folder ini kosong.'
          : 'Isinya tidak ikut terhapus: media dan folder di dalamnya pindah ke folder di atasnya.'
      }
      confirmLabel={isEmpty ? 'Hapus folder' : 'Pindahkan isi, lalu hapus'}
      onConfirm={remove}
      errorMessage={messageOf}
    />
  )
}
