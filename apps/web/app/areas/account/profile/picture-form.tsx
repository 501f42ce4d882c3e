import { uploadTypes } from '@naikkelas/contract/enumerations'
import { avatarDirectory, removeOwnPicture, setOwnPicture } from '@naikkelas/contract/files'
import { Avatar } from '@naikkelas/ui/avatar'
import { Button } from '@naikkelas/ui/button'
import { ConfirmDialog } from '@naikkelas/ui/confirm-dialog'
import { useToast } from '@naikkelas/ui/toast'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { upload } from '../../../shared/api/upload-file.ts'
import { PictureDialog } from './picture-dialog.tsx'

interface PictureFormProps {
  name: string
  /** Its address; null without one. */
  picture: string | null
}

/** The own picture: chosen, cropped, and removed again. */
export function PictureForm({ name, picture }: PictureFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File | null>(null)
  const [isRemoving, setIsRemoving] = useState(false)
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  async function save(cropped: Blob) {
    const file = new File([cropped], `foto-profil.${cropped.type.split('/')[1]}`, { type: cropped.type })
    const { address } = await upload(file, { type: uploadTypes.fileManager, directory: avatarDirectory })
    await call(setOwnPicture, { body: { fileId: address.split('/').at(-1) ?? '' } })
    setChosen(null)
    toast({ title: 'Foto profil sudah diganti' })
    await revalidate()
  }
  async function remove() {
    await call(removeOwnPicture, {})
    toast({ title: 'Foto profil sudah dihapus' })
    await revalidate()
  }
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar name={name} size="lg" isDecorative {...(picture !== null && { src: picture })} />
      <div className="flex min-w-0 flex-col gap-2">
        <h3 className="text-app-md font-semibold">Foto profil</h3>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => input.current?.click()}>{picture === null ? 'Pilih foto' : 'Ganti foto'}</Button>
          {picture !== null && (
            <Button variant="quiet" onClick={() => setIsRemoving(true)}>
              Hapus foto
            </Button>
          )}
        </div>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label="Foto profil"
        hidden
        onChange={({ target }) => {
          setChosen(target.files?.[0] ?? null)
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      {chosen && <PictureDialog image={chosen} onClose={() => setChosen(null)} onSave={save} />}
      <ConfirmDialog
        isOpen={isRemoving}
        onOpenChange={setIsRemoving}
        title="Hapus foto profil?"
        description="Inisial nama Anda ditampilkan sebagai gantinya."
        confirmLabel="Hapus foto"
        errorMessage={messageOf}
        onConfirm={remove}
      />
    </div>
  )
}
