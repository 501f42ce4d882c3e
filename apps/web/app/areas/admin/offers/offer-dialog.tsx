import { createOffer, type OfferInput, type OfferRecord, updateOffer } from '@naikkelas/contract/pages'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Select } from '@naikkelas/ui/select'
import { Controller } from 'react-hook-form'
import { AmountInput } from '../inputs/amount-input.tsx'
import { CountInput } from '../inputs/count-input.tsx'
import { InstantInput } from '../inputs/instant-input.tsx'
import { endpointRequest } from '../kit/endpoint-request.ts'
import { FormDialog } from '../kit/form-dialog.tsx'
import { useEndpointForm } from '../kit/use-endpoint-form.ts'

interface OfferDialogProps {
  /** Null for a new one. */
  offer: OfferRecord | null
  onClose: () => void
}

const blank: OfferInput = {
  name: '',
  price: null,
  strikePrice: null,
  deadline: null,
  seats: null,
  coach: '',
  status: 'open',
}

/** Writes an offer. */
export function OfferDialog({ offer, onClose }: OfferDialogProps) {
  const form = useEndpointForm(
    offer === null
      ? endpointRequest(createOffer, (body: OfferInput) => ({ body }))
      : endpointRequest(updateOffer, (body: OfferInput) => ({ params: { offerId: offer.id }, body })),
    {
      defaultValues: inputOf(offer),
      draft: `offer ${offer?.id ?? 'new'}`,
      savedMessage: () => (offer === null ? 'Penawaran disimpan' : 'Penawaran diperbarui'),
      onSaved: onClose,
    },
  )
  const { control, register } = form
  return (
    <FormDialog
      form={form}
      title={offer === null ? 'Penawaran baru' : 'Ubah penawaran'}
      {...(offer !== null && {
        description: 'Halaman terbit yang memakai penawaran ini ikut berubah begitu disimpan.',
      })}
      submitLabel="Simpan penawaran"
      onClose={onClose}
    >
      <Field label="Nama penawaran" error={form.formState.errors.name?.message}>
        <Input {...register('name')} maxLength={90} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Controller
          name="price"
          control={control}
          render={({ field, fieldState }) => (
            <AmountInput
              label="Harga"
              error={fieldState.error?.message}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
            />
          )}
        />
        <Controller
          name="strikePrice"
          control={control}
          render={({ field, fieldState }) => (
            <AmountInput
              label="Harga sebelum diskon"
              error={fieldState.error?.message}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
            />
          )}
        />
        <Controller
          name="deadline"
          control={control}
          render={({ field, fieldState }) => (
            <InstantInput
              label="Tenggat"
              hint="Biarkan kosong bila tidak ada."
              error={fieldState.error?.message}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
        <Controller
          name="seats"
          control={control}
          render={({ field, fieldState }) => (
            <CountInput
              label="Sisa kursi"
              error={fieldState.error?.message}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
            />
          )}
        />
        <Field label="Mentor" error={form.formState.errors.coach?.message}>
          <Input {...register('coach')} maxLength={60} />
        </Field>
        <Field
          label="Status"
          hint="Yang ditutup tetap tampil; penyusun halaman diberi tahu."
          error={form.formState.errors.status?.message}
        >
          <Select {...register('status')}>
            <option value="open">Dibuka</option>
            <option value="closed">Ditutup</option>
          </Select>
        </Field>
      </div>
    </FormDialog>
  )
}

function inputOf(offer: OfferRecord | null): OfferInput {
  if (offer === null) return blank
  const { id: _id, updatedAt: _at, ...values } = offer
  return values
}
