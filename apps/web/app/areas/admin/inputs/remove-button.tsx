import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { messageOf } from '../../../shared/api/api-error.ts'
import { ConfirmDialog } from '@naikkelas/ui/confirm-dialog'

interface RemoveButtonProps {
  label: string
  title: string
  text: string
  confirmLabel: string
  onRemove: () => Promise<unknown>
}

/** Removes after a confirmation; the dialog reports a failure. */
export function RemoveButton({ label, title, text, confirmLabel, onRemove }: RemoveButtonProps) {
  const { revalidate } = useRevalidator()
  const [isAsking, setIsAsking] = useState(false)
  const remove = async () => {
    await onRemove()
    await revalidate()
  }
  return (
    <>
      <IconButton label={label} icon={<Icon name="hapus" size={16} />} onClick={() => setIsAsking(true)} />
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={title}
        description={text}
        confirmLabel={confirmLabel}
        onConfirm={remove}
        errorMessage={messageOf}
      />
    </>
  )
}
