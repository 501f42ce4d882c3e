import { clockInWib, instantOfWib } from '@naikkelas/contract/time'
import { Checkbox } from '@naikkelas/ui/checkbox'
import { Field } from '@naikkelas/ui/field'
import { NumberInput } from '@naikkelas/ui/number-input'
import { Select } from '@naikkelas/ui/select'
import { useState } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { FieldGroup } from '../../content/field-group.tsx'
import { InstantField } from '../../inputs/fields.tsx'
import type { LessonFormValues } from './lesson-values.ts'

const whenWords = {
  once: 'Langsung setelah kelas dimiliki',
  day: 'Pada tanggal tertentu',
  later: 'Beberapa hari setelah kelas dimiliki',
} as const
type When = keyof typeof whenWords

/** When a lesson opens for its learners. */
export function OpeningFields() {
  const { register, control, setValue, watch, formState } = useFormContext<LessonFormValues>()
  const [opensAt, opensAfterDays] = watch(['value.opensAt', 'value.opensAfterDays'])
  // While its day is being written.
  const [chosen, setChosen] = useState<When | null>(null)
  const stored = opensAt !== null ? 'day' : opensAfterDays !== null ? 'later' : null
  const when: When = stored ?? (formState.isDirty ? chosen : null) ?? 'once'
  const choose = (next: When) => {
    setChosen(next)
    setValue('value.opensAt', next === 'day' ? tomorrowMorning(new Date()) : null, { shouldDirty: true })
    setValue('value.opensAfterDays', next === 'later' ? 7 : null, { shouldDirty: true })
  }
  return (
    <FieldGroup title="Kapan dibuka">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Materi dibuka"
          error={when === 'later' ? undefined : formState.errors.value?.opensAfterDays?.message}
        >
          <Select
            value={when}
            onChange={({ target }) => choose(Object.keys(whenWords).find((one) => one === target.value) as When)}
          >
            {Object.entries(whenWords).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </Select>
        </Field>
        {when === 'day' && (
          <InstantField control={control} name="value.opensAt" label="Dibuka pada" hint="Waktu WIB." />
        )}
        {when === 'later' && (
          <Controller
            control={control}
            name="value.opensAfterDays"
            render={({ field, fieldState }) => (
              <Field label="Hari setelah dimiliki" error={fieldState.error?.message}>
                <NumberInput
                  value={Number.isNaN(field.value) ? null : field.value}
                  min={1}
                  max={365}
                  unit="hari"
                  // An empty field is refused, and does not become a lesson that opens at once.
                  onValueChange={(days) => field.onChange(days ?? Number.NaN)}
                />
              </Field>
            )}
          />
        )}
      </div>
      <Checkbox {...register('value.needsPrevious')} label="Baru terbuka setelah materi sebelumnya selesai" />
    </FieldGroup>
  )
}

/** Nine o'clock of the next day in WIB. */
function tomorrowMorning(now: Date): string {
  const day = clockInWib(new Date(now.getTime() + 86_400_000)).slice(0, 10)
  return instantOfWib(`${day}T09:00`)?.toISOString() ?? now.toISOString()
}
