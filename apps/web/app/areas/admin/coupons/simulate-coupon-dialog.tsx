import { type Coupon, type CouponSimulation, simulateCoupon } from '@naikkelas/contract/commerce'
import { formatRupiah } from '@naikkelas/contract/money'
import { Field } from '@naikkelas/ui/field'
import { Icon } from '@naikkelas/ui/icons'
import { Input } from '@naikkelas/ui/input'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { RecordField } from '../inputs/record-field.tsx'
import { endpointRequest } from '../kit/endpoint-request.ts'
import { FormDialog } from '../kit/form-dialog.tsx'
import { useEndpointForm } from '../kit/use-endpoint-form.ts'
import { searchCouponItems } from './coupon-items-field.tsx'
import { ruleWords } from './coupon-words.ts'

interface Typed {
  email: string
  sellableId: string | null
}

/** What a coupon would do for a buyer and an item, rule by rule; changes nothing. */
export function SimulateCouponDialog({ coupon, onClose }: { coupon: Coupon; onClose: () => void }) {
  const [answer, setAnswer] = useState<CouponSimulation | null>(null)
  const form = useEndpointForm(
    endpointRequest(simulateCoupon, ({ email, sellableId }: Typed) => ({
      params: { couponId: coupon.id },
      body: { email, sellableId: sellableId ?? '' },
    })),
    {
      defaultValues: { email: '', sellableId: null },
      savedMessage: ({ buyer }) => `Dicoba untuk ${buyer}`,
      onSaved: setAnswer,
      onRefused: () => setAnswer(null),
    },
  )
  const { control, register, formState } = form
  return (
    <FormDialog
      form={form}
      title={`Coba ${coupon.value.code}`}
      description="Apa yang terjadi bila pembeli ini memakai kupon ini. Tidak ada yang berubah."
      submitLabel="Coba"
      onClose={onClose}
    >
      <Field label="E-mail pembeli" error={formState.errors.email?.message}>
        <Input {...register('email')} type="email" autoComplete="off" />
      </Field>
      <Controller
        name="sellableId"
        control={control}
        render={({ field, fieldState }) => (
          <RecordField
            label="Yang dibeli"
            error={fieldState.error?.message}
            value={field.value}
            names={{}}
            placeholder="Cari kelas, tools, atau acara"
            search={searchCouponItems}
            onChange={field.onChange}
          />
        )}
      />
      {answer && <Answer answer={answer} />}
    </FormDialog>
  )
}

function Answer({ answer: { buyer, item, discount, total, rules } }: { answer: CouponSimulation }) {
  const isValid = rules.every(({ isPassed }) => isPassed)
  return (
    <section aria-label="Hasil" className="flex flex-col gap-3 rounded-box border border-line bg-ground p-4">
      <p role="status" className="text-app-md font-semibold wrap-anywhere">
        {isValid
          ? `${buyer} membayar ${total === 0 ? 'nol rupiah' : formatRupiah(total)}, hemat ${formatRupiah(discount)}.`
          : `${buyer} tetap membayar ${formatRupiah(item.price)}.`}
      </p>
      <ul className="flex flex-col gap-1.5 text-app-sm">
        {rules.map(({ rule, isPassed }) => (
          <li key={rule} className={`flex items-start gap-2 ${isPassed ? '' : 'font-semibold text-danger'}`}>
            <Icon name={isPassed ? 'centang' : 'silang'} size={16} />
            <span>
              <span className="sr-only">{isPassed ? 'Ya: ' : 'Tidak: '}</span>
              {ruleWords[rule]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
