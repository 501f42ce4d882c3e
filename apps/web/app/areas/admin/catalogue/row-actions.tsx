import { Button } from '@naikkelas/ui/button'
import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'

interface RowActionsProps {
  name: string
  onEdit: () => void
  onDelete: () => void
}

/** Change and delete, at the end of a row. */
export function RowActions({ name, onEdit, onDelete }: RowActionsProps) {
  return (
    <div className="flex items-center justify-end gap-1">
      <Button size="sm" aria-label={`Ubah ${name}`} onClick={onEdit}>
        Ubah
      </Button>
      <IconButton size="sm" label={`Hapus ${name}`} icon={<Icon name="hapus" size={16} />} onClick={onDelete} />
    </div>
  )
}
