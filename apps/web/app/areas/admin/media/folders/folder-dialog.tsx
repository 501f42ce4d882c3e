import { createMediaFolder, folderLimits, type MediaFolder, updateMediaFolder } from '@naikkelas/contract/pages'
import { Alert } from '@naikkelas/ui/alert'
import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogClose, DialogContent } from '@naikkelas/ui/dialog'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { type FormEvent, useId, useState } from 'react'
import { ApiError, messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { useMistakeFocus } from '../../../../shared/forms/mistake-focus.ts'
import { FolderSelect } from './folder-select.tsx'

interface FolderDialogProps {
  act: 'create' | 'rename' | 'move'
  folders: readonly MediaFolder[]
  current: MediaFolder | undefined
  onClose: () => void
  onDone: (showId: string) => void
}

const titles = { create: 'Folder baru', rename: 'Ganti nama folder', move: 'Pindahkan folder' } as const
const verbs = { create: 'Buat folder', rename: 'Ganti nama', move: 'Pindahkan' } as const

/** A folder's name and place. */
export function FolderDialog({ act, folders, current, onClose, onDone }: FolderDialogProps) {
  const form = useId()
  const [name, setName] = useState(act === 'rename' ? (current?.name ?? '') : '')
  const [parentId, setParentId] = useState((act === 'move' ? current?.parentId : current?.id) ?? '')
  const [error, setError] = useState<unknown>(null)
  const formRef = useMistakeFocus(error)
  const [isSending, setIsSending] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setIsSending(true)
    setError(null)
    try {
      const place = parentId === '' ? null : parentId
      const folder =
        act === 'create' || !current
          ? await call(createMediaFolder, { body: { name, parentId: place } })
          : await call(updateMediaFolder, {
              params: { folderId: current.id },
              body: act === 'rename' ? { name } : { parentId: place },
            })
      onClose()
      onDone(folder.id)
    } catch (failure) {
      setError(failure)
      setIsSending(false)
    }
  }
  const fieldError = (path: string) => (error instanceof ApiError ? error.field(path) : undefined)
  const isElsewhere = error !== null && fieldError('name') === undefined && fieldError('parentId') === undefined
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        size="sm"
        title={titles[act]}
        footer={
          <>
            <DialogClose>
              <Button variant="quiet">Batal</Button>
            </DialogClose>
            <Button type="submit" form={form} variant="primary" isLoading={isSending}>
              {verbs[act]}
            </Button>
          </>
        }
      >
        <form ref={formRef} id={form} noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
          {isElsewhere && (
            <Alert tone="danger" isLive>
              {messageOf(error)}
            </Alert>
          )}
          {act !== 'move' && (
            <Field label="Nama folder" error={fieldError('name')}>
              <Input
                value={name}
                maxLength={folderLimits.nameLength}
                required
                onChange={(event) => setName(event.target.value)}
              />
            </Field>
          )}
          {act !== 'rename' && (
            <FolderSelect
              label="Di dalam"
              folders={folders}
              value={parentId}
              onChange={setParentId}
              emptyLabel="Tingkat teratas"
              error={fieldError('parentId') ?? (act === 'move' ? fieldError('name') : undefined)}
              {...(act === 'move' && current && { except: current.id })}
            />
          )}
        </form>
      </DialogContent>
    </Dialog>
  )
}
