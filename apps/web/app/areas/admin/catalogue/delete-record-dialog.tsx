import { deleteCategory, deleteInstructor } from '@naikkelas/contract/commerce'
import { ConfirmDialog } from '@naikkelas/ui/confirm-dialog'
import { useToast } from '@naikkelas/ui/toast'
import { useRevalidator } from 'react-router-dom'
import { messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'

interface DeleteRecordDialogProps {
  what: { kind: 'category' | 'instructor'; id: string; name: string }
  onClose: () => void
}

const words = { category: 'kategori', instructor: 'pengajar' } as const

/** Asks before a category or an instructor is deleted; what is in use is refused with the reason. */
export function DeleteRecordDialog({ what: { kind, id, name }, onClose }: DeleteRecordDialogProps) {
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  const remove = async () => {
    if (kind === 'category') await call(deleteCategory, { params: { categoryId: id } })
    else await call(deleteInstructor, { params: { instructorId: id } })
    await revalidate()
    toast({ title: `${name} dihapus`, tone: 'ok' })
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Hapus ${words[kind]} “${name}”?`}
      description="Yang masih dipakai tidak dapat dihapus; nonaktifkan saja."
      confirmLabel="Hapus"
      errorMessage={messageOf}
      onConfirm={remove}
    />
  )
}
