import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogClose, DialogContent } from '@naikkelas/ui/dialog'
import { useState } from 'react'

interface ConfirmDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Names the object. */
  title: string
  /** Names the consequence. */
  text: string
  confirmLabel: string
  onConfirm: () => Promise<void>
}

/** Asks before something that others will notice. */
export function ConfirmDialog({ isOpen, onOpenChange, title, text, confirmLabel, onConfirm }: ConfirmDialogProps) {
  const [isWorking, setIsWorking] = useState(false)
  const confirm = async () => {
    setIsWorking(true)
    await onConfirm()
    setIsWorking(false)
    onOpenChange(false)
  }
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        size="sm"
        title={title}
        description={text}
        footer={
          <>
            <DialogClose>
              <Button variant="quiet">Tidak jadi</Button>
            </DialogClose>
            <Button variant="danger" isLoading={isWorking} onClick={() => void confirm()}>
              {confirmLabel}
            </Button>
          </>
        }
      />
    </Dialog>
  )
}
