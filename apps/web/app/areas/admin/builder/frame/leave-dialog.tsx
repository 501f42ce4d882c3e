import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogContent } from '@naikkelas/ui/dialog'

interface LeaveDialogProps {
  onLeave: () => void
  /** To stay. */
  onClose: () => void
}

/** Asks whether to leave with something unsaved. */
export function LeaveDialog({ onLeave, onClose }: LeaveDialogProps) {
  return (
    <Dialog isOpen>
      <DialogContent
        size="sm"
        isDismissible={false}
        title="Ada perubahan yang belum tersimpan"
        description="Perubahan itu tetap ada di browser ini dan dikirim saat Anda membuka halaman ini lagi di sini."
        footer={
          <>
            <Button onClick={onLeave}>Tinggalkan</Button>
            <Button variant="primary" onClick={onClose}>
              Tetap di sini
            </Button>
          </>
        }
      />
    </Dialog>
  )
}
