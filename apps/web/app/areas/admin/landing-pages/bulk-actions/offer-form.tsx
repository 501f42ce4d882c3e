import type { BulkAction } from '@naikkelas/contract/pages'
import { Checkbox } from '@naikkelas/ui/checkbox'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import type { ReactNode } from 'react'
import { AmountInput } from '../../inputs/amount-input.tsx'
import { CountInput } from '../../inputs/count-input.tsx'
import { InstantInput } from '../../inputs/instant-input.tsx'

type OfferAct = Extract<BulkAction, { kind: 'offer' }>
type Value = OfferAct['value']

interface OfferFieldsFormProps {
  value: Value
  onChange: (act: OfferAct | null) => void
}

const blank = {
  name: '',
  price: null,
  strikePrice: null,
  deadline: null,
  seats: null,
  coach: '',
  whatsapp: '',
} as const
type Key = keyof typeof blank

/** New values of the offer; unticked ones stay as they are on each page. */
export function OfferFieldsForm({ value, onChange }: OfferFieldsFormProps) {
  const set = (next: Value) => onChange(Object.keys(next).length === 0 ? null : { kind: 'offer', value: next })
  const choice = (key: Key, label: string, input: ReactNode) => (
    <div className="flex flex-col gap-2">
      <Checkbox
        label={`Ganti ${label}`}
        checked={key in value}
        onChange={(event) => {
          const { [key]: _, ...rest } = value
          set(event.target.checked ? { ...rest, [key]: blank[key] } : rest)
        }}
      />
      {key in value && input}
    </div>
  )
  const words = (key: 'name' | 'coach' | 'whatsapp', label: string, maxLength: number) => (
    <Field label={label}>
      <Input
        value={value[key] ?? ''}
        maxLength={maxLength}
        autoComplete="off"
        onChange={(event) => set({ ...value, [key]: event.target.value })}
      />
    </Field>
  )
  return (
    <div className="flex flex-col gap-4">
      <p className="text-app-sm text-muted">
        Yang tidak dicentang tetap seperti di tiap halaman. Yang dicentang dan kosong akan dikosongkan.
      </p>
      {choice(
        'price',
        'harga',
        <AmountInput
          label="Harga penawaran"
          value={value.price ?? null}
          onChange={(price) => set({ ...value, price })}
        />,
      )}
      {choice(
        'strikePrice',
        'harga sebelum diskon',
        <AmountInput
          label="Harga sebelum diskon"
          value={value.strikePrice ?? null}
          onChange={(strikePrice) => set({ ...value, strikePrice })}
        />,
      )}
      {choice(
        'deadline',
        'tenggat',
        <InstantInput
          label="Tenggat"
          value={value.deadline ?? null}
          onChange={(deadline) => set({ ...value, deadline })}
        />,
      )}
      {choice(
        'seats',
        'sisa kursi',
        <CountInput label="Sisa kursi" value={value.seats ?? null} onChange={(seats) => set({ ...value, seats })} />,
      )}
      {choice('name', 'nama penawaran', words('name', 'Nama penawaran', 90))}
      {choice('coach', 'mentor', words('coach', 'Mentor', 60))}
      {choice('whatsapp', 'nomor WhatsApp', words('whatsapp', 'Nomor WhatsApp', 16))}
    </div>
  )
}
