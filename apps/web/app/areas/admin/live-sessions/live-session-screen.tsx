import {
  changeLiveSessionStatus,
  createLiveSession,
  type LiveSession,
  type LiveSessionValue,
  updateLiveSession,
} from '@naikkelas/contract/content'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Textarea } from '@naikkelas/ui/textarea'
import { Controller, useFormContext } from 'react-hook-form'
import { changeStatusBy } from '../content/change-status.ts'
import { FieldGroup } from '../content/field-group.tsx'
import { RecordScreen, type RecordValues } from '../content/record-screen.tsx'
import { TextField } from '../content/text-field.tsx'
import { InstantInput } from '../inputs/instant-input.tsx'
import { endpointRequest } from '../kit/endpoint-request.ts'
import { phaseWords } from './live-sessions-page.tsx'

type Values = RecordValues<LiveSessionValue>

const blank: LiveSessionValue = {
  title: '',
  summary: '',
  description: null,
  host: '',
  startsAt: '',
  endsAt: '',
  videoUrl: '',
}

interface LiveSessionScreenProps {
  /** Null for a new one. */
  record: LiveSession | null
  copied: LiveSessionValue | null
  mayChange: boolean
}

/** One live session: what it is about, when it is, and its video. */
export function LiveSessionScreen({ record, copied, mayChange }: LiveSessionScreenProps) {
  return (
    <RecordScreen<LiveSessionValue, LiveSession>
      record={record}
      blank={blank}
      // A copy is at a time of its own, with a video of its own.
      copied={copied && { ...copied, startsAt: '', endsAt: '', videoUrl: '' }}
      newTitle="Tambah siaran langsung"
      list={{ href: '/admin/siaran-langsung', label: 'Siaran langsung' }}
      draft="live-session"
      create={endpointRequest(createLiveSession, ({ value }: Values) => ({ body: { value } }))}
      update={({ id, version }) =>
        endpointRequest(updateLiveSession, ({ value }: Values) => ({
          params: { sessionId: id },
          body: { value, version },
        }))
      }
      change={changeStatusBy(changeLiveSessionStatus)}
      previewAddress={({ id }) => `/admin/pratinjau/siaran-langsung/${id}`}
      publicAddress={({ number }) => `/live/${number}`}
      mayChange={mayChange}
      facts={
        record && (
          <>
            <span>{phaseWords[record.phase]}</span>
            <span>{record.reminderCount} minta diingatkan</span>
          </>
        )
      }
    >
      <Words />
      <Airing />
    </RecordScreen>
  )
}

function Words() {
  const { control, register, formState } = useFormContext<Values>()
  const errors = formState.errors.value
  return (
    <FieldGroup title="Isi">
      <Field label="Judul" error={errors?.title?.message}>
        <Input {...register('value.title')} maxLength={120} />
      </Field>
      <Field label="Ringkasan" hint="Satu atau dua kalimat di daftar." error={errors?.summary?.message}>
        <Textarea {...register('value.summary')} maxLength={200} rows={2} />
      </Field>
      <Field label="Pembawa acara" error={errors?.host?.message}>
        <Input {...register('value.host')} maxLength={120} />
      </Field>
      <Controller
        name="value.description"
        control={control}
        render={({ field, fieldState }) => (
          <TextField
            label="Uraian"
            maxLength={10_000}
            error={fieldState.error?.message}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
    </FieldGroup>
  )
}

const moments = [
  { name: 'value.startsAt', label: 'Mulai' },
  { name: 'value.endsAt', label: 'Selesai' },
] as const

function Airing() {
  const { control, register, formState } = useFormContext<Values>()
  return (
    <FieldGroup title="Siaran">
      <div className="grid gap-4 sm:grid-cols-2">
        {moments.map(({ name, label }) => (
          <Controller
            key={name}
            name={name}
            control={control}
            render={({ field, fieldState }) => (
              <InstantInput
                label={label}
                hint="Waktu WIB."
                error={fieldState.error?.message}
                value={field.value}
                onChange={(instant) => field.onChange(instant ?? '')}
              />
            )}
          />
        ))}
      </div>
      <Field
        label="Alamat video"
        hint="Di YouTube atau Vimeo. Boleh diisi belakangan; tampil di situs hanya selama siaran."
        error={formState.errors.value?.videoUrl?.message}
      >
        <Input {...register('value.videoUrl')} maxLength={300} type="url" inputMode="url" />
      </Field>
    </FieldGroup>
  )
}
