import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogClose, DialogContent } from '@naikkelas/ui/dialog'
import { croppedPicture, ImageCropper, type Rectangle } from '@naikkelas/ui/image-cropper'
import { useState } from 'react'
import { ApiError, messageOf } from '../../../shared/api/api-error.ts'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'

interface PictureDialogProps {
  image: File
  onClose: () => void
  /** Throws what the API answers. */
  onSave: (cropped: Blob) => Promise<void>
}

/** Shown at most as wide as a header of a profile. */
const SIDE = 512
/** Below what the server takes for pictures of profiles. */
const MAX_BYTES = 1_000_000

/** Chooses what of a picture is shown; only that leaves the device. */
export function PictureDialog({ image, onClose, onSave }: PictureDialogProps) {
  const [rectangle, setRectangle] = useState<Rectangle | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  async function save() {
    if (rectangle === null) return
    setIsSaving(true)
    setFailure(null)
    try {
      await onSave(await croppedPicture(image, rectangle, { maxSide: SIDE, maxBytes: MAX_BYTES }))
    } catch (error) {
      setFailure((error instanceof ApiError && error.field('file')) || messageOf(error))
      setIsSaving(false)
    }
  }
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="Atur foto profil"
        description="Geser dan perbesar sampai wajah Anda pas di lingkaran."
        isDismissible={!isSaving}
        footer={
          <>
            <DialogClose>
              <Button disabled={isSaving}>Batal</Button>
            </DialogClose>
            <Button variant="primary" disabled={rectangle === null} isLoading={isSaving} onClick={() => void save()}>
              Simpan foto
            </Button>
          </>
        }
      >
        {failure !== null && <FormNotice>{failure}</FormNotice>}
        <ImageCropper image={image} isRound onValueChange={setRectangle} />
      </DialogContent>
    </Dialog>
  )
}
