import { createOffer, type OfferInput, type OfferRecord, updateOffer } from '@naikkelas/contract'
import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogClose, DialogContent } from '@naikkelas/ui/dialog'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Select } from '@naikkelas/ui/select'
import { useToast } from '@naikkelas/ui/toast'
import { type FormEvent, useId, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { ApiError, messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { useMistakeFocus } from '../../../shared/forms/mistake-focus.ts'
import { AmountInput } from '../inputs/amount-input.tsx'
import { InstantInput } from '../inputs/instant-input.tsx'

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

/** Writes an offer. What the server does not take stays typed, with the reason beside it. */
export function OfferDialog({ offer, onClose }: OfferDialogProps) {
  const formId = useId()
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  const [values, setValues] = useState<OfferInput>(() => inputOf(offer))
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const form = useMistakeFocus(errors)
  const [isSaving, setIsSaving] = useState(false)
  const set = (change: Partial<OfferInput>) => setValues({ ...values, ...change })
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setIsSaving(true)
    try {
      if (offer === null) await call(createOffer, { body: values })
      else await call(updateOffer, { params: { offerId: offer.id }, body: values })
      await revalidate()
      toast({ title: offer === null ? 'Penawaran disimpan' : 'Penawaran diperbarui', tone: 'ok' })
      onClose()
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : []
      setErrors(
        fields.length > 0
          ? Object.fromEntries(fields.map(({ path, message }) => [path, message]))
          : { root: messageOf(error) },
      )
    } finally {
      setIsSaving(false)
    }
  }
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={offer === null ? 'Penawaran baru' : 'Ubah penawaran'}
        {...(offer === null
          ? {}
          : { description: 'Halaman terbit yang memakai penawaran ini ikut berubah begitu disimpan.' })}
        footer={
          <>
            <DialogClose>
              <Button variant="quiet">Batal</Button>
            </DialogClose>
            <Button type="submit" form={formId} variant="primary" isLoading={isSaving}>
              Simpan penawaran
            </Button>
          </>
        }
      >
        <form
          ref={form}
          id={formId}
          onSubmit={(event) => void save(event)}
          noValidate
          className="flex flex-col gap-4 pt-1"
        >
          {errors.root !== undefined && <FormNotice>{errors.root}</FormNotice>}
          <Field label="Nama penawaran" error={errors.name}>
            <Input value={values.name} maxLength={90} onChange={(event) => set({ name: event.target.value })} />
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <AmountInput label="Harga" error={errors.price} value={values.price} onChange={(price) => set({ price })} />
            <AmountInput
              label="Harga sebelum diskon"
              error={errors.strikePrice}
              value={values.strikePrice}
              onChange={(strikePrice) => set({ strikePrice })}
            />
            <InstantInput
              label="Tenggat"
              hint="Waktu WIB. Kosong bila tidak ada."
              error={errors.deadline}
              value={values.deadline}
              onChange={(deadline) => set({ deadline })}
            />
            <AmountInput
              label="Sisa kursi"
              unit=""
              error={errors.seats}
              value={values.seats}
              onChange={(seats) => set({ seats })}
            />
            <Field label="Mentor" error={errors.coach}>
              <Input value={values.coach} maxLength={60} onChange={(event) => set({ coach: event.target.value })} />
            </Field>
            <Field label="Status" hint="Yang ditutup tetap tampil; penyusun halaman diberi tahu.">
              <Select
                value={values.status}
                onChange={(event) => set({ status: event.target.value === 'closed' ? 'closed' : 'open' })}
              >
                <option value="open">Dibuka</option>
                <option value="closed">Ditutup</option>
              </Select>
            </Field>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  )
}

function inputOf(offer: OfferRecord | null): OfferInput {
  if (offer === null) return blank
  const { id: _id, updatedAt: _at, ...values } = offer
  return values
}
