import {
  billingWords,
  familyWords,
  packageWords,
  platformWords,
  productKindWords,
  trialWords,
} from '@naikkelas/contract/commerce'
import { useFormContext } from 'react-hook-form'
import { ChoiceField, CountField } from '../inputs/fields.tsx'
import type { SellableFormValues, ValueOf } from './form-values.ts'

const grid = 'grid gap-4 sm:grid-cols-2'

/** What only services have. */
export function ServiceFields() {
  const { control } = useFormContext<SellableFormValues<ValueOf<'service'>>>()
  return (
    <div className={grid}>
      <ChoiceField control={control} name="value.details.billing" label="Ditagih" words={billingWords} />
      <CountField
        control={control}
        name="value.details.deliveryDays"
        label="Selesai dalam hari kerja (kosong: tergantung)"
      />
    </div>
  )
}

/** What only tools have. */
export function ToolFields() {
  const { control } = useFormContext<SellableFormValues<ValueOf<'tool'>>>()
  return (
    <div className={grid}>
      <ChoiceField control={control} name="value.details.platform" label="Platform" words={platformWords} />
      <ChoiceField control={control} name="value.details.trial" label="Lisensi" words={trialWords} />
      <CountField
        control={control}
        name="value.details.licenceDays"
        label="Masa lisensi dalam hari (kosong: selamanya)"
      />
    </div>
  )
}

/** What only add-ons have. */
export function AddOnFields() {
  const { control } = useFormContext<SellableFormValues<ValueOf<'add_on'>>>()
  return (
    <div className={grid}>
      <ChoiceField control={control} name="value.details.family" label="Jenis" words={familyWords} />
      <ChoiceField control={control} name="value.details.platform" label="Platform" words={platformWords} />
      <ChoiceField
        control={control}
        name="value.details.productKind"
        label="Ditambahkan pada"
        words={productKindWords}
      />
      <CountField control={control} name="value.details.sessions" label="Sesi dengan mentor (kosong: tidak dibatasi)" />
      <CountField control={control} name="value.details.validDays" label="Berlaku dalam hari (kosong: selamanya)" />
    </div>
  )
}

/** What only packages of partners have. */
export function PartnerPackageFields() {
  const { control } = useFormContext<SellableFormValues<ValueOf<'partner_package'>>>()
  return (
    <div className={grid}>
      <ChoiceField control={control} name="value.details.packageCode" label="Lama paket" words={packageWords} />
      <ChoiceField control={control} name="value.details.trial" label="Uji coba" words={trialWords} />
    </div>
  )
}
