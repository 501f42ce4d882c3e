import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { formatRupiah } from '@naikkelas/ui/format'
import type { Offer } from '@naikkelas/ui/sections/registry'
import { useBuilder, useBuilderActions } from '../state/builder-context.ts'
import { AmountInput } from '../../inputs/amount-input.tsx'
import { CountInput } from '../../inputs/count-input.tsx'
import { InstantInput } from '../../inputs/instant-input.tsx'
import { useLiveOffer } from '../offer-record/bound-offer.ts'
import { OfferRecordField } from '../offer-record/offer-record-field.tsx'
import { fieldId } from '../fields/field-id.ts'
import { LinkInput } from '../links/link-input.tsx'
import { phoneNumber } from '../links/typed-link.ts'

/** The one offer of the page: buttons lead to it, texts name it by chips, and it is changed in one place. */
export function OfferFields() {
  const offer = useLiveOffer(useBuilder((state) => state.document.offer))
  const isBound = (key: keyof Offer) => (offer.bound as readonly string[]).includes(key)
  const { edit, endRun } = useBuilderActions()
  const set = <Key extends keyof Offer>(key: Key, value: Offer[Key], isTyping = false) =>
    edit(
      [{ kind: 'changeOffer', value: { [key]: value }, was: { [key]: offer[key] } }],
      isTyping ? { run: `offer.${key}` } : {},
    )
  return (
    <>
      <p className="text-app-xs text-muted">
        Dipakai di seluruh halaman. Di dalam teks, tulis {'{harga}'}, {'{hemat}'}, {'{tenggat}'}, {'{sisa_kursi}'}, atau{' '}
        {'{mentor}'}.
      </p>
      <OfferRecordField />
      <fieldset disabled={isBound('name')} className="contents">
        <Field label="Nama penawaran">
          <Input
            value={offer.name}
            maxLength={90}
            onChange={(event) => set('name', event.target.value, true)}
            onBlur={endRun}
          />
        </Field>
        <AmountInput
          id={fieldId(null, ['offer', 'price'])}
          label="Harga penawaran"
          value={offer.price}
          onChange={(price) => set('price', price, true)}
          onBlur={endRun}
        />
        <AmountInput
          id={fieldId(null, ['offer', 'strikePrice'])}
          label="Harga sebelum diskon"
          error={strikeMistake(offer)}
          value={offer.strikePrice}
          onChange={(strikePrice) => set('strikePrice', strikePrice, true)}
          onBlur={endRun}
        />
        <InstantInput
          id={fieldId(null, ['offer', 'deadline'])}
          label="Tenggat"
          hint="Waktu WIB. Biarkan kosong bila tidak ada."
          value={offer.deadline}
          onChange={(deadline) => set('deadline', deadline)}
        />
        <CountInput
          id={fieldId(null, ['offer', 'seats'])}
          label="Sisa kursi"
          value={offer.seats}
          onChange={(seats) => set('seats', seats, true)}
          onBlur={endRun}
        />
        <Field label="Mentor">
          <Input
            id={fieldId(null, ['offer', 'coach'])}
            value={offer.coach}
            maxLength={60}
            onChange={(event) => set('coach', event.target.value, true)}
            onBlur={endRun}
          />
        </Field>
      </fieldset>
      <Field
        label="WhatsApp penawaran"
        hint="Nomor 08… diubah menjadi kode negara, misalnya 6281234567890. Awali nomor luar negeri dengan +."
      >
        <Input
          value={offer.whatsapp}
          inputMode="tel"
          maxLength={16}
          onChange={(event) => set('whatsapp', event.target.value.replace(/(?!^\+)\D/g, ''), true)}
          onBlur={() => {
            // As it is used: a number of this country gets its code.
            const used = phoneNumber(offer.whatsapp)
            if (used !== null && used !== offer.whatsapp) set('whatsapp', used, true)
            endRun()
          }}
        />
      </Field>
      <Field label="Label tombol penawaran">
        <Input
          value={offer.cta.label}
          maxLength={28}
          onChange={(event) => set('cta', { ...offer.cta, label: event.target.value }, true)}
          onBlur={endRun}
        />
      </Field>
      <LinkInput
        id={fieldId(null, ['offer', 'cta', 'target'])}
        label="Tujuan penawaran"
        hint="Semua tombol bertujuan “Penawaran halaman” mengarah ke sini."
        hasOffer={false}
        value={offer.cta.target}
        onChange={(target, isTyping) => set('cta', { ...offer.cta, target }, isTyping)}
      />
    </>
  )
}

function strikeMistake({ price, strikePrice }: Offer): string | undefined {
  return price !== null && strikePrice !== null && strikePrice <= price
    ? `Harus lebih tinggi dari harga penawaran, ${formatRupiah(price)}, agar ada yang dihemat.`
    : undefined
}
