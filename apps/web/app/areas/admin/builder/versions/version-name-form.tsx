import { Button } from '@naikkelas/ui/button'
import { DialogClose } from '@naikkelas/ui/dialog'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { type FormEvent, useState } from 'react'
import { FormNotice } from '../../../../shared/forms/form-notice.tsx'
import { failedForm } from '../../../../shared/forms/form-result.ts'
import { useMistakeFocus } from '../../../../shared/forms/mistake-focus.ts'

interface VersionNameFormProps {
  name?: string
  action: string
  /** Rejects with what the server said; the name stays in the field. */
  onSave: (name: string) => Promise<void>
}

/** The name of a version, and what the server says of it. */
export function VersionNameForm({ name = '', action, onSave }: VersionNameFormProps) {
  const [typed, setTyped] = useState(name)
  const [problem, setProblem] = useState<{ field?: string | undefined; whole?: string | undefined }>({})
  const form = useMistakeFocus(problem)
  const [isSaving, setSaving] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() === '') return setProblem({ field: 'Nama versi harus diisi' })
    setSaving(true)
    setProblem({})
    try {
      await onSave(typed)
    } catch (error) {
      const { message, fields } = failedForm(error)
      setProblem({ field: fields.name, whole: fields.name ? undefined : (message ?? undefined) })
    } finally {
      setSaving(false)
    }
  }
  return (
    <form ref={form} onSubmit={(event) => void save(event)} noValidate className="flex flex-col gap-4 pt-1">
      {problem.whole && <FormNotice>{problem.whole}</FormNotice>}
      <Field label="Nama versi" hint="Misalnya: Sebelum diskon akhir tahun." error={problem.field}>
        <Input value={typed} maxLength={80} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      <div className="flex justify-end gap-2">
        <DialogClose>
          <Button variant="quiet">Batal</Button>
        </DialogClose>
        <Button type="submit" variant="primary" isLoading={isSaving}>
          {action}
        </Button>
      </div>
    </form>
  )
}
