import { lessonLimits } from '@naikkelas/contract/learning'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import { Input } from '@naikkelas/ui/input'
import { useState } from 'react'
import { Controller, useFieldArray, useFormContext } from 'react-hook-form'
import { FieldGroup } from '../../content/field-group.tsx'
import { clockOf, secondsOf } from './film-clock.ts'
import type { LessonFormValues } from './lesson-values.ts'

/** Where parts of a film begin. */
export function FilmChapterFields() {
  const { register, control, formState, getValues } = useFormContext<LessonFormValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'value.filmChapters' })
  const errors = formState.errors.value?.filmChapters
  const whole = errors?.root?.message ?? errors?.message
  const add = () => {
    const last = getValues('value.filmChapters').at(-1)
    append({ at: last === undefined ? 0 : last.at + 60, title: '' })
  }
  return (
    <FieldGroup title="Bagian video">
      <p className="text-app-sm text-muted">Peserta bisa melompat ke bagian yang dicari.</p>
      {whole !== undefined && (
        <p role="alert" className="text-app-sm text-danger">
          {whole}
        </p>
      )}
      {fields.length > 0 && (
        <ol aria-label="Bagian video" className="flex flex-col gap-2">
          {fields.map(({ id }, index) => (
            <li key={id} className="flex items-start gap-2">
              <Controller
                control={control}
                name={`value.filmChapters.${index}.at`}
                render={({ field, fieldState }) => (
                  <Field
                    label={`Mulai bagian ${index + 1}`}
                    isLabelHidden
                    error={fieldState.error?.message}
                    className="w-24"
                  >
                    <ClockInput value={field.value} onChange={field.onChange} />
                  </Field>
                )}
              />
              <Field
                label={`Judul bagian ${index + 1}`}
                isLabelHidden
                error={errors?.[index]?.title?.message}
                className="flex-1"
              >
                <Input {...register(`value.filmChapters.${index}.title`)} placeholder="Judul bagian" maxLength={120} />
              </Field>
              <IconButton
                label={`Hapus bagian ${index + 1}`}
                icon={<Icon name="hapus" size={16} />}
                onClick={() => remove(index)}
              />
            </li>
          ))}
        </ol>
      )}
      {fields.length < lessonLimits.filmChapters && (
        <Button className="self-start" iconStart={<Icon name="tambah" size={16} />} onClick={add}>
          Tambah bagian
        </Button>
      )}
    </FieldGroup>
  )
}

interface ClockInputProps {
  /** Seconds. */
  value: number
  /** NaN for what is no time, which is refused when it is saved. */
  onChange: (seconds: number) => void
}

function ClockInput({ value, onChange, ...rest }: ClockInputProps) {
  const [text, setText] = useState<string | null>(null)
  const shown = text !== null && (secondsOf(text) ?? Number.NaN) === value ? text : null
  return (
    <Input
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      placeholder="0:00"
      value={shown ?? (Number.isNaN(value) || value === null ? (text ?? '') : clockOf(value))}
      onChange={({ target }) => {
        setText(target.value)
        onChange(secondsOf(target.value) ?? Number.NaN)
      }}
    />
  )
}
