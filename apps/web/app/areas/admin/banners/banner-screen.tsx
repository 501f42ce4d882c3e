import {
  type Banner,
  type BannerPlacement,
  type BannerValue,
  changeBannerStatus,
  createBanner,
  offeredPlacements,
  placementAddresses,
  updateBanner,
} from '@naikkelas/contract/site'
import { bannerPlacements } from '@naikkelas/contract'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Select } from '@naikkelas/ui/select'
import { Controller, useFormContext } from 'react-hook-form'
import { changeStatusBy } from '../content/change-status.ts'
import { FieldGroup } from '../content/field-group.tsx'
import { RecordScreen, type RecordValues } from '../content/record-screen.tsx'
import { InstantInput } from '../inputs/instant-input.tsx'
import { endpointRequest } from '../kit/endpoint-request.ts'
import { PictureField } from '../media/picture-field.tsx'
import { type kindAt, placementWords } from './banner-kinds.ts'

type Values = RecordValues<BannerValue>

const blank: BannerValue = {
  title: '',
  placement: bannerPlacements.all,
  pictureId: null,
  phonePictureId: null,
  alt: '',
  href: '',
  startsAt: null,
  endsAt: null,
}

interface BannerScreenProps {
  /** Null for a new one. */
  record: Banner | null
  /** The record that a new one begins as a copy of. */
  copied: BannerValue | null
  words: ReturnType<typeof kindAt>
  mayChange: boolean
}

/** One banner or pop-up: its picture, where it leads, and where and when visitors see it. */
export function BannerScreen({
  record,
  copied,
  words: { kind, title, path, newTitle, pictureHint },
  mayChange,
}: BannerScreenProps) {
  return (
    <RecordScreen<BannerValue, Banner>
      record={record}
      blank={blank}
      copied={copied}
      newTitle={newTitle}
      list={{ href: path, label: title }}
      draft={kind}
      create={endpointRequest(createBanner, ({ value }: Values) => ({ body: { kind, value } }))}
      update={({ id, version }) =>
        endpointRequest(updateBanner, ({ value }: Values) => ({ params: { bannerId: id }, body: { value, version } }))
      }
      change={changeStatusBy(changeBannerStatus)}
      startsAtOf={({ startsAt }) => startsAt}
      publicAddress={({ value }) => placementAddresses[value.placement]}
      mayChange={mayChange}
    >
      <Fields pictureHint={pictureHint} />
    </RecordScreen>
  )
}

function Fields({ pictureHint }: { pictureHint: string }) {
  const { control, register, formState } = useFormContext<Values>()
  const errors = formState.errors.value
  return (
    <>
      <FieldGroup title="Isi">
        <Field label="Judul" hint="Hanya untuk admin." error={errors?.title?.message}>
          <Input {...register('value.title')} maxLength={80} />
        </Field>
        <Controller
          name="value.pictureId"
          control={control}
          render={({ field, fieldState }) => (
            <PictureField
              label="Gambar"
              hint={pictureHint}
              error={fieldState.error?.message}
              mediaId={field.value}
              onChange={field.onChange}
            />
          )}
        />
        <Controller
          name="value.phonePictureId"
          control={control}
          render={({ field, fieldState }) => (
            <PictureField
              label="Gambar di ponsel"
              hint="Boleh dikosongkan: ponsel memakai gambar yang sama."
              error={fieldState.error?.message}
              mediaId={field.value}
              onChange={field.onChange}
            />
          )}
        />
        <Field
          label="Teks pengganti"
          hint="Isi gambar dalam satu kalimat, untuk yang tidak dapat melihatnya."
          error={errors?.alt?.message}
        >
          <Input {...register('value.alt')} maxLength={160} />
        </Field>
        <Field label="Tautan" hint="Alamat di situs ini, atau https:// ke situs lain." error={errors?.href?.message}>
          <Input {...register('value.href')} maxLength={500} inputMode="url" placeholder="/kelas/…" />
        </Field>
      </FieldGroup>
      <FieldGroup title="Tempat dan waktu tampil">
        <Field label="Tampil di" error={errors?.placement?.message}>
          <Select {...register('value.placement', { setValueAs: (value) => Number(value) as BannerPlacement })}>
            {offeredPlacements.map((placement) => (
              <option key={placement} value={placement}>
                {placementWords[placement]}
              </option>
            ))}
          </Select>
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Controller
            name="value.startsAt"
            control={control}
            render={({ field, fieldState }) => (
              <InstantInput
                label="Tampil mulai"
                hint="Waktu WIB. Kosongkan bila sejak diterbitkan."
                error={fieldState.error?.message}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
          <Controller
            name="value.endsAt"
            control={control}
            render={({ field, fieldState }) => (
              <InstantInput
                label="Tampil sampai"
                hint="Waktu WIB. Kosongkan bila terus tampil."
                error={fieldState.error?.message}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
        </div>
      </FieldGroup>
    </>
  )
}
