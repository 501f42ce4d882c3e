import { assignmentLimits, type FileRule, fileRules } from '@naikkelas/contract/learning'
import { Field } from '@naikkelas/ui/field'
import { NumberInput } from '@naikkelas/ui/number-input'
import { Select } from '@naikkelas/ui/select'
import { Controller, useFormContext } from 'react-hook-form'
import { FieldGroup } from '../../content/field-group.tsx'
import type { LessonFormValues } from './lesson-values.ts'

const fileWords: Readonly<Record<FileRule, string>> = {
  none: 'Tanpa berkas, jawaban ditulis saja',
  allowed: 'Boleh mengirim berkas',
  required: 'Harus mengirim berkas',
}

/** What learners send, and from when on it is passed. */
export function AssignmentFields() {
  const { control, register, formState } = useFormContext<LessonFormValues>()
  return (
    <FieldGroup title="Tugas">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Berkas"
          error={formState.errors.value?.assignment?.files?.message}
          hint={`Paling banyak ${assignmentLimits.files} berkas PDF, gambar, DOCX, XLSX, atau ZIP, masing-masing 20 MB.`}
        >
          <Select {...register('value.assignment.files')}>
            {fileRules.map((rule) => (
              <option key={rule} value={rule}>
                {fileWords[rule]}
              </option>
            ))}
          </Select>
        </Field>
        <Controller
          control={control}
          name="value.assignment.dueDays"
          render={({ field, fieldState }) => (
            <Field
              label="Tenggat"
              isOptional
              error={fieldState.error?.message}
              hint="Dihitung sejak kelas dimiliki. Setelahnya tugas tetap diterima, dengan tanda “Terlambat”."
            >
              <NumberInput
                value={field.value ?? null}
                min={1}
                max={assignmentLimits.dueDays}
                unit="hari"
                onValueChange={field.onChange}
              />
            </Field>
          )}
        />
        <PointsField name="maxPoints" label="Nilai tertinggi" min={1} />
        <PointsField name="passPoints" label="Lulus mulai" min={0} />
      </div>
    </FieldGroup>
  )
}

function PointsField({ name, label, min }: { name: 'maxPoints' | 'passPoints'; label: string; min: number }) {
  const { control } = useFormContext<LessonFormValues>()
  return (
    <Controller
      control={control}
      name={`value.assignment.${name}`}
      render={({ field, fieldState }) => (
        <Field label={label} error={fieldState.error?.message}>
          <NumberInput
            value={Number.isNaN(field.value) ? null : field.value}
            min={min}
            max={assignmentLimits.points}
            onValueChange={(points) => field.onChange(points ?? Number.NaN)}
          />
        </Field>
      )}
    />
  )
}
