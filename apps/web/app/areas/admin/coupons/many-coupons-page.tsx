import { bulkCouponsAtMost, createCoupons } from '@naikkelas/contract/commerce'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { FormProvider } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { FieldGroup } from '../content/field-group.tsx'
import { CountField } from '../inputs/fields.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { endpointRequest } from '../kit/endpoint-request.ts'
import { FormFrame } from '../kit/form-frame.tsx'
import { LeaveGuard } from '../kit/leave-guard.tsx'
import { useEndpointForm } from '../kit/use-endpoint-form.ts'
import { blankCoupon } from './blank-coupon.ts'
import { CouponFields, type SharedValues } from './coupon-fields.tsx'

interface FormValues extends SharedValues {
  prefix: string
  count: number | null
}

const { code: _code, type: _type, quota: _quota, ...blank } = blankCoupon

/** Many codes that share everything else, each for one use. */
export function ManyCouponsPage() {
  const navigate = useNavigate()
  const form = useEndpointForm(
    endpointRequest(createCoupons, ({ value, prefix, count }: FormValues) => ({
      body: { value, prefix, count: count ?? 0 },
    })),
    {
      defaultValues: { value: blank, prefix: '', count: 100 },
      draft: 'coupons many',
      savedMessage: ({ count }) => `${count.toLocaleString('id-ID')} kode dibuat`,
      onSaved: ({ id }) => void navigate(`/admin/kupon?kelompok=${id}`, { replace: true }),
    },
  )
  const { control, register, formState } = form
  return (
    <AdminScreen
      title="Buat banyak kode"
      description="Setiap kode berlaku sekali. Setelah dibuat, kodenya dapat diunduh sebagai CSV."
      back={{ href: '/admin/kupon', label: 'Kupon' }}
      className="max-w-3xl"
    >
      <FormProvider {...form}>
        <FormFrame form={form} notice={form.notice} className="flex flex-col gap-6">
          <FieldGroup title="Kode">
            <Field
              label="Nama"
              hint="Hanya untuk admin, misalnya nama influencer."
              error={formState.errors.value?.name?.message}
            >
              <Input {...register('value.name')} maxLength={80} />
            </Field>
            <div className="grid gap-4 sm:grid-cols-2">
              <Field label="Awalan" hint="RANI menjadi RANI-7KQ2MXW4B." error={formState.errors.prefix?.message}>
                <Input {...register('prefix')} maxLength={12} autoCapitalize="characters" spellCheck={false} />
              </Field>
              <CountField
                control={control}
                name="count"
                label={`Jumlah (paling banyak ${bulkCouponsAtMost.toLocaleString('id-ID')})`}
              />
            </div>
          </FieldGroup>
          <CouponFields items={[]} hasQuota={false} />
          <div className="sticky bottom-0 z-10 flex flex-wrap gap-2 border-t border-line bg-ground py-3">
            <Button type="submit" variant="primary" isLoading={form.isSaving}>
              Buat kode
            </Button>
          </div>
        </FormFrame>
      </FormProvider>
      <LeaveGuard isDirty={formState.isDirty && !form.isSaving} />
    </AdminScreen>
  )
}
