import { legalKinds, legalLabels, legalVersionPath } from '@naikkelas/contract'
import {
  changeLegalTextStatus,
  createLegalText,
  type LegalText,
  legalTextLength,
  type LegalTextValue,
  updateLegalText,
} from '@naikkelas/contract/content'
import { startOfDay } from '@naikkelas/contract/time'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Select } from '@naikkelas/ui/select'
import { Controller, useFormContext } from 'react-hook-form'
import { changeStatusBy } from '../content/change-status.ts'
import { FieldGroup } from '../content/field-group.tsx'
import { RecordScreen, type RecordValues } from '../content/record-screen.tsx'
import { TextField } from '../content/text-field.tsx'
import { DayInput } from '../inputs/day-input.tsx'
import { endpointRequest } from '../kit/endpoint-request.ts'

type Values = RecordValues<LegalTextValue>

const blank: LegalTextValue = { kind: 'privacy', title: '', body: null, validFrom: null }

interface LegalTextScreenProps {
  /** Null for a new one. */
  record: LegalText | null
  copied: LegalTextValue | null
  mayChange: boolean
}

/** One version of a legal text: its words, and from which day they are valid. */
export function LegalTextScreen({ record, copied, mayChange }: LegalTextScreenProps) {
  return (
    <RecordScreen<LegalTextValue, LegalText>
      record={record}
      blank={blank}
      // The next version is valid from a day of its own.
      copied={copied && { ...copied, validFrom: null }}
      newTitle="Tambah versi"
      list={{ href: '/admin/ketentuan', label: 'Ketentuan' }}
      draft="legal-text"
      create={endpointRequest(createLegalText, ({ value }: Values) => ({ body: { value } }))}
      update={({ id, version }) =>
        endpointRequest(updateLegalText, ({ value }: Values) => ({
          params: { legalTextId: id },
          body: { value, version },
        }))
      }
      change={changeStatusBy(changeLegalTextStatus)}
      startsAtOf={({ validFrom }) => validFrom && startOfDay(validFrom).toISOString()}
      publicAddress={({ value, textVersion }) => legalVersionPath(value.kind, textVersion ?? 1)}
      previewAddress={({ id }) => `/admin/pratinjau/ketentuan/${id}`}
      mayChange={mayChange}
      isFixed={record?.isFixed ?? false}
      // A person who agreed to it must be able to read it as it was.
      facts={record?.isFixed && <span>Sudah berlaku: duplikat untuk versi berikutnya.</span>}
    >
      <Fields />
    </RecordScreen>
  )
}

function Fields() {
  const { control, register, formState } = useFormContext<Values>()
  const errors = formState.errors.value
  return (
    <>
      <FieldGroup title="Versi">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Jenis" error={errors?.kind?.message}>
            <Select {...register('value.kind')}>
              {legalKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {legalLabels[kind]}
                </option>
              ))}
            </Select>
          </Field>
          <Controller
            name="value.validFrom"
            control={control}
            render={({ field, fieldState }) => (
              <DayInput
                label="Berlaku sejak"
                hint="Pukul 00.00 WIB. Sesudah itu versi ini tidak dapat diubah."
                error={fieldState.error?.message}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
        </div>
        <Field label="Yang berubah" hint="Hanya untuk admin." error={errors?.title?.message}>
          <Input {...register('value.title')} maxLength={120} />
        </Field>
      </FieldGroup>
      <FieldGroup title="Isi">
        <Controller
          name="value.body"
          control={control}
          render={({ field, fieldState }) => (
            <TextField
              label="Teks"
              maxLength={legalTextLength}
              error={fieldState.error?.message}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
      </FieldGroup>
    </>
  )
}
