import { libraryNameSchema } from '@naikkelas/contract/pages'
import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogClose, DialogContent } from '@naikkelas/ui/dialog'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { type FormEvent, useId, useState } from 'react'
import { ApiError, messageOf } from '../../../../shared/api/api-error.ts'
import { FormNotice } from '../../../../shared/forms/form-notice.tsx'
import type { FormResult } from '../../../../shared/forms/form-result.ts'
import { useMistakeFocus } from '../../../../shared/forms/mistake-focus.ts'

interface NameFormProps {
  title: string
  description: string
  label: string
  confirmLabel: string
  /** What the name is at first. */
  proposed: string
  /** @throws ApiError whose sentence is shown, beside the name when it is about it */
  onSave: (name: string) => Promise<void>
  onClose: () => void
}

/** Asks for a name; what was typed stays when it is refused. */
export function NameForm({ title, description, label, confirmLabel, proposed, onSave, onClose }: NameFormProps) {
  const formId = useId()
  const [name, setName] = useState(proposed)
  const [mistakes, setMistakes] = useState<FormResult>({ message: null, fields: {} })
  const form = useMistakeFocus(mistakes)
  const [isSaving, setIsSaving] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const parsed = libraryNameSchema.safeParse(name)
    if (!parsed.success) {
      const sentence = parsed.error.issues[0]?.message ?? 'Nama harus diisi'
      return setMistakes({ message: null, fields: { name: sentence } })
    }
    setMistakes({ message: null, fields: {} })
    setIsSaving(true)
    try {
      await onSave(parsed.data)
      onClose()
    } catch (error) {
      const ofName = error instanceof ApiError ? error.field('name') : undefined
      const first = error instanceof ApiError ? error.fields[0]?.message : undefined
      setMistakes(
        ofName === undefined
          ? { message: first ?? messageOf(error), fields: {} }
          : { message: null, fields: { name: ofName } },
      )
    } finally {
      setIsSaving(false)
    }
  }
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        size="sm"
        title={title}
        description={description}
        footer={
          <>
            <DialogClose>
              <Button variant="quiet">Batal</Button>
            </DialogClose>
            <Button type="submit" form={formId} variant="primary" isLoading={isSaving}>
              {confirmLabel}
            </Button>
          </>
        }
      >
        <form
          ref={form}
          id={formId}
          noValidate
          onSubmit={(event) => void save(event)}
          className="flex flex-col gap-4 pt-1"
        >
          {mistakes.message !== null && <FormNotice>{mistakes.message}</FormNotice>}
          <Field label={label} error={mistakes.fields.name}>
            <Input value={name} maxLength={60} autoComplete="off" onChange={(event) => setName(event.target.value)} />
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  )
}
