import { courseTypeWords, levelWords } from '@naikkelas/contract/commerce'
import { Controller, useFormContext } from 'react-hook-form'
import { type RecordNames, RecordsField } from '../inputs/record-field.tsx'
import { ChoiceField, CountField, InstantField } from '../inputs/fields.tsx'
import type { SellableFormValues, ValueOf } from './form-values.ts'
import { searchCourses, searchInstructors } from './record-names.ts'

const preorder = 4
const free = 3

/** What only courses have. */
export function CourseFields({ names }: { names: RecordNames }) {
  const { control, setValue, watch } = useFormContext<SellableFormValues<ValueOf<'course'>>>()
  const type = watch('value.details.type')
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceField
          control={control}
          name="value.details.type"
          label="Tipe kelas"
          words={courseTypeWords}
          onChosen={(next) => {
            // Only a preorder opens on a day, and a free course costs nothing.
            if (next !== preorder) setValue('value.details.opensAt', null, { shouldDirty: true })
            if (next === free) {
              setValue('value.price', 0 as ValueOf<'course'>['price'], { shouldDirty: true })
              setValue('value.strikePrice', null, { shouldDirty: true })
            }
          }}
        />
        <ChoiceField control={control} name="value.details.level" label="Tingkat" words={levelWords} />
        {type === preorder && (
          <InstantField
            control={control}
            name="value.details.opensAt"
            label="Kelas dibuka pada"
            hint="Sudah dapat dibeli sebelumnya. Waktu WIB."
          />
        )}
        <CountField
          control={control}
          name="value.details.durationMinutes"
          label="Durasi dalam menit (kosong: dari susunan)"
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
