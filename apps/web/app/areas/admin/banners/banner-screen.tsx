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
import { bannerPlacements, uploadTypes } from '@naikkelas/contract'
import type { PictureType } from '@naikkelas/contract/pages'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Select } from '@naikkelas/ui/select'
import { useFormContext } from 'react-hook-form'
import { changeStatusBy } from '../content/change-status.ts'
import { FieldGroup } from '../content/field-group.tsx'
import { RecordScreen, type RecordValues } from '../content/record-screen.tsx'
import { WindowFields } from '../content/window-fields.tsx'
import { endpointRequest } from '../kit/endpoint-request.ts'
import { PictureFormField } from '../media/picture-form-field.tsx'
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
      <Fields pictureHint={pictureHint} uploadType={kind === 'popup' ? uploadTypes.popupAds : uploadTypes.banner} />
    </RecordScreen>
  )
}

function Fields({ pictureHint, uploadType }: { pictureHint: string; uploadType: PictureType }) {
  const { register, formState } = useFormContext<Values>()
  const errors = formState.errors.value
  return (
    <>
      <FieldGroup title="Isi">
        <Field label="Judul" hint="Hanya untuk admin." error={errors?.title?.message}>
          <Input {...register('value.title')} maxLength={80} />
        </Field>
        <PictureFormField name="value.pictureId" label="Gambar" hint={pictureHint} uploadType={uploadType} />
        <PictureFormField
          name="value.phonePictureId"
          label="Gambar di ponsel"
          hint="Boleh dikosongkan: ponsel memakai gambar yang sama."
          uploadType={uploadType}
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
        <WindowFields />
      </FieldGroup>
    </>
  )
}
