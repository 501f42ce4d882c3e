import { Controller, useFormContext } from 'react-hook-form'
import { CountInput } from '../inputs/count-input.tsx'
import { ChoiceField } from './choice-field.tsx'
import type { SellableFormValues, ValueOf } from './form-values.ts'
import { billingWords, familyWords, packageWords, platformWords, productKindWords } from './sellable-words.ts'

const trialWords = { 1: 'Berbayar', 0: 'Uji coba gratis' } as const
const grid = 'grid gap-4 sm:grid-cols-2'

/** What only services have. */
export function ServiceFields() {
  const { control } = useFormContext<SellableFormValues<ValueOf<'service'>>>()
  return (
    <div className={grid}>
      <Controller
        name="value.details.billing"
        control={control}
        render={({ field, fieldState }) => (
          <ChoiceField
            label="Ditagih"
            error={fieldState.error?.message}
            words={billingWords}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        name="value.details.deliveryDays"
        control={control}
        render={({ field, fieldState }) => (
          <CountInput
            label="Selesai dalam hari kerja (kosong: tergantung)"
            error={fieldState.error?.message}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      />
    </div>
  )
}

/** What only tools have. */
export function ToolFields() {
  const { control } = useFormContext<SellableFormValues<ValueOf<'tool'>>>()
  return (
    <div className={grid}>
      <Controller
        name="value.details.platform"
        control={control}
        render={({ field, fieldState }) => (
          <ChoiceField
            label="Platform"
            error={fieldState.error?.message}
            words={platformWords}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        name="value.details.trial"
        control={control}
        render={({ field, fieldState }) => (
          <ChoiceField
            label="Lisensi"
            error={fieldState.error?.message}
            words={trialWords}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        name="value.details.licenceDays"
        control={control}
        render={({ field, fieldState }) => (
          <CountInput
            label="Masa lisensi dalam hari (kosong: selamanya)"
            error={fieldState.error?.message}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      />
    </div>
  )
}

/** What only add-ons have. */
export function AddOnFields() {
  const { control } = useFormContext<SellableFormValues<ValueOf<'add_on'>>>()
  return (
    <div className={grid}>
      <Controller
        name="value.details.family"
        control={control}
        render={({ field, fieldState }) => (
          <ChoiceField
            label="Jenis"
            error={fieldState.error?.message}
            words={familyWords}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        name="value.details.platform"
        control={control}
        render={({ field, fieldState }) => (
          <ChoiceField
            label="Platform"
            error={fieldState.error?.message}
            words={platformWords}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        name="value.details.productKind"
        control={control}
        render={({ field, fieldState }) => (
          <ChoiceField
            label="Ditambahkan pada"
            error={fieldState.error?.message}
            words={productKindWords}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        name="value.details.sessions"
        control={control}
        render={({ field, fieldState }) => (
          <CountInput
            label="Sesi dengan mentor (kosong: tidak dibatasi)"
            error={fieldState.error?.message}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      />
      <Controller
        name="value.details.validDays"
        control={control}
        render={({ field, fieldState }) => (
          <CountInput
            label="Berlaku dalam hari (kosong: selamanya)"
            error={fieldState.error?.message}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      />
    </div>
  )
}

/** What only packages of partners have. */
export function PartnerPackageFields() {
  const { control } = useFormContext<SellableFormValues<ValueOf<'partner_package'>>>()
  return (
    <div className={grid}>
      <Controller
        name="value.details.packageCode"
        control={control}
        render={({ field, fieldState }) => (
          <ChoiceField
            label="Lama paket"
            error={fieldState.error?.message}
            words={packageWords}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        name="value.details.trial"
        control={control}
        render={({ field, fieldState }) => (
          <ChoiceField
            label="Uji coba"
            error={fieldState.error?.message}
            words={trialWords}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
    </div>
  )
}
