import { couponTypes } from '@naikkelas/contract'
import { type Coupon, type CouponValue, createCoupon, updateCoupon } from '@naikkelas/contract/commerce'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { formatDateTime } from '@naikkelas/ui/format'
import { Input } from '@naikkelas/ui/input'
import { FormProvider, useFormContext, useWatch } from 'react-hook-form'
import { Link, useNavigate } from 'react-router-dom'
import { FieldGroup } from '../content/field-group.tsx'
import { ChoiceField } from '../inputs/fields.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { endpointRequest } from '../kit/endpoint-request.ts'
import { FormFrame } from '../kit/form-frame.tsx'
import { LeaveGuard } from '../kit/leave-guard.tsx'
import { SavedFirst, useSavedFirst } from '../kit/saved-first.tsx'
import { useEndpointForm } from '../kit/use-endpoint-form.ts'
import { blankCoupon } from './blank-coupon.ts'
import { CouponActions } from './coupon-actions.tsx'
import { CouponFields } from './coupon-fields.tsx'
import { type CouponUse, CouponUses } from './coupon-uses.tsx'
import { stateWords, typeWords } from './coupon-words.ts'
import { UsageStats } from './usage-stats.tsx'

interface CouponPageProps {
  /** Null for a new one. */
  record: Coupon | null
  /** Newest first. */
  uses: readonly CouponUse[]
  mayChange: boolean
}

interface FormValues {
  value: CouponValue
  /** Empty for the owner it has. */
  learnerEmail: string
}

const emailOf = ({ learnerEmail }: FormValues) => (learnerEmail.trim() === '' ? null : learnerEmail.trim())

/** One coupon: its rules, what it was used for, and what it would do for a buyer. */
export function CouponPage({ record, uses, mayChange }: CouponPageProps) {
  const navigate = useNavigate()
  const { theirs, look, forget } = useSavedFirst<Coupon>()
  const known = theirs ?? record
  const form = useEndpointForm(
    known === null
      ? endpointRequest(createCoupon, (typed: FormValues) => ({
          body: { value: typed.value, learnerEmail: emailOf(typed) },
        }))
      : endpointRequest(updateCoupon, (typed: FormValues) => ({
          params: { couponId: known.id },
          body: { value: typed.value, learnerEmail: emailOf(typed), version: known.version },
        })),
    {
      defaultValues: { value: record?.value ?? blankCoupon, learnerEmail: '' },
      draft: `coupon ${record?.id ?? 'new'}`,
      savedMessage: ({ value }) => `${value.code} disimpan`,
      onSaved: (saved) => {
        forget()
        form.reset({ value: saved.value, learnerEmail: '' })
        if (record === null) void navigate(`/admin/kupon/${saved.id}`, { replace: true })
      },
      onRefused: look,
    },
  )
  const { isDirty } = form.formState
  return (
    <AdminScreen
      title={record?.value.code ?? 'Tambah kupon'}
      back={{ href: '/admin/kupon', label: 'Kupon' }}
      actions={record && <CouponActions record={record} isDirty={isDirty} mayChange={mayChange} />}
      className="max-w-3xl"
    >
      {record && (
        <>
          <Facts record={record} />
          <UsageStats totals={record} />
        </>
      )}
      <FormProvider {...form}>
        <FormFrame form={form} notice={theirs ? undefined : form.notice} className="flex flex-col gap-6">
          {theirs && (
            <SavedFirst by={theirs.changedBy} onTake={() => form.reset({ value: theirs.value, learnerEmail: '' })} />
          )}
          <fieldset disabled={!mayChange} className="contents">
            <NameFields owner={known?.learner ?? null} />
            <CouponFields items={known?.items ?? []} hasQuota />
          </fieldset>
          {mayChange && (
            <div className="sticky bottom-0 z-10 flex flex-wrap gap-2 border-t border-line bg-ground py-3">
              <Button type="submit" variant="primary" isLoading={form.isSaving}>
                Simpan
              </Button>
              {isDirty && (
                <Button variant="quiet" onClick={() => form.reset()}>
                  Urungkan
                </Button>
              )}
            </div>
          )}
        </FormFrame>
      </FormProvider>
      {record && <CouponUses uses={uses} />}
      <LeaveGuard isDirty={isDirty && !form.isSaving} />
    </AdminScreen>
  )
}

function Facts({ record: { state, batch, updatedAt, changedBy } }: { record: Coupon }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-app-sm text-muted">
      <Badge tone={state === 'active' ? 'ok' : 'neutral'}>{stateWords[state]}</Badge>
      {batch && (
        <Link className="underline underline-offset-4" to={`/admin/kupon?kelompok=${batch.id}`}>
          Kelompok {batch.name}
        </Link>
      )}
      <span>
        Diubah {formatDateTime(updatedAt)}
        {changedBy !== null && ` oleh ${changedBy}`}
      </span>
    </p>
  )
}

function NameFields({ owner }: { owner: Coupon['learner'] }) {
  const { control, register, formState } = useFormContext<FormValues>()
  const type = useWatch({ control, name: 'value.type' })
  const { value: errors, learnerEmail } = formState.errors
  return (
    <FieldGroup title="Kupon">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Kode" hint="Yang diketik pembeli, misalnya HEMAT-50." error={errors?.code?.message}>
          <Input {...register('value.code')} maxLength={40} autoCapitalize="characters" spellCheck={false} />
        </Field>
        <Field label="Nama" hint="Hanya untuk admin." error={errors?.name?.message}>
          <Input {...register('value.name')} maxLength={80} />
        </Field>
      </div>
      <ChoiceField control={control} name="value.type" label="Tipe" words={typeWords} />
      {type === couponTypes.personal && (
        <Field
          label="E-mail pemilik"
          hint={
            owner === null
              ? 'Hanya pelajar dengan e-mail ini yang dapat memakainya.'
              : `Milik ${owner.name} (${owner.maskedEmail}). Kosongkan bila tetap.`
          }
          error={learnerEmail?.message}
        >
          <Input {...register('learnerEmail')} type="email" autoComplete="off" maxLength={254} />
        </Field>
      )}
    </FieldGroup>
  )
}
