import { careerDepartments, employmentLabels, employments, workPlaceLabels, workPlaces } from '@naikkelas/contract'
import {
  changeVacancyStatus,
  createVacancy,
  updateVacancy,
  type Vacancy,
  type VacancyValue,
} from '@naikkelas/contract/content'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Select } from '@naikkelas/ui/select'
import { Textarea } from '@naikkelas/ui/textarea'
import { Controller, useFormContext } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { changeStatusBy } from '../content/change-status.ts'
import { FieldGroup } from '../content/field-group.tsx'
import { RecordScreen, type RecordValues } from '../content/record-screen.tsx'
import { TextField } from '../content/text-field.tsx'
import { AmountInput } from '../inputs/amount-input.tsx'
import { InstantFormField } from '../inputs/instant-form-field.tsx'
import { endpointRequest } from '../kit/endpoint-request.ts'

type Values = RecordValues<VacancyValue>

const blank: VacancyValue = {
  title: '',
  department: 'IT',
  workPlace: 'onsite',
  employment: 'full_time',
  city: '',
  salaryFrom: null,
  salaryUntil: null,
  summary: '',
  description: null,
  closesAt: null,
}

interface VacancyScreenProps {
  /** Null for a new one. */
  record: Vacancy | null
  copied: VacancyValue | null
  mayChange: boolean
}

/** One vacancy: the work, what it pays, and until when applications are taken. */
export function VacancyScreen({ record, copied, mayChange }: VacancyScreenProps) {
  return (
    <RecordScreen<VacancyValue, Vacancy>
      record={record}
      blank={blank}
      // Another posting is open until a day of its own.
      copied={copied && { ...copied, closesAt: null }}
      newTitle="Tambah lowongan"
      list={{ href: '/admin/karier', label: 'Karier' }}
      draft="vacancy"
      create={endpointRequest(createVacancy, ({ value }: Values) => ({ body: { value } }))}
      update={({ id, version }) =>
        endpointRequest(updateVacancy, ({ value }: Values) => ({
          params: { vacancyId: id },
          body: { value, version },
        }))
      }
      change={changeStatusBy(changeVacancyStatus)}
      previewAddress={({ id }) => `/admin/pratinjau/karir/${id}`}
      publicAddress={({ number }) => `/karir/${number}`}
      mayChange={mayChange}
      facts={
        record &&
        mayChange && (
          <Link
            to={`/admin/karier/pelamar?lowongan=${record.id}`}
            className="inline-flex min-h-9 items-center underline underline-offset-4"
          >
            {record.applicantCount} pelamar
          </Link>
        )
      }
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
      <FieldGroup title="Pekerjaan">
        <Field label="Posisi" error={errors?.title?.message}>
          <Input {...register('value.title')} maxLength={90} />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Bagian" error={errors?.department?.message}>
            <Select {...register('value.department')}>
              {careerDepartments.map((department) => (
                <option key={department}>{department}</option>
              ))}
            </Select>
          </Field>
          <Field label="Kota" error={errors?.city?.message}>
            <Input {...register('value.city')} maxLength={60} />
          </Field>
          <Field label="Cara kerja" error={errors?.workPlace?.message}>
            <Select {...register('value.workPlace')}>
              {workPlaces.map((one) => (
                <option key={one} value={one}>
                  {workPlaceLabels[one]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Jenis pekerjaan" error={errors?.employment?.message}>
            <Select {...register('value.employment')}>
              {employments.map((one) => (
                <option key={one} value={one}>
                  {employmentLabels[one]}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <Field
          label="Ringkasan"
          hint="Satu atau dua kalimat di daftar dan hasil pencarian."
          error={errors?.summary?.message}
        >
          <Textarea {...register('value.summary')} maxLength={200} rows={2} />
        </Field>
        <Controller
          name="value.description"
          control={control}
          render={({ field, fieldState }) => (
            <TextField
              label="Uraian pekerjaan"
              hint="Apa yang dikerjakan, siapa yang cocok, dan apa yang didapat."
              maxLength={20_000}
              error={fieldState.error?.message}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
      </FieldGroup>
      <FieldGroup title="Gaji dan batas lamaran">
        <div className="grid gap-4 sm:grid-cols-2">
          <Controller
            name="value.salaryFrom"
            control={control}
            render={({ field, fieldState }) => (
              <AmountInput
                label="Gaji terendah per bulan"
                error={fieldState.error?.message}
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
              />
            )}
          />
          <Controller
            name="value.salaryUntil"
            control={control}
            render={({ field, fieldState }) => (
              <AmountInput
                label="Gaji tertinggi per bulan"
                error={fieldState.error?.message}
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
              />
            )}
          />
          <InstantFormField
            name="value.closesAt"
            label="Lamaran diterima sampai"
            hint="Waktu WIB. Kosongkan bila tanpa batas."
          />
        </div>
      </FieldGroup>
    </>
  )
}
