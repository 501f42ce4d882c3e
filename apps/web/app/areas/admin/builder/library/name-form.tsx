import { libraryNameSchema } from '@naikkelas/contract'
import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogClose, DialogContent } from '@naikkelas/ui/dialog'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { type FormEvent, useId, useState } from 'react'
import { ApiError, messageOf } from '../../../../shared/api/api-error.ts'
import { FormNotice } from '../../../../shared/forms/form-notice.tsx'

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
  const [mistake, setMistake] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const parsed = libraryNameSchema.safeParse(name)
    setMistake(parsed.success ? null : (parsed.error.issues[0]?.message ?? 'Nama harus diisi'))
    setProblem(null)
    if (!parsed.success) return
    setIsSaving(true)
    try {
      await onSave(parsed.data)
      onClose()
    } catch (error) {
      const ofName = error instanceof ApiError ? error.field('name') : undefined
      const first = error instanceof ApiError ? error.fields[0]?.message : undefined
      if (ofName === undefined) setProblem(first ?? messageOf(error))
      else setMistake(ofName)
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
        <form id={formId} noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-4 pt-1">
          {problem !== null && <FormNotice>{problem}</FormNotice>}
          <Field label={label} error={mistake ?? undefined}>
            <Input value={name} maxLength={60} autoComplete="off" onChange={(event) => setName(event.target.value)} />
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  )
}
