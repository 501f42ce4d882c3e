import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogClose, DialogContent } from '@naikkelas/ui/dialog'
import { Field } from '@naikkelas/ui/field'
import { FileInput } from '@naikkelas/ui/file-input'
import { type FormEvent, useId, useState } from 'react'
import { ApiError, messageOf } from '../../../shared/api/api-error.ts'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { useMistakeFocus } from '../../../shared/forms/mistake-focus.ts'

interface ImportDialogProps {
  title: string
  description: string
  confirmLabel: string
  /** @throws ApiError with messages to show */
  onImport: (file: File) => Promise<void>
  onClose: () => void
}

/** Asks for an exported file and shows why and where it is invalid. */
export function ImportDialog({ title, description, confirmLabel, onImport, onClose }: ImportDialogProps) {
  const formId = useId()
  const [file, setFile] = useState<File | null>(null)
  const [mistake, setMistake] = useState<string | null>(null)
  const [problems, setProblems] = useState<readonly string[]>([])
  const form = useMistakeFocus(problems)
  const [isWorking, setWorking] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setProblems([])
    setMistake(file ? null : 'Pilih berkas yang akan diimpor')
    if (!file) return
    setWorking(true)
    try {
      await onImport(file)
      onClose()
    } catch (error) {
      const places = error instanceof ApiError ? error.fields.map(({ message }) => message) : []
      setProblems(places.length > 0 ? [...new Set(places)].slice(0, 5) : [messageOf(error)])
    } finally {
      setWorking(false)
    }
  }
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={title}
        description={description}
        footer={
          <>
            <DialogClose>
              <Button variant="quiet">Batal</Button>
            </DialogClose>
            <Button type="submit" form={formId} variant="primary" isLoading={isWorking}>
              {confirmLabel}
            </Button>
          </>
        }
      >
        <form
          ref={form}
          id={formId}
          noValidate
          onSubmit={(event) => void send(event)}
          className="flex flex-col gap-4 pt-1"
        >
          {problems.length > 0 && (
            <FormNotice>
              {problems.map((sentence) => (
                <span key={sentence} className="block">
                  {sentence}
                </span>
              ))}
            </FormNotice>
          )}
          <Field
            label="Berkas halaman"
            hint="Hasil Ekspor halaman: .zip dengan gambarnya, atau .json. Paling besar 200 MB."
            error={mistake ?? undefined}
          >
            <FileInput
              accept=".zip,.json,application/zip,application/json"
              onChange={(event) => {
                setFile(event.target.files?.[0] ?? null)
                setMistake(null)
              }}
            />
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  )
}
