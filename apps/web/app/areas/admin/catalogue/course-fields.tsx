import { Controller, useFormContext } from 'react-hook-form'
import { CountInput } from '../inputs/count-input.tsx'
import { InstantInput } from '../inputs/instant-input.tsx'
import { type RecordNames, RecordsField } from '../inputs/record-field.tsx'
import { ChoiceField } from './choice-field.tsx'
import type { SellableFormValues, ValueOf } from './form-values.ts'
import { searchCourses, searchInstructors } from './record-names.ts'
import { courseTypeWords, levelWords } from './sellable-words.ts'

const preorder = 4
const free = 3

/** What only courses have. */
export function CourseFields({ names }: { names: RecordNames }) {
  const { control, setValue, watch } = useFormContext<SellableFormValues<ValueOf<'course'>>>()
  const type = watch('value.details.type')
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Controller
          name="value.details.type"
          control={control}
          render={({ field, fieldState }) => (
            <ChoiceField
              label="Tipe kelas"
              error={fieldState.error?.message}
              words={courseTypeWords}
              value={field.value}
              onChange={(next) => {
                field.onChange(next)
                // Only a preorder opens on a day, and a free course costs nothing.
                if (next !== preorder) setValue('value.details.opensAt', null, { shouldDirty: true })
                if (next === free) {
                  setValue('value.price', 0 as ValueOf<'course'>['price'], { shouldDirty: true })
                  setValue('value.strikePrice', null, { shouldDirty: true })
                }
              }}
            />
          )}
        />
        <Controller
          name="value.details.level"
          control={control}
          render={({ field, fieldState }) => (
            <ChoiceField
              label="Tingkat"
              error={fieldState.error?.message}
              words={levelWords}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
        {type === preorder && (
          <Controller
            name="value.details.opensAt"
            control={control}
            render={({ field, fieldState }) => (
              <InstantInput
                label="Kelas dibuka pada"
                hint="Sudah dapat dibeli sebelumnya. Waktu WIB."
                error={fieldState.error?.message}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
        )}
        <Controller
          name="value.details.durationMinutes"
          control={control}
          render={({ field, fieldState }) => (
            <CountInput
              label="Durasi dalam menit (kosong: dari susunan)"
              error={fieldState.error?.message}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
            />
          )}
        />
      </div>
      <Controller
        name="value.details.instructorIds"
        control={control}
        render={({ field, fieldState }) => (
          <RecordsField
            label="Pengajar"
            addLabel="Tambah pengajar"
            error={fieldState.error?.message}
            value={field.value}
            atMost={12}
            names={names}
            search={searchInstructors}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        name="value.details.bundledIds"
        control={control}
        render={({ field, fieldState }) => (
          <RecordsField
            label="Isi paket"
            addLabel="Tambah kelas ke paket"
            hint="Kosongkan bila ini satu kelas tersendiri."
            error={fieldState.error?.message}
            value={field.value}
            atMost={30}
            names={names}
            search={searchCourses}
            onChange={field.onChange}
          />
        )}
      />
    </>
  )
}
