import { bannerPlacements, uploadTypes } from '@naikkelas/contract'
import { type BannerPlacement, offeredPlacements, type PromotionValue } from '@naikkelas/contract/site'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Select } from '@naikkelas/ui/select'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { placementWords } from '../banners/banner-kinds.ts'
import { FieldGroup } from '../content/field-group.tsx'
import type { RecordValues } from '../content/record-screen.tsx'
import { PictureFormField } from '../media/picture-form-field.tsx'

type Values = RecordValues<PromotionValue>

/** The banners of a promotion, at most one for each placement. */
export function PromotionBanners() {
  const { control, formState } = useFormContext<Values>()
  const { fields, append, remove } = useFieldArray({ control, name: 'value.banners' })
  const banners = useWatch({ control, name: 'value.banners' })
  const free = offeredPlacements.filter((placement) => !banners.some((banner) => banner.placement === placement))
  const [next] = free
  const problem = formState.errors.value?.banners
  return (
    <FieldGroup title="Banner">
      <p className="text-app-sm text-muted">
        Halaman memakai banner dari tempatnya sendiri, atau banner “{placementWords[bannerPlacements.all]}” bila
        tempatnya tidak punya.
      </p>
      {(problem?.message ?? problem?.root?.message) && (
        <p role="alert" className="text-app-sm text-danger">
          {problem?.message ?? problem?.root?.message}
        </p>
      )}
      {fields.map(({ id }, index) => (
        <PromotionBanner key={id} index={index} free={free} onRemove={() => remove(index)} />
      ))}
      {next !== undefined && (
        <Button
          className="self-start"
          onClick={() => append({ placement: next, pictureId: null, phonePictureId: null, alt: '' })}
        >
          Tambah banner
        </Button>
      )}
    </FieldGroup>
  )
}

interface PromotionBannerProps {
  index: number
  /** Placements that have no banner yet. */
  free: readonly BannerPlacement[]
  onRemove: () => void
}

function PromotionBanner({ index, free, onRemove }: PromotionBannerProps) {
  const { control, register, formState } = useFormContext<Values>()
  const placement = useWatch({ control, name: `value.banners.${index}.placement` })
  const errors = formState.errors.value?.banners?.[index]
  const words = placementWords[placement]
  return (
    <section
      aria-label={`Banner ${words}`}
      className="flex flex-col gap-4 rounded-box border border-line bg-ground p-4"
    >
      <div className="flex items-end gap-3">
        <Field label="Tampil di" error={errors?.placement?.message} className="min-w-0 flex-1">
          <Select
            {...register(`value.banners.${index}.placement`, {
              setValueAs: (value) => Number(value) as BannerPlacement,
            })}
          >
            {offeredPlacements
              .filter((one) => one === placement || free.includes(one))
              .map((one) => (
                <option key={one} value={one}>
                  {placementWords[one]}
                </option>
              ))}
          </Select>
        </Field>
        <Button variant="quiet" aria-label={`Hapus banner ${words}`} onClick={onRemove}>
          Hapus
        </Button>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <PictureFormField
          name={`value.banners.${index}.pictureId`}
          label="Gambar"
          hint="Melintang, sekitar 3 banding 1, misalnya 1.800 × 600 piksel."
          uploadType={uploadTypes.campaign}
        />
        <PictureFormField
          name={`value.banners.${index}.phonePictureId`}
          label="Gambar di ponsel"
          hint="Boleh dikosongkan: ponsel memakai gambar yang sama."
          uploadType={uploadTypes.campaign}
        />
      </div>
      <Field
        label="Teks pengganti"
        hint="Isi gambar dalam satu kalimat, untuk yang tidak dapat melihatnya."
        error={errors?.alt?.message}
      >
        <Input {...register(`value.banners.${index}.alt`)} maxLength={160} />
      </Field>
    </section>
  )
}
