import { Field, Fieldset } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Radio } from '@naikkelas/ui/radio'
import { formatRupiah } from '@naikkelas/ui/format'
import type { Offer } from '@naikkelas/ui/sections/registry'
import { useId } from 'react'
import { AmountInput } from '../inputs/amount-input.tsx'
import { InstantInput } from '../inputs/instant-input.tsx'
import type { AskedOffer, OfferChoice } from './copied-offer.ts'

interface OfferChoiceFieldsProps {
  /** Of the copied page. */
  offer: Offer
  choice: OfferChoice
  asked: AskedOffer
  error: string | null
  onChoose: (choice: OfferChoice) => void
  onAsk: (asked: AskedOffer) => void
}

/** Offer of a copy: asked first, because a forgotten price is the most expensive mistake. */
export function OfferChoiceFields({ offer, choice, asked, error, onChoose, onAsk }: OfferChoiceFieldsProps) {
  const group = useId()
  const radio = (value: OfferChoice, label: string, hint: string) => (
    <Radio
      name={group}
      value={value}
      label={label}
      hint={hint}
      checked={choice === value}
      onChange={() => onChoose(value)}
    />
  )
  return (
    <>
      <Fieldset legend="Penawaran salinan">
        {radio('same', 'Sama seperti aslinya', offerWords(offer))}
        {radio('new', 'Penawaran lain', 'Kelas, angkatan, atau harga yang berbeda')}
        {radio('none', 'Tanpa penawaran dahulu', 'Nama, harga, tenggat, dan kursi dikosongkan')}
      </Fieldset>
      {choice === 'new' && (
        <div className="flex flex-col gap-4 border-s-2 border-line ps-4">
          <Field label="Nama penawaran" error={error ?? undefined}>
            <Input
              value={asked.name}
              maxLength={90}
              autoComplete="off"
              onChange={(event) => onAsk({ ...asked, name: event.target.value })}
            />
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <AmountInput label="Harga penawaran" value={asked.price} onChange={(price) => onAsk({ ...asked, price })} />
            <AmountInput
              label="Harga sebelum diskon"
              value={asked.strikePrice}
              onChange={(strikePrice) => onAsk({ ...asked, strikePrice })}
            />
          </div>
          <InstantInput
            label="Tenggat"
            hint="Biarkan kosong bila tidak ada."
            value={asked.deadline}
            onChange={(deadline) => onAsk({ ...asked, deadline })}
          />
        </div>
      )}
    </>
  )
}

function offerWords({ name, price }: Offer): string {
  const parts = [name.trim(), price === null ? '' : formatRupiah(price)].filter((part) => part !== '')
  return parts.length > 0 ? parts.join(' · ') : 'Halaman ini belum punya penawaran'
}
