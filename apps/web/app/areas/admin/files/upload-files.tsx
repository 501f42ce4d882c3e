import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogContent } from '@naikkelas/ui/dialog'
import { Field } from '@naikkelas/ui/field'
import { FileUpload, type Upload } from '@naikkelas/ui/file-upload'
import { Icon } from '@naikkelas/ui/icons'
import { useToast } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { upload } from '../../../shared/api/upload-file.ts'

/** Files of no particular use: “Berkas umum”. */
const generalFiles = 1
/** Each leaves the dialog for the list as soon as the server has it. */
const none: readonly [] = []

const send: Upload = async (file, { onProgress, signal }) => {
  const { address } = await upload(file, {
    type: generalFiles,
    onProgress: (percent) => onProgress(percent / 100),
    signal,
  })
  return address
}

/** A button that opens the upload of files for everyone. */
export function UploadFiles() {
  const [isOpen, setIsOpen] = useState(false)
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  return (
    <>
      <Button variant="primary" iconStart={<Icon name="unggah" size={16} />} onClick={() => setIsOpen(true)}>
        Unggah berkas
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen}>
        <DialogContent
          size="sm"
          title="Unggah berkas"
          description="Berkas ini dapat dibuka siapa pun yang punya alamatnya."
          footer={<Button onClick={() => setIsOpen(false)}>Selesai</Button>}
        >
          <Field label="Berkas">
            <FileUpload
              multiple
              upload={send}
              value={none}
              describeError={({ message }) => message}
              onValueChange={(uploaded) => {
                for (const { name } of uploaded) toast({ title: `“${name}” sudah diunggah` })
                void revalidate()
              }}
            />
          </Field>
        </DialogContent>
      </Dialog>
    </>
  )
}
