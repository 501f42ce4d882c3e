import { type LabelTone, labelTones, pageGroupLimits } from '@naikkelas/contract/pages'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Select } from '@naikkelas/ui/select'
import { type FormEvent, useState } from 'react'
import { ApiError, messageOf } from '../../../../shared/api/api-error.ts'
import { useMistakeFocus } from '../../../../shared/forms/mistake-focus.ts'
import { labelToneWords } from './label-tones.ts'

export interface GroupInput {
  name: string
  tone: LabelTone
}

interface GroupFormProps {
  what: 'folder' | 'label'
  /** @default a new one */
  present?: GroupInput
  onMake: (input: GroupInput) => Promise<void>
  onCancel?: () => void
}

/** The name of a folder or label, and the colour of a label. */
export function GroupForm({ what, present, onMake, onCancel }: GroupFormProps) {
  const [name, setName] = useState(present?.name ?? '')
  const [tone, setTone] = useState<LabelTone>(present?.tone ?? 'neutral')
  const [error, setError] = useState<string | undefined>(undefined)
  const form = useMistakeFocus(error)
  const [isSending, setIsSending] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setIsSending(true)
    setError(undefined)
    try {
      await onMake({ name, tone })
      if (!present) setName('')
    } catch (failure) {
      setError((failure instanceof ApiError ? failure.field('name') : undefined) ?? messageOf(failure))
    }
    setIsSending(false)
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-2">
      <Field label={present ? `Nama baru untuk “${present.name}”` : `Nama ${what} baru`} error={error}>
        <Input
          value={name}
          maxLength={pageGroupLimits.nameLength}
          autoComplete="off"
          autoFocus={present !== undefined}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      {what === 'label' && (
        <Field label={present ? `Warna “${present.name}”` : 'Warna label baru'}>
          <Select value={tone} onChange={(event) => setTone(event.target.value as LabelTone)}>
            {labelTones.map((value) => (
              <option key={value} value={value}>
                {labelToneWords[value]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <div className="flex gap-2">
        <Button size="sm" type="submit" isLoading={isSending}>
          {present ? 'Simpan' : `Buat ${what}`}
        </Button>
        {onCancel && (
          <Button size="sm" variant="quiet" onClick={onCancel}>
            Batal
          </Button>
        )}
      </div>
    </form>
  )
}
