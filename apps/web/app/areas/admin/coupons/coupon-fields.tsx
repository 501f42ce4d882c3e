import { type Coupon, couponKinds, type CouponValue } from '@naikkelas/contract/commerce'
import { Checkbox } from '@naikkelas/ui/checkbox'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { FieldGroup } from '../content/field-group.tsx'
import { AmountField, ChoiceField, CountField } from '../inputs/fields.tsx'
import { InstantFormField } from '../inputs/instant-form-field.tsx'
import { CouponItemsField } from './coupon-items-field.tsx'
import { audienceWords, couponKindWords } from './coupon-words.ts'

/** What every coupon has, made one by one or many at once. */
export interface SharedValues {
  value: Omit<CouponValue, 'code' | 'type' | 'quota'>
}

interface CouponFieldsProps {
  /** What is known of those that are stored. */
  items: Coupon['items']
  /** Whether how often it is used in all can be chosen. */
  hasQuota: boolean
}

/** Discount, what it is for, for whom, when, and how often. */
export function CouponFields({ items, hasQuota }: CouponFieldsProps) {
  const { control } = useFormContext<SharedValues & { value: { quota: number | null } }>()
  const audiences = useWatch({ control, name: 'value.audiences' })
  const names = Object.fromEntries(items.map(({ id, name }) => [id, name]))
  return (
    <>
      <FieldGroup title="Potongan">
        <p className="text-app-sm text-muted">Isi persen atau rupiah. Bila keduanya diisi, persen yang dipakai.</p>
        <div className="grid gap-4 sm:grid-cols-3">
          <CountField control={control} name="value.discountPercentage" label="Persen" />
          <AmountField control={control} name="value.maxDiscountPercentage" label="Paling banyak" />
          <AmountField control={control} name="value.discountPrice" label="Potongan rupiah" />
        </div>
      </FieldGroup>
      <FieldGroup title="Berlaku untuk">
        <KindsField />
        <CouponItemsField
          name="value.validForIds"
          label="Hanya untuk yang ini"
          addLabel="Tambah kelas, tools, atau acara"
          hint="Kosongkan bila berlaku untuk semua dari jenis di atas."
          names={names}
        />
      </FieldGroup>
      <FieldGroup title="Pembeli">
        <p className="text-app-sm text-muted">
          Dilihat dari pesanan yang sudah lunas dan tidak gratis. Ketiga syarat harus terpenuhi.
        </p>
        <div className="grid gap-4 sm:grid-cols-3">
          {couponKinds.map((kind) => (
            <ChoiceField
              key={kind}
              control={control}
              name={`value.audiences.${kind}`}
              label={couponKindWords[kind]}
              words={audienceWords}
            />
          ))}
        </div>
        {Object.values(audiences).includes('bought_specific') && (
          <CouponItemsField
            name="value.boughtIds"
            label="Yang harus sudah dibeli"
            addLabel="Tambah yang harus sudah dibeli"
            hint="Salah satu sudah cukup."
            names={names}
          />
        )}
      </FieldGroup>
      <FieldGroup title="Waktu dan batas">
        <div className="grid gap-4 sm:grid-cols-2">
          <InstantFormField name="value.startsAt" label="Mulai" hint="Waktu WIB. Kosongkan bila sejak sekarang." />
          <InstantFormField name="value.endsAt" label="Berakhir" hint="Waktu WIB. Kosongkan bila tanpa akhir." />
        </div>
        <div className="grid gap-4 sm:grid-cols-3">
          {hasQuota && <CountField control={control} name="value.quota" label="Kuota total" />}
          <CountField control={control} name="value.maxDailyLimit" label="Batas per hari" />
          <CountField control={control} name="value.maxUsagePerUser" label="Batas per pembeli" />
        </div>
        <p className="text-app-sm text-muted">
          Kosong atau 0 berarti tanpa batas. Pesanan yang belum dibayar ikut dihitung.
        </p>
      </FieldGroup>
    </>
  )
}

function KindsField() {
  const { field, fieldState } = useController<SharedValues, 'value.kinds'>({ name: 'value.kinds' })
  return (
    <fieldset className="flex flex-col gap-2" {...(fieldState.error && { 'aria-describedby': 'kinds-mistake' })}>
      <legend className="mb-2 text-app-xs font-semibold">Jenis</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {couponKinds.map((kind) => (
          <Checkbox
            key={kind}
            label={couponKindWords[kind]}
            checked={field.value.includes(kind)}
            onChange={({ target }) =>
              field.onChange(couponKinds.filter((one) => (one === kind ? target.checked : field.value.includes(one))))
            }
            {...(fieldState.error && { 'aria-invalid': true, 'aria-describedby': 'kinds-mistake' })}
          />
        ))}
      </div>
      {fieldState.error && (
        <p id="kinds-mistake" className="text-app-sm text-danger">
          {fieldState.error.message}
        </p>
      )}
    </fieldset>
  )
}
