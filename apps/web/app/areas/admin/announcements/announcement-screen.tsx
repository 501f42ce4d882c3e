import { announcementLabels, announcementTypes } from '@naikkelas/contract'
import {
  type Announcement,
  type AnnouncementValue,
  changeAnnouncementStatus,
  createAnnouncement,
  updateAnnouncement,
} from '@naikkelas/contract/content'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Select } from '@naikkelas/ui/select'
import { Textarea } from '@naikkelas/ui/textarea'
import { Controller, useFormContext } from 'react-hook-form'
import { FieldGroup } from '../content/field-group.tsx'
import { RecordScreen, type RecordValues } from '../content/record-screen.tsx'
import { WindowFields } from '../content/window-fields.tsx'
import { TextField } from '../content/text-field.tsx'
import { changeStatusBy } from '../content/change-status.ts'
import { endpointRequest } from '../kit/endpoint-request.ts'
import { PictureFormField } from '../media/picture-form-field.tsx'

type Values = RecordValues<AnnouncementValue>

const blank: AnnouncementValue = {
  type: 'informasi',
  title: '',
  summary: '',
  body: null,
  pictureId: null,
  startsAt: null,
  endsAt: null,
}

interface AnnouncementScreenProps {
  /** Null for a new one. */
  record: Announcement | null
  copied: AnnouncementValue | null
  mayChange: boolean
}

/** One announcement: what it says, and when visitors see it. */
export function AnnouncementScreen({ record, copied, mayChange }: AnnouncementScreenProps) {
  return (
    <RecordScreen<AnnouncementValue, Announcement>
      record={record}
      blank={blank}
      // A copy is seen at a time of its own.
      copied={copied && { ...copied, startsAt: null, endsAt: null }}
      newTitle="Tambah pengumuman"
      list={{ href: '/admin/pengumuman', label: 'Pengumuman' }}
      draft="announcement"
      create={endpointRequest(createAnnouncement, ({ value }: Values) => ({ body: { value } }))}
      update={({ id, version }) =>
        endpointRequest(updateAnnouncement, ({ value }: Values) => ({
          params: { announcementId: id },
          body: { value, version },
        }))
      }
      change={changeStatusBy(changeAnnouncementStatus)}
      startsAtOf={({ startsAt }) => startsAt}
      previewAddress={({ id }) => `/admin/pratinjau/pengumuman/${id}`}
      publicAddress={({ number }) => `/pengumuman/detail/${number}`}
      mayChange={mayChange}
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
      <FieldGroup title="Isi">
        <Field label="Judul" error={errors?.title?.message}>
          <Input {...register('value.title')} maxLength={120} />
        </Field>
        <Field label="Jenis" error={errors?.type?.message}>
          <Select {...register('value.type')}>
            {announcementTypes.map((type) => (
              <option key={type} value={type}>
                {announcementLabels[type]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Ringkasan" hint="Satu atau dua kalimat di daftar dan RSS." error={errors?.summary?.message}>
          <Textarea {...register('value.summary')} maxLength={200} rows={2} />
        </Field>
        <Controller
          name="value.body"
          control={control}
          render={({ field, fieldState }) => (
            <TextField
              label="Teks"
              maxLength={20_000}
              error={fieldState.error?.message}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
        <PictureFormField name="value.pictureId" label="Gambar" hint="Melintang, 16 banding 9. Boleh dikosongkan." />
      </FieldGroup>
      <FieldGroup title="Waktu tampil">
        <WindowFields />
      </FieldGroup>
    </>
  )
}
