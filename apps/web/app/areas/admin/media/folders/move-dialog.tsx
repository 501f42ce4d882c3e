import { type MediaFolder, moveMedia } from '@naikkelas/contract/pages'
import { Alert } from '@naikkelas/ui/alert'
import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogClose, DialogContent } from '@naikkelas/ui/dialog'
import { type FormEvent, useId, useState } from 'react'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { FolderSelect } from './folder-select.tsx'

interface MoveDialogProps {
  ids: readonly string[]
  /** What is moved, in words. */
  names: string
  folders: readonly MediaFolder[]
  onClose: () => void
  onDone: (folderId: string | null) => void
}

/** The keyboard's way into a folder. */
export function MoveDialog({ ids, names, folders, onClose, onDone }: MoveDialogProps) {
  const form = useId()
  const [folderId, setFolderId] = useState('')
  const [message, setMessage] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setIsSending(true)
    const to = folderId === '' ? null : folderId
    try {
      await call(moveMedia, { body: { ids: [...ids], folderId: to } })
      onClose()
      onDone(to)
    } catch (error) {
      setMessage(messageOf(error))
      setIsSending(false)
    }
  }
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        size="sm"
        title={`Pindahkan ${names}`}
        footer={
          <>
            <DialogClose>
              <Button variant="quiet">Batal</Button>
            </DialogClose>
            <Button type="submit" form={form} variant="primary" isLoading={isSending}>
              Pindahkan
            </Button>
          </>
        }
      >
        <form id={form} onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
          {message !== null && (
            <Alert tone="danger" isLive>
              {message}
            </Alert>
          )}
          <FolderSelect
            label="Folder tujuan"
            folders={folders}
            value={folderId}
            onChange={setFolderId}
            emptyLabel="Tanpa folder"
          />
        </form>
      </DialogContent>
    </Dialog>
  )
}
