import {
  changeTutorialStatus,
  createTutorial,
  type Tutorial,
  tutorialPlaces,
  tutorialToolLabels,
  tutorialToolNames,
  type TutorialValue,
  updateTutorial,
} from '@naikkelas/contract/content'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { NumberInput } from '@naikkelas/ui/number-input'
import { Select } from '@naikkelas/ui/select'
import { Textarea } from '@naikkelas/ui/textarea'
import { Controller, useFormContext } from 'react-hook-form'
import { changeStatusBy } from '../content/change-status.ts'
import { FieldGroup } from '../content/field-group.tsx'
import { RecordScreen, type RecordValues } from '../content/record-screen.tsx'
import { endpointRequest } from '../kit/endpoint-request.ts'
import { TutorialSteps } from './tutorial-steps.tsx'

type Values = RecordValues<TutorialValue>

const blank: TutorialValue = {
  tool: 'shopeasytools',
  page: '',
  position: 100,
  title: '',
  summary: '',
  minutes: 5,
  filmUrl: '',
  steps: [{ title: '', text: '', screen: null }],
}

interface TutorialScreenProps {
  /** Null for a new one. */
  record: Tutorial | null
  copied: TutorialValue | null
  mayChange: boolean
}

/** One tutorial: its words, its film and its steps. */
export function TutorialScreen({ record, copied, mayChange }: TutorialScreenProps) {
  return (
    <RecordScreen<TutorialValue, Tutorial>
      record={record}
      blank={blank}
      copied={copied && { ...copied, page: '' }}
      newTitle="Tambah tutorial"
      list={{ href: '/admin/tutorial', label: 'Tutorial' }}
      draft="tutorial"
      create={endpointRequest(createTutorial, ({ value }: Values) => ({ body: { value } }))}
      update={({ id, version }) =>
        endpointRequest(updateTutorial, ({ value }: Values) => ({
          params: { tutorialId: id },
          body: { value, version },
        }))
      }
      change={changeStatusBy(changeTutorialStatus)}
      previewAddress={({ id }) => `/admin/pratinjau/tutorial/${id}`}
      publicAddress={({ value }) => `/tutorial/${value.tool}/${value.page}`}
      mayChange={mayChange}
      facts={
        record && (
          <>
            <span>
              {record.answers.helpful} terbantu, {record.answers.unhelpful} belum
            </span>
            {!record.isListed && <span>Tidak ada di daftar selama fitur auto follow mati</span>}
          </>
        )
      }
    >
      <Words fixedAt={record && isFixed(record.value) ? record.value : null} />
      <TutorialSteps />
    </RecordScreen>
  )
}

/** Addresses of the specification stay. */
const isFixed = ({ tool, page }: TutorialValue) =>
  tutorialPlaces.some((place) => place.tool === tool && place.page === page)

function Words({ fixedAt }: { fixedAt: Pick<TutorialValue, 'tool' | 'page'> | null }) {
  const { register, control, formState } = useFormContext<Values>()
  const errors = formState.errors.value
  return (
    <FieldGroup title="Isi">
      <Field label="Judul" error={errors?.title?.message}>
        <Input {...register('value.title')} maxLength={80} />
      </Field>
      <Field label="Ringkasan" error={errors?.summary?.message}>
        <Textarea {...register('value.summary')} maxLength={200} rows={2} />
      </Field>
      {fixedAt ? (
        <p className="text-app-sm text-muted wrap-anywhere">
          Alamat tetap: /tutorial/{fixedAt.tool}/{fixedAt.page}
        </p>
      ) : (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Tools" error={errors?.tool?.message}>
            <Select {...register('value.tool')}>
              {tutorialToolNames.map((tool) => (
                <option key={tool} value={tool}>
                  {tutorialToolLabels[tool]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Alamat" hint="Bagian terakhir: laporan-harian" error={errors?.page?.message}>
            <Input {...register('value.page')} maxLength={60} autoCapitalize="none" />
          </Field>
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Controller
          name="value.minutes"
          control={control}
          render={({ field, fieldState }) => (
            <Field label="Lama (menit)" error={fieldState.error?.message}>
              <NumberInput value={field.value} onChange={field.onChange} min={1} max={120} />
            </Field>
          )}
        />
        <Controller
          name="value.position"
          control={control}
          render={({ field, fieldState }) => (
            <Field label="Urutan" hint="Yang kecil lebih dahulu." error={fieldState.error?.message}>
              <NumberInput value={field.value} onChange={field.onChange} min={1} max={9999} />
            </Field>
          )}
        />
      </div>
      <Field
        label="Alamat film"
        hint="Di YouTube atau Vimeo. Kosongkan bila belum ada."
        error={errors?.filmUrl?.message}
      >
        <Input {...register('value.filmUrl')} maxLength={160} type="url" inputMode="url" />
      </Field>
    </FieldGroup>
  )
}
