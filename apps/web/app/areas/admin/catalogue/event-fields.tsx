import { eventModeWords, paidWords } from '@naikkelas/contract/commerce'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Controller, useFieldArray, useFormContext } from 'react-hook-form'
import { InstantInput } from '../inputs/instant-input.tsx'
import { type RecordNames, RecordsField } from '../inputs/record-field.tsx'
import { ChoiceField } from '../inputs/fields.tsx'
import type { SellableFormValues, ValueOf } from './form-values.ts'
import { searchInstructors } from './record-names.ts'

const online = 1
const sessionsAtMost = 60

/** What only events have: where, when, and who speaks. */
export function EventFields({ names }: { names: RecordNames }) {
  const { control, register, setValue, watch, formState } = useFormContext<SellableFormValues<ValueOf<'event'>>>()
  const errors = formState.errors.value?.details
  const mode = watch('value.details.mode')
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceField
          control={control}
          name="value.details.mode"
          label="Diadakan"
          words={eventModeWords}
          onChosen={(next) => {
            setValue('value.details.place', next === online ? null : { name: '', address: '', mapUrl: null }, {
              shouldDirty: true,
            })
            if (next !== online) setValue('value.details.meetingUrl', null, { shouldDirty: true })
          }}
        />
        <ChoiceField
          control={control}
          name="value.details.paid"
          label="Biaya"
          words={paidWords}
          onChosen={(next) => {
            if (next !== 0) return
            setValue('value.price', 0 as ValueOf<'event'>['price'], { shouldDirty: true })
            setValue('value.strikePrice', null, { shouldDirty: true })
          }}
        />
      </div>
      {mode === online ? (
        <Field
          label="Tautan pertemuan"
          hint="Hanya terlihat oleh yang punya tiket."
          error={errors?.meetingUrl?.message}
        >
          <Input
            {...register('value.details.meetingUrl', { setValueAs: emptyToNull })}
            type="url"
            placeholder="https://"
            maxLength={500}
          />
        </Field>
      ) : (
        <>
          <Field label="Nama tempat" error={errors?.place?.name?.message ?? errors?.place?.message}>
            <Input {...register('value.details.place.name')} maxLength={120} />
          </Field>
          <Field label="Alamat" error={errors?.place?.address?.message}>
            <Input {...register('value.details.place.address')} maxLength={300} />
          </Field>
          <Field label="Tautan peta" error={errors?.place?.mapUrl?.message}>
            <Input
              {...register('value.details.place.mapUrl', { setValueAs: emptyToNull })}
              type="url"
              placeholder="https://"
              maxLength={500}
            />
          </Field>
        </>
      )}
      <Sessions />
      <Controller
        name="value.details.speakerIds"
        control={control}
        render={({ field, fieldState }) => (
          <RecordsField
            label="Pembicara"
            addLabel="Tambah pembicara"
            error={fieldState.error?.message}
            value={field.value}
            atMost={12}
            names={names}
            search={searchInstructors}
            onChange={field.onChange}
          />
        )}
      />
    </>
  )
}

const emptyToNull = (text: string | null) => (text === null || text.trim() === '' ? null : text.trim())

function Sessions() {
  const { control, register, formState } = useFormContext<SellableFormValues<ValueOf<'event'>>>()
  const { fields, append, remove } = useFieldArray({ control, name: 'value.details.sessions' })
  const errors = formState.errors.value?.details?.sessions
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-app-xs font-semibold">Sesi</legend>
      {fields.map((session, index) => (
        <div key={session.id} className="grid gap-3 rounded-box border border-line p-3 sm:grid-cols-2">
          <Field label={`Judul sesi ${index + 1}`} error={errors?.[index]?.title?.message} className="sm:col-span-2">
            <Input {...register(`value.details.sessions.${index}.title`)} maxLength={120} />
          </Field>
          {(['startsAt', 'endsAt'] as const).map((end) => (
            <Controller
              key={end}
              name={`value.details.sessions.${index}.${end}`}
              control={control}
              render={({ field, fieldState }) => (
                <InstantInput
                  label={end === 'startsAt' ? `Mulai sesi ${index + 1}` : `Selesai sesi ${index + 1}`}
                  error={fieldState.error?.message}
                  value={field.value}
                  onChange={(instant) => field.onChange(instant ?? '')}
                />
              )}
            />
          ))}
          <Button size="sm" variant="quiet" className="justify-self-start" onClick={() => remove(index)}>
            Hapus sesi {index + 1}
          </Button>
        </div>
      ))}
      {errors?.message && <p className="text-app-xs text-danger">{errors.message}</p>}
      {fields.length < sessionsAtMost && (
        <Button size="sm" className="self-start" onClick={() => append({ title: '', startsAt: '', endsAt: '' })}>
          Tambah sesi
        </Button>
      )}
    </fieldset>
  )
}
