import { listSellables } from '@naikkelas/contract/commerce'
import {
  changeHighlightStatus,
  createHighlight,
  type Highlight,
  highlightKinds,
  type HighlightValue,
  updateHighlight,
} from '@naikkelas/contract/site'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Textarea } from '@naikkelas/ui/textarea'
import { Controller, useFormContext } from 'react-hook-form'
import { call } from '../../../shared/api/call.ts'
import { changeStatusBy } from '../content/change-status.ts'
import { FieldGroup } from '../content/field-group.tsx'
import { RecordScreen, type RecordValues } from '../content/record-screen.tsx'
import { WindowFields } from '../content/window-fields.tsx'
import { type NamedRecord, RecordField } from '../inputs/record-field.tsx'
import { endpointRequest } from '../kit/endpoint-request.ts'
import { PictureFormField } from '../media/picture-form-field.tsx'

type Values = RecordValues<HighlightValue>

const blank: HighlightValue = {
  title: '',
  summary: '',
  sellableId: null,
  pictureId: null,
  startsAt: null,
  endsAt: null,
}

interface HighlightScreenProps {
  /** Null for a new one. */
  record: Highlight | null
  copied: HighlightValue | null
  mayChange: boolean
}

/** One highlight: what it shows, its words and picture, and when visitors see it. */
export function HighlightScreen({ record, copied, mayChange }: HighlightScreenProps) {
  return (
    <RecordScreen<HighlightValue, Highlight>
      record={record}
      blank={blank}
      // A copy is seen at a time of its own.
      copied={copied && { ...copied, startsAt: null, endsAt: null }}
      newTitle="Tambah sorotan"
      list={{ href: '/admin/sorotan', label: 'Sorotan' }}
      draft="highlight"
      create={endpointRequest(createHighlight, ({ value }: Values) => ({ body: { value } }))}
      update={({ id, version }) =>
        endpointRequest(updateHighlight, ({ value }: Values) => ({
          params: { highlightId: id },
          body: { value, version },
        }))
      }
      change={changeStatusBy(changeHighlightStatus)}
      startsAtOf={({ startsAt }) => startsAt}
      publicAddress={({ sellable }) => (sellable?.kind === 'event' ? '/events' : '/daftar-kelas-premium')}
      mayChange={mayChange}
    >
      <Fields name={record?.sellable?.name} />
    </RecordScreen>
  )
}

/** @param name of what it shows now */
function Fields({ name }: { name: string | undefined }) {
  const { control, register, formState } = useFormContext<Values>()
  const errors = formState.errors.value
  return (
    <>
      <FieldGroup title="Isi">
        <Controller
          name="value.sellableId"
          control={control}
          render={({ field, fieldState }) => (
            <RecordField
              label="Kelas atau acara"
              hint="Cari sebagian namanya."
              error={fieldState.error?.message}
              value={field.value}
              names={field.value !== null && name !== undefined ? { [field.value]: name } : {}}
              search={searchEntries}
              onChange={field.onChange}
            />
          )}
        />
        <Field label="Judul" hint="Yang dibaca pengunjung lebih dahulu." error={errors?.title?.message}>
          <Input {...register('value.title')} maxLength={80} />
        </Field>
        <Field label="Ringkasan" error={errors?.summary?.message}>
          <Textarea {...register('value.summary')} maxLength={200} rows={2} />
        </Field>
        <PictureFormField name="value.pictureId" label="Gambar" hint="Melintang, 16 banding 9. Boleh dikosongkan." />
      </FieldGroup>
      <FieldGroup title="Waktu tampil">
        <WindowFields />
      </FieldGroup>
    </>
  )
}

const kindHints = { course: 'Kelas', event: 'Acara' } as const

/** Courses and events of a name. */
async function searchEntries(words: string): Promise<NamedRecord[]> {
  const search = words.trim().slice(0, 80)
  const found = await Promise.all(
    highlightKinds.map(async (kind) => {
      const { items } = await call(listSellables, { query: { kind, ...(search !== '' && { search }) } })
      return items.slice(0, 10).map(({ id, name }) => ({ id, name, hint: kindHints[kind] }))
    }),
  )
  return found.flat()
}
