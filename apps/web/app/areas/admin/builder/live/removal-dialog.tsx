import { useBuilderParts, useWorkspace } from '../state/builder-context.ts'
import { ConfirmDialog } from '@naikkelas/ui/confirm-dialog'

/** Whether the removal concerns a section that is being edited by another person. */
export function RemovalDialog() {
  const { workspace } = useBuilderParts()
  const question = useWorkspace(({ removal }) => removal)
  if (!question) return null
  const names = new Intl.ListFormat('id').format(question.names)
  const what = question.count === 1 ? 'bagian ini' : `${question.count} bagian ini`
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={() => workspace.setState({ removal: null })}
      title={`Hapus ${what}? ${names} sedang menulis di dalamnya`}
      description="Tulisannya ikut terhapus dari halaman. Penghapusan ini dapat diurungkan."
      confirmLabel={question.count === 1 ? 'Hapus bagian' : `Hapus ${question.count} bagian`}
      onConfirm={() => {
        question.remove()
        return Promise.resolve()
      }}
    />
  )
}
